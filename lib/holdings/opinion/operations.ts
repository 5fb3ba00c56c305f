import { z } from "zod";
import { operation } from "@/lib/api/operation";
import { Id } from "@/lib/api/values";
import { messageLanguages } from "@/lib/opinion/finding";
import { Opinion } from "./schema";
import * as opinion from "./service";

export const getOpinion = operation({
  id: "getOpinion",
  method: "GET",
  path: "/sds/{sdsId}/opinion",
  family: "document",
  tag: "SDS documents",
  limit: "none",
  summary: "Read a second opinion on a sheet",
  description:
    "What a second reader would object to: the mixture classified again from section 3 (CLP Annex I), the sheet compared with itself, " +
    "with Annex VI, the candidate list and ADR's list. Codes are stable and explained in the documentation. What rests on a value " +
    "that is in doubt is at most a warning. An empty list of findings means that nothing was noticed, not that the sheet is right.",
  permission: "read",
  input: z.object({
    sdsId: Id.describe("Id of the SDS document."),
    language: z.enum(messageLanguages).optional().describe("Of the messages; en when left out."),
  }),
  output: z.object({ data: Opinion }),
  status: 200,
  errors: ["not-found"],
  run: async (context, { sdsId, language }) => ({
    data: await opinion.read(context, sdsId, language ?? "en"),
  }),
});
