import { z } from "zod";
import { operation } from "@/lib/api/operation";
import { Id, incomingFile } from "@/lib/api/values";
import { UploadReference } from "@/lib/holdings/documents/schema";
import { store } from "@/lib/holdings/documents/service";
import { replace } from "./service";

export const replaceDocument = operation({
  family: "document",
  tag: "SDS documents",
  limit: "none",
  id: "replaceDocument",
  method: "POST",
  path: "/sds/{sdsId}/replacement",
  summary: "Replace a sheet that could not be read by a better file",
  description:
    "The file becomes a document of its own and takes over product, article numbers and place; poll it as after an upload. " +
    "The former one goes to the bin, or is archived where it was used. 409 for a sheet that could be read, and for the same file.",
  permission: "write",
  body: "multipart",
  idempotent: true,
  input: z.object({
    sdsId: Id.describe("Id of the SDS document."),
    file: incomingFile().describe("The better sheet as a PDF of at most 10 MB."),
  }),
  output: UploadReference,
  status: 202,
  errors: ["bad-request", "not-found", "conflict", "payload-too-large", "unsupported-media-type"],
  prepare: (_, { file }) => store(file.bytes),
  async run(context, { sdsId, file }) {
    const document = await replace(context, sdsId, { fileName: file.name, bytes: file.bytes });
    const { id, status } = document;
    return { id, status, message: "The file takes the former one's place." };
  },
});
