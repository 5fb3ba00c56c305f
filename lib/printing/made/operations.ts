import { z } from "zod";
import { FileReply, operation } from "@/lib/api/operation";
import { Id } from "@/lib/api/values";
import { openWish } from "@/lib/holdings/using/schema";
import { checkUse } from "@/lib/holdings/using/service";
import { mostCopies } from "./batch-limits";
import * as cards from "./cards";
import * as labels from "./labels";
import {
  CardBlankResource,
  CardLanguage,
  cardDraft,
  LabelNoteResource,
  labelBatch,
  labelWishes,
} from "./schema";

const common = { family: "document", tag: "Labels and safety cards", limit: "none" } as const;
const web = {
  ...common,
  family: "web",
  permission: "read",
  sessionOnly: true,
  tool: null,
  status: 200,
} as const;
const sdsId = Id.describe("Id of the SDS document.");
const pdf = { contentType: cards.CONTENT_TYPES.pdf, disposition: "inline" } as const;

export const getClpLabel = operation({
  ...common,
  id: "getClpLabel",
  method: "GET",
  path: "/sds/{sdsId}/clp-label",
  summary: "Make a GHS/CLP label",
  description:
    "A PDF with the label elements of the sheet. What does not fit the size is refused with 422; `does_not_fit` names it.",
  permission: "read",
  input: z.object({
    sdsId,
    ...labelWishes,
    copies: z.int().min(1).max(mostCopies).default(1).describe("The same label so many times."),
    ...openWish,
  }),
  output: { file: [pdf.contentType] },
  status: 200,
  errors: ["forbidden", "not-found", "conflict"],
  async run(context, { sdsId, copies, accept_open, reason, ...wishes }) {
    const unreleased = await checkUse(context, "labels", { id: sdsId }, { accept_open, reason });
    const made = await labels.label(context, sdsId, wishes, copies);
    return new FileReply({ ...made, ...pdf, warnings: [...made.warnings, ...unreleased] });
  },
});

export const getClpLabels = operation({
  ...common,
  id: "getClpLabels",
  method: "GET",
  path: "/labels",
  summary: "Make the GHS/CLP labels of several sheets",
  description:
    "One PDF with the labels in the order of the ids. When any does not fit, 422 names each of them.",
  permission: "read",
  input: z.object({ ...labelBatch, ...openWish }),
  output: { file: [pdf.contentType] },
  status: 200,
  errors: ["forbidden", "not-found", "conflict"],
  async run(context, { accept_open, reason, ...batch }) {
    const unreleased = await checkUse(
      context,
      "labels",
      { id: { in: batch.sds_ids.split(",") } },
      { accept_open, reason },
    );
    const made = await labels.labels(context, batch);
    return new FileReply({ ...made, ...pdf, warnings: [...made.warnings, ...unreleased] });
  },
});

export const getClpLabelNotes = operation({
  ...web,
  id: "getClpLabelNotes",
  method: "GET",
  path: "/labels/notes",
  summary: "Check labels before they are printed",
  input: z.object(labelBatch),
  output: z.object({ data: z.array(LabelNoteResource) }),
  errors: ["not-found", "conflict"],
  run: async (context, input) => ({ data: await labels.labelNotes(context, input) }),
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
    language: CardLanguage,
    ...openWish,
  }),
  output: { file: [cards.CONTENT_TYPES.pdf, cards.CONTENT_TYPES.word] },
  status: 200,
  errors: ["forbidden", "not-found", "conflict"],
  async run(context, { sdsId, accept_open, reason, ...wishes }) {
    const unreleased = await checkUse(context, "cards", { id: sdsId }, { accept_open, reason });
    const made = await cards.safetyCard(context, sdsId, { ...wishes, isUnreleased: unreleased.length > 0 });
    return new FileReply({ ...made, warnings: [...made.warnings, ...unreleased] });
  },
});

export const draftSafetyCard = operation({
  ...web,
  id: "draftSafetyCard",
  method: "POST",
  path: "/safety-card-drafts",
  summary: "Make a safety card with settings that are not kept yet",
  input: z.object({ ...cardDraft, format: z.enum(["pdf", "word"]).default("pdf"), ...openWish }),
  output: { file: [cards.CONTENT_TYPES.pdf, cards.CONTENT_TYPES.word] },
  errors: ["forbidden", "not-found", "conflict"],
  async run(context, { format, accept_open, reason, ...draft }) {
    const sheets = { id: { in: draft.group?.sds_ids ?? (draft.sds_id ? [draft.sds_id] : []) } };
    const unreleased = await checkUse(context, "cards", sheets, { accept_open, reason });
    const made = await cards.draftedCard(context, { ...draft, isUnreleased: unreleased.length > 0 }, format);
    return new FileReply({ ...made, warnings: [...made.warnings, ...unreleased] });
  },
});

export const getSafetyCardBlanks = operation({
  ...web,
  id: "getSafetyCardBlanks",
  method: "POST",
  path: "/safety-card-drafts/blanks",
  summary: "List what is to be filled in on a safety card",
  input: z.object(cardDraft),
  output: z.object({ data: z.array(CardBlankResource) }),
  errors: ["not-found", "conflict"],
  run: async (context, draft) => ({ data: await cards.blanksOfCard(context, draft) }),
});
