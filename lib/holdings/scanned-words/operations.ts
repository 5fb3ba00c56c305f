import { z } from "zod";
import { operation } from "@/lib/api/operation";
import { Id } from "@/lib/api/values";
import { ScannedPage } from "./schema";
import { scannedWordsOf } from "./service";

export const getScannedWords = operation({
  family: "document",
  tag: "SDS documents",
  limit: "none",
  sessionOnly: true,
  id: "getScannedWords",
  method: "GET",
  path: "/sds/{sdsId}/scanned-words",
  summary: "Read the words of a sheet's pages that are pictures",
  description:
    "What OCR read, page by page, each word with its place. Pages with text of their own are left out; an empty list for a sheet without pictures of pages.",
  permission: "read",
  input: z.object({ sdsId: Id.describe("Id of the SDS document.") }),
  output: z.object({ data: z.array(ScannedPage) }),
  status: 200,
  errors: ["not-found"],
  run: async (context, { sdsId }) => ({ data: await scannedWordsOf(context, sdsId) }),
});
