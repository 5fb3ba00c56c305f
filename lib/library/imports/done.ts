import { z } from "zod";
import { Id } from "@/lib/api/values";

const text = z.string().nullable();
const ProductValues = z.object({
  displayName: text,
  supplier: text,
  sku: text,
  ean: text,
  awaitedManufacturer: text,
  awaitedIdentity: text,
  customFields: z.record(z.string(), z.record(z.string(), z.json())),
});
const WorkplaceValues = z.object({
  name: z.string(),
  type: text,
  description: text,
  ventilation: text,
  processCategory: text,
  tags: z.array(z.string()),
});
const LineValues = z.object({
  productId: Id,
  workplaceId: Id.nullable(),
  amount: z.number(),
  unit: z.string(),
  containerCount: z.int(),
  recipientId: text,
});

const created = <Values extends z.ZodObject>(values: Values) => z.array(z.object({ id: Id, values }));
const updated = <Values extends z.ZodObject>(values: Values) =>
  z.array(z.object({ id: Id, before: values.partial(), after: values.partial() }));

/** What an import did, as it is stored with it. */
export const Done = z.object({
  products: z.object({ create: created(ProductValues), update: updated(ProductValues) }),
  workplaces: z.object({ create: created(WorkplaceValues), update: updated(WorkplaceValues) }),
  placements: z.array(z.object({ productId: Id, workplaceId: Id })),
  lines: z.object({
    create: created(LineValues),
    /** Whole rows of the table. */
    remove: z.array(
      z.object({
        id: Id,
        productId: Id,
        workplaceId: Id.nullable(),
        documentId: Id.nullable(),
        amount: z.string().nullable(),
        unit: text,
        containerCount: z.int(),
        recipientId: text,
        storageLocation: text,
        usageDescription: text,
        department: text,
        employees: text,
        createdAt: z.string(),
        updatedAt: z.string(),
      }),
    ),
  }),
});
export type Done = z.infer<typeof Done>;
