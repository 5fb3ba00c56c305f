import { z } from "zod";
import { operation } from "@/lib/api/operation";
import { Id } from "@/lib/api/values";
import { recipientTypes } from "./recipient-types";

const RecipientType = z.object({
  id: Id,
  code: z.string().nullable().describe("UN packaging code, where there is one."),
  name: z.object({ en: z.string(), nl: z.string(), de: z.string(), fr: z.string() }),
});

export const listRecipientTypes = operation({
  family: "library",
  tag: "Quantities",
  limit: "library",
  id: "listRecipientTypes",
  method: "GET",
  path: "/recipient-types",
  summary: "List the package types of quantity lines",
  description:
    "The ids that quantity lines take as `recipient_id`, with UN packaging codes where there are any and names in four languages.",
  permission: "read",
  input: z.object({}),
  output: z.object({ data: z.array(RecipientType) }),
  status: 200,
  run: async () => ({ data: [...recipientTypes] }),
});
