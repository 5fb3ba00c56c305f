import { z } from "zod";
import { operation, StreamReply } from "@/lib/api/operation";
import { Id, Timestamp, text } from "@/lib/api/values";
import * as facets from "@/lib/library/facets/service";
import { filterGuide } from "./filter-guide";
import {
  FacetQuery,
  Facets,
  OwnedFields,
  Product,
  ProductDetail,
  ProductPageMeta,
  ProductQuery,
} from "./schema";
import * as products from "./service";

const common = { family: "library", tag: "Products", limit: "library" } as const;
const id = Id.describe("Id of the product.");

export const listProducts = operation({
  ...common,
  limit: "scan",
  id: "listProducts",
  method: "POST",
  path: "/products",
  summary: "List products",
  description:
    "The team's library, sorted and filtered. An empty body answers everything. Products that await a sheet are absent; archived ones " +
    `are left out unless a filter asks for them. To read a large library raise \`size\` instead of calling more often.\n\n${filterGuide}`,
  permission: "read",
  input: ProductQuery,
  tool: { defaults: { size: 50, page: 1 } },
  output: z.object({ data: z.array(Product), meta: ProductPageMeta.optional() }),
  status: 200,
  errors: ["not-found"],
  async run(context, input) {
    const found = await products.list(context, input);
    return found.rows === undefined ? found : new StreamReply(found.rows, Product);
  },
});

export const getFacets = operation({
  ...common,
  limit: "scan",
  id: "getFacets",
  method: "GET",
  path: "/products/facets",
  summary: "Read the values that filters can take",
  description:
    "Counts the products of the default list by value; each value can be used in a filter as it is.",
  permission: "read",
  input: z.object({}),
  output: z.object({ data: Facets }),
  status: 200,
  run: async (context) => ({ data: await facets.read(context) }),
});

export const countFacets = operation({
  ...common,
  limit: "scan",
  id: "countFacets",
  method: "POST",
  path: "/products/facets",
  summary: "Read the values of a filtered list",
  description:
    "Counts the products that the filters select by value. The filters on a field do not narrow its own values, so that each count says " +
    `how many products there would be with that value instead. Null values, which stand for what is not known, are counted with \`with_unknown\` alone.\n\n${filterGuide}`,
  permission: "read",
  input: FacetQuery,
  output: z.object({ data: Facets }),
  status: 200,
  errors: ["not-found"],
  run: async (context, { filters, with_unknown: withUnknown }) => ({
    data: await facets.read(context, filters, withUnknown),
  }),
});

export const createProduct = operation({
  ...common,
  id: "createProduct",
  method: "POST",
  path: "/products/create",
  summary: "Create a product that awaits its sheet",
  description: "A repeated call creates a second product; an Idempotency-Key prevents that.",
  permission: "write",
  idempotent: true,
  input: OwnedFields.omit({ archived: true }).extend({ display_name: text(300) }),
  output: z.object({ data: Product }),
  status: 201,
  run: async (context, input) => ({ data: await products.create(context, input) }),
});

export const getProduct = operation({
  ...common,
  id: "getProduct",
  method: "GET",
  path: "/products/{id}",
  summary: "Read a product with every sheet and placement",
  description: "Also the way to read a product that awaits its sheet.",
  permission: "read",
  input: z.object({ id }),
  output: z.object({ data: ProductDetail }),
  status: 200,
  errors: ["not-found"],
  run: async (context, input) => ({ data: await products.detail(context, input.id) }),
});

export const updateProduct = operation({
  ...common,
  id: "updateProduct",
  method: "PATCH",
  path: "/products/{id}",
  summary: "Change a product's own fields",
  description: "Archiving a product removes it from the library; there is no deletion.",
  permission: "write",
  input: OwnedFields.extend({ id }),
  output: z.object({ data: Product }),
  status: 200,
  errors: ["not-found"],
  tool: { idempotent: true },
  run: async (context, { id, ...change }) => ({ data: await products.update(context, id, change) }),
});

export const attachSheet = operation({
  ...common,
  id: "attachSheet",
  method: "POST",
  path: "/products/{id}/sds",
  summary: "Attach a sheet to a product",
  description:
    "It becomes the primary sheet of a product that has none; an existing primary sheet stays. A sheet that is on another product of " +
    "the team is refused with 409.",
  permission: "write",
  input: z.object({ id, document_id: Id.describe("An SDS document of the team or a catalogue document.") }),
  output: z.object({ data: ProductDetail.extend({ made_primary: z.boolean() }) }),
  status: 200,
  errors: ["not-found", "conflict"],
  tool: { idempotent: true },
  run: async (context, { id, document_id }) => ({
    data: await products.attachSheet(context, id, document_id),
  }),
});

export const downloadProductSheet = operation({
  ...common,
  id: "downloadProductSheet",
  method: "GET",
  path: "/products/{id}/sds/{sdsId}/download",
  summary: "Get a signed URL for a sheet's PDF",
  description:
    "The URL is valid for five minutes and is fetched without the API key; request a fresh one per download.",
  permission: "read",
  input: z.object({ id, sdsId: Id.describe("Id of the SDS document.") }),
  output: z.object({ data: z.object({ url: z.url(), expires_at: Timestamp }) }),
  status: 200,
  errors: ["not-found"],
  run: async (context, { id, sdsId }) => ({ data: await products.downloadSheet(context, id, sdsId) }),
});
