import { z } from "zod";
import { FileReply, operation, Reply, stays } from "@/lib/api/operation";
import { Id, incomingFile, PageInput, PageMeta } from "@/lib/api/values";
import { decideOn } from "@/lib/holdings/procurement/service";
import { ReviewState } from "@/lib/holdings/review/schema";
import { Sections } from "@/lib/sheet/schema";
import {
  DocumentChange,
  DocumentStatus,
  ProcurementStatus,
  ReviewedPath,
  SdsDocument,
  SdsDocumentDetail,
  UploadReference,
  ValueSource,
} from "./schema";
import * as documents from "./service";

const common = { family: "document", tag: "SDS documents", limit: "none" } as const;
const sdsId = Id.describe("Id of the SDS document.");

export const listDocuments = operation({
  ...common,
  id: "listDocuments",
  method: "GET",
  path: "/sds",
  summary: "List SDS documents",
  description:
    "Newest first, without the details. Archived documents are left out unless `archived` asks for them.",
  permission: "read",
  input: z.object({
    ...PageInput,
    status: DocumentStatus.optional(),
    query: z.string().max(200).optional().describe("Searches product name, chemical name and CAS number."),
    cas_number: z.string().max(20).optional(),
    review_state: ReviewState.optional(),
    archived: z.boolean().optional().describe("true: only archived documents."),
  }),
  output: z.object({ meta: PageMeta, data: z.array(SdsDocument) }),
  status: 200,
  run: (context, input) => documents.list(context, input),
});

export const createDocument = operation({
  ...common,
  id: "createDocument",
  method: "POST",
  path: "/sds",
  summary: "Upload a safety data sheet",
  description:
    "Stores the PDF and queues it for extraction; poll `GET /sds/{sdsId}` until its status is no longer processing. " +
    "Bytes that the team already holds answer 200 with the document that holds them.",
  permission: "write",
  body: "multipart",
  idempotent: true,
  input: z.object({ file: incomingFile().describe("The sheet as a PDF of at most 10 MB.") }),
  output: UploadReference,
  status: 202,
  otherStatuses: [200],
  errors: ["bad-request", "payload-too-large", "unsupported-media-type"],
  prepare: (_, { file }) => documents.store(file.bytes),
  async run(context, { file }) {
    const { document, created } = await documents.create(context, { fileName: file.name, bytes: file.bytes });
    return new Reply(created ? 202 : 200, {
      id: document.id,
      status: document.status,
      message: created ? "The sheet is queued for extraction." : "The team already holds this sheet.",
    });
  },
});

export const getDocument = operation({
  ...common,
  id: "getDocument",
  method: "GET",
  path: "/sds/{sdsId}",
  summary: "Read an SDS document",
  description:
    "One document with what was read in its sheet: supplier, emergency contacts, components, quality score, and in `errors` what was not found or is in doubt.",
  permission: "read",
  input: z.object({ sdsId }),
  output: z.object({ data: SdsDocumentDetail }),
  status: 200,
  errors: ["not-found"],
  run: async (context, { sdsId }) => ({ data: await documents.detail(context, sdsId) }),
});

export const updateDocument = operation({
  ...common,
  id: "updateDocument",
  method: "PATCH",
  path: "/sds/{sdsId}",
  summary: "Change an SDS document's own fields",
  description:
    "Members that are left out stay as they are. `status: processing` starts the extraction again; `archived: false` brings a document back.",
  permission: "write",
  input: DocumentChange.extend({ sdsId }),
  output: z.object({ data: SdsDocument }),
  status: 200,
  errors: ["not-found"],
  tool: { idempotent: true },
  run: async (context, { sdsId, ...change }) => ({ data: await documents.update(context, sdsId, change) }),
});

export const archiveDocument = operation({
  ...common,
  id: "archiveDocument",
  method: "DELETE",
  path: "/sds/{sdsId}",
  summary: "Archive an SDS document",
  description:
    "The data is kept and the document leaves the default listings. `PATCH` with `archived: false` undoes it.",
  permission: "write",
  before: stays,
  input: z.object({ sdsId }),
  output: z.object({ message: z.string() }),
  status: 200,
  errors: ["not-found"],
  tool: { destructive: true, idempotent: true },
  async run(context, { sdsId }) {
    await documents.update(context, sdsId, { archived: true });
    return { message: "The document is archived. Its data is kept." };
  },
});

export const setProcurementStatus = operation({
  ...common,
  id: "setProcurementStatus",
  method: "PUT",
  path: "/sds/{sdsId}/procurement-status",
  summary: "Decide on a document for procurement",
  description: "Accept approves, Review leaves it pending, Reject refuses. New documents start with Review.",
  permission: "write",
  resource: getDocument,
  before: ({ procurement_status }) => ({ status: procurement_status }),
  input: z.object({ sdsId, status: ProcurementStatus }),
  output: z.object({ data: SdsDocument }),
  status: 200,
  errors: ["not-found"],
  tool: { idempotent: true },
  run: async (context, { sdsId, status }) => ({
    data: await decideOn(context, sdsId, status),
  }),
});

const sectionNumbers = z
  .string()
  .regex(
    /^\s*(?:[1-9]|1[0-6])\s*(?:,\s*(?:[1-9]|1[0-6])\s*)*$/,
    "must be section numbers from 1 to 16, separated by commas",
  );

export const getSections = operation({
  ...common,
  id: "getSections",
  method: "GET",
  path: "/sds/{sdsId}/sections",
  summary: "Read the sixteen sections of a sheet",
  description:
    "What was read in each section: its text, its subsections and its values, with the text each value came from. A section that the sheet " +
    "lacks is an empty object. Ask for the sections you need: first aid is 4, storage 7, exposure limits 8, transport 14.",
  permission: "read",
  input: z.object({
    sdsId,
    sections: sectionNumbers.optional().describe("Section numbers, e.g. `2,3,9`; all when left out."),
    include: z
      .enum(["sources"])
      .optional()
      .describe(
        "`sources`: the page and rectangle of every value that was read, and `reviewed` where somebody confirmed or corrected one.",
      ),
  }),
  output: z.object({
    data: Sections,
    sources: z.array(ValueSource).optional(),
    reviewed: z.array(ReviewedPath).optional(),
  }),
  status: 200,
  errors: ["not-found"],
  run: (context, { sdsId, sections, include }) =>
    documents.sections(context, sdsId, {
      numbers: sections?.split(",").map(Number) ?? Array.from({ length: 16 }, (_, i) => i + 1),
      withSources: include === "sources",
    }),
});

export const downloadDocument = operation({
  ...common,
  id: "downloadDocument",
  method: "GET",
  path: "/sds/{sdsId}/download",
  summary: "Download the original PDF",
  description: "The file as it was uploaded, byte for byte.",
  permission: "read",
  input: z.object({ sdsId }),
  output: { file: ["application/pdf"] },
  status: 200,
  errors: ["not-found"],
  async run(context, { sdsId }) {
    return new FileReply({ ...(await documents.download(context, sdsId)), contentType: "application/pdf" });
  },
});
