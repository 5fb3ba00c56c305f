import { z } from "zod";
import { languages } from "@/i18n/languages";
import { FileReply, operation } from "@/lib/api/operation";
import { Id } from "@/lib/api/values";
import { reportOfOpinion } from "./service";

const PDF = "application/pdf";

export const getOpinionReport = operation({
  id: "getOpinionReport",
  method: "GET",
  path: "/sds/{sdsId}/opinion/report",
  family: "document",
  tag: "SDS documents",
  limit: "none",
  summary: "Make a report of the second opinion on a sheet",
  description:
    "A PDF for the file: what is certain, what is doubtful, what to ask the supplier, each with its law, its place on the sheet, what is printed and " +
    "what is expected; then what was computed, and what cannot be.",
  permission: "read",
  input: z.object({
    sdsId: Id.describe("Id of the SDS document."),
    language: z.enum(languages).default("en"),
  }),
  output: { file: [PDF] },
  status: 200,
  errors: ["not-found"],
  async run(context, { sdsId, language }) {
    const file = await reportOfOpinion(context, sdsId, language);
    return new FileReply({ ...file, contentType: PDF, disposition: "inline" });
  },
});
