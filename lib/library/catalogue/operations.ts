import { z } from "zod";
import { operation, Reply } from "@/lib/api/operation";
import { Id } from "@/lib/api/values";
import { ProductPageMeta } from "@/lib/library/products/schema";
import { CatalogueHit } from "./schema";
import * as catalogue from "./service";

const common = { family: "library", tag: "Catalogue" } as const;

export const searchCatalogue = operation({
  ...common,
  id: "searchCatalogue",
  method: "POST",
  path: "/catalogue/search",
  summary: "Search the shared catalogue",
  description:
    "Finds sheets that teams share, by name, synonym, manufacturer, CAS number or component. Hits carry identification and label " +
    "elements only, and `in_library` with the product they are on. An empty query finds everything.",
  permission: "read",
  limit: "scan",
  input: z.object({
    query: z.string().max(200),
    page: z.int().min(1).max(1_000_000).default(1),
    size: z.int().min(1).max(100).default(25),
  }),
  output: z.object({ meta: ProductPageMeta, data: z.array(CatalogueHit) }),
  status: 200,
  run: (context, input) => catalogue.search(context, input),
});

export const addFromCatalogue = operation({
  ...common,
  id: "addFromCatalogue",
  method: "POST",
  path: "/catalogue/{document_id}/add",
  summary: "Add a catalogue document to the library",
  description:
    "Nothing to poll. Adding a document that the team holds already changes nothing and returns the same ids.",
  permission: "write",
  limit: "library",
  idempotent: true,
  input: z.object({ document_id: Id }),
  output: z.object({ data: z.object({ product_id: Id, document_id: Id }) }),
  status: 201,
  otherStatuses: [200],
  errors: ["not-found"],
  tool: { idempotent: true },
  async run(context, { document_id }) {
    const { created, ...data } = await catalogue.add(context, document_id);
    return new Reply(created ? 201 : 200, { data });
  },
});
