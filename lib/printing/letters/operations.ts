import { z } from "zod";
import { FileReply, operation } from "@/lib/api/operation";
import { Id } from "@/lib/api/values";
import { letterFile } from "./service";

const PDF = "application/pdf";

export const getLetterFile = operation({
  id: "getLetterFile",
  method: "GET",
  path: "/sds/{sdsId}/letters/{letterId}/pdf",
  family: "document",
  tag: "Letters to suppliers",
  limit: "none",
  summary: "Make a PDF of a letter to a supplier",
  description: "On paper with the team, the day and the supplier, in the language of the letter.",
  permission: "read",
  input: z.object({ sdsId: Id.describe("Id of the SDS document."), letterId: Id }),
  output: { file: [PDF] },
  status: 200,
  errors: ["not-found"],
  async run(context, { sdsId, letterId }) {
    const file = await letterFile(context, sdsId, letterId);
    return new FileReply({ ...file, contentType: PDF, disposition: "inline" });
  },
});
