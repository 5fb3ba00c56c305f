import { z } from "zod";
import { FileReply, operation } from "@/lib/api/operation";
import { Id, incomingFile, PageInput, PageMeta } from "@/lib/api/values";
import { contentTypes, toFile } from "@/lib/platform/spreadsheets/write";
import { headingLanguages } from "./headings";
import { Choices, FaultyRows, Import, ImportDraft, ImportKind, Preview } from "./schema";
import * as imports from "./service";
import { templateOf } from "./template";

const web = {
  family: "web",
  tag: "Imports",
  limit: "none",
  sessionOnly: true,
  tool: null,
  status: 200,
} as const;
const import_id = Id.describe("Id of the import.");

export const listImports = operation({
  ...web,
  id: "listImports",
  method: "GET",
  path: "/imports",
  summary: "List the tables that were imported",
  permission: "read",
  input: z.object(PageInput),
  output: z.object({ meta: PageMeta, data: z.array(Import) }),
  run: (context, input) => imports.list(context, input),
});

export const createImport = operation({
  ...web,
  id: "createImport",
  method: "POST",
  path: "/imports",
  summary: "Upload a table to import",
  permission: "write",
  body: "multipart",
  input: z.object({ file: incomingFile(), kind: ImportKind }),
  output: z.object({ data: ImportDraft }),
  status: 201,
  run: async (context, { file, kind }) => ({ data: await imports.create(context, kind, file) }),
});

export const getImportTemplate = operation({
  ...web,
  id: "getImportTemplate",
  method: "GET",
  path: "/imports/template",
  summary: "Download a table to fill in",
  permission: "read",
  input: z.object({
    kind: ImportKind.default("products"),
    format: z.enum(["csv", "xlsx"]).default("xlsx"),
    language: z.enum(headingLanguages).default("en"),
  }),
  output: { file: Object.values(contentTypes) },
  async run(_, { kind, format, language }) {
    const { head, rows } = templateOf(kind, language);
    async function* batches() {
      yield rows;
    }
    return new FileReply(await toFile(format, `sixteen-${kind}`, head, batches(), (row) => row));
  },
});

export const getImport = operation({
  ...web,
  id: "getImport",
  method: "GET",
  path: "/imports/{import_id}",
  summary: "Read an uploaded table and how it is understood",
  permission: "read",
  input: z.object({ import_id }),
  output: z.object({ data: ImportDraft }),
  errors: ["not-found"],
  run: async (context, input) => ({ data: await imports.read(context, input.import_id) }),
});

export const previewImport = operation({
  ...web,
  id: "previewImport",
  method: "POST",
  path: "/imports/{import_id}/preview",
  summary: "See what an import would do",
  // It changes nothing.
  permission: "read",
  input: Choices.extend({ import_id }),
  output: z.object({ data: Preview }),
  errors: ["not-found"],
  run: async (context, { import_id: id, ...choices }) => ({
    data: await imports.preview(context, id, choices),
  }),
});

export const applyImport = operation({
  ...web,
  id: "applyImport",
  longestMs: imports.longestMs,
  method: "POST",
  path: "/imports/{import_id}/apply",
  summary: "Import a table",
  permission: "write",
  input: Choices.extend({ import_id }),
  output: z.object({ data: Import }),
  errors: ["not-found", "conflict"],
  run: async (context, { import_id: id, ...choices }) => ({
    data: await imports.apply(context, id, choices),
  }),
});

export const getFaultyRows = operation({
  ...web,
  id: "getFaultyRows",
  method: "GET",
  path: "/imports/{import_id}/faults",
  summary: "Read the rows that an import left out",
  permission: "read",
  input: z.object({ import_id }),
  output: z.object({ data: FaultyRows }),
  errors: ["not-found"],
  run: async (context, input) => ({ data: await imports.faultyRows(context, input.import_id) }),
});

export const undoImport = operation({
  ...web,
  id: "undoImport",
  longestMs: imports.longestMs,
  method: "POST",
  path: "/imports/{import_id}/undo",
  summary: "Take an import back",
  permission: "write",
  input: z.object({ import_id }),
  output: z.object({ data: Import }),
  errors: ["not-found", "conflict"],
  run: async (context, input) => ({ data: await imports.undo(context, input.import_id) }),
});
