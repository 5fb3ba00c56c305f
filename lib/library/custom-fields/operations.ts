import { z } from "zod";
import { operation } from "@/lib/api/operation";
import { Id } from "@/lib/api/values";
import { getProduct } from "@/lib/library/products/operations";
import { Product } from "@/lib/library/products/schema";
import * as products from "@/lib/library/products/service";
import { CustomFieldGroup, CustomFieldGroupFields, CustomFieldSchema } from "./schema";
import * as customFields from "./service";

const library = { family: "library", tag: "Custom fields", limit: "library" } as const;
const web = { family: "web", tag: "Custom fields", limit: "none", sessionOnly: true, tool: null } as const;

export const listCustomFieldSchemas = operation({
  ...library,
  id: "listCustomFieldSchemas",
  method: "GET",
  path: "/custom-field-schemas",
  summary: "Read the JSON Schemas of the team's custom fields",
  description: "One schema per group. Values are written and filtered by the group's id, never by its name.",
  permission: "read",
  input: z.object({}),
  output: z.object({ data: z.array(CustomFieldSchema) }),
  status: 200,
  run: async (context) => {
    const groups = await customFields.groupsOf(context);
    return { data: groups.map(({ id, name, schema }) => ({ group_id: id, name, schema })) };
  },
});

export const writeCustomFields = operation({
  ...library,
  id: "writeCustomFields",
  method: "PATCH",
  path: "/products/{id}/custom-fields",
  summary: "Write custom field values of a product",
  description: "Body: group id → field → value, checked against the current schemas; null clears a field.",
  permission: "write",
  resource: getProduct,
  before: ({ custom_fields }) => custom_fields,
  input: z.object({ id: Id.describe("Id of the product.") }).catchall(z.record(z.string(), z.unknown())),
  output: z.object({ data: Product }),
  status: 200,
  errors: ["not-found"],
  tool: { idempotent: true },
  run: async (context, { id, ...change }) => ({
    data: await products.writeCustomFields(context, id, change),
  }),
});

export const listCustomFieldGroups = operation({
  ...web,
  id: "listCustomFieldGroups",
  method: "GET",
  path: "/custom-field-groups",
  summary: "List custom field groups",
  permission: "read",
  input: z.object({}),
  output: z.object({ data: z.array(CustomFieldGroup) }),
  status: 200,
  run: async (context) => ({ data: (await customFields.listGroups(context)).map(customFields.toGroup) }),
});

export const createCustomFieldGroup = operation({
  ...web,
  id: "createCustomFieldGroup",
  method: "POST",
  path: "/custom-field-groups",
  summary: "Create a custom field group",
  permission: "admin",
  input: CustomFieldGroupFields,
  output: z.object({ data: CustomFieldGroup }),
  status: 201,
  run: async (context, input) => ({ data: await customFields.createGroup(context, input) }),
});

export const replaceCustomFieldGroup = operation({
  ...web,
  id: "replaceCustomFieldGroup",
  method: "PUT",
  path: "/custom-field-groups/{id}",
  summary: "Replace a custom field group's name and schema",
  permission: "admin",
  input: CustomFieldGroupFields.extend({ id: Id }),
  output: z.object({ data: CustomFieldGroup }),
  status: 200,
  errors: ["not-found"],
  run: async (context, { id, ...input }) => ({ data: await customFields.replaceGroup(context, id, input) }),
});
