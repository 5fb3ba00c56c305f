import { z } from "zod";
import { FileReply, operation } from "@/lib/operations/operation";
import { Id, IsoDate, text } from "@/lib/operations/values";
import * as generated from "./service";

const common = { family: "document", tag: "Labels and safety cards", limit: "none" } as const;
const sdsId = Id.describe("Id of the SDS document.");
const language = z
  .enum(["en", "nl", "de", "fr"])
  .default("en")
  .describe("Whatever the sheet's own language is.");

export const getClpLabel = operation({
  ...common,
  id: "getClpLabel",
  method: "GET",
  path: "/sds/{sdsId}/clp-label",
  summary: "Make a GHS/CLP label",
  description: "A PDF with the label elements of the sheet. What does not fit the size is refused with 422.",
  permission: "read",
  input: z.object({
    sdsId,
    size: z.enum(["A4", "A5", "A6", "A7"]).default("A6"),
    language,
    show_hazard_statements: z.boolean().default(true),
    show_precautionary_statements: z.boolean().default(true),
    include_qr: z.boolean().default(false).describe("A QR code that links to the full sheet."),
    expiry_date: IsoDate.optional(),
    additional_info: text(500).optional(),
  }),
  output: { file: ["application/pdf"] },
  status: 200,
  errors: ["not-found", "conflict"],
  async run(context, { sdsId, ...wishes }) {
    const made = await generated.label(context, sdsId, wishes);
    return new FileReply({ ...made, contentType: "application/pdf" });
  },
});

export const getSafetyCard = operation({
  ...common,
  id: "getSafetyCard",
  method: "GET",
  path: "/sds/{sdsId}/safety-card",
  summary: "Make a safety card",
  description: "A Betriebsanweisung, VIK or notice de poste with the sheet's data, as PDF or Word file.",
  permission: "read",
  input: z.object({
    sdsId,
    format: z.enum(["pdf", "word"]).default("pdf"),
    profile_id: Id.optional().describe("A safety card profile; the team's default one when left out."),
    language,
  }),
  output: {
    file: ["application/pdf", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
  },
  status: 200,
  errors: ["not-found", "conflict"],
  async run(context, { sdsId, ...wishes }) {
    return new FileReply(await generated.safetyCard(context, sdsId, wishes));
  },
});
