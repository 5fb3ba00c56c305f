import { z } from "zod";
import { Id, IsoDate, PageInput, PageMeta, Timestamp, text } from "@/lib/api/values";
import { cardLanguages } from "@/lib/printing/layout/languages";
import { SafetyCardProfile } from "@/lib/printing/layout/safety-card/profile";
import { cardDraft, cardGroup } from "@/lib/printing/made/schema";
import { cardStatuses } from "./card-statuses";

const CardChanges = z.object({
  went: z.array(z.string()).describe("Lines of the card that no longer hold."),
  came: z.array(z.string()).describe("Lines that a card of today would have."),
});

/** What an approved card rested on: what stood on it, and what it was made with; its logo is in the file alone. */
export const RestedOn = z.object({
  /** What its sheets were read by, in their order. */
  reading_ids: z.array(z.guid()),
  /** What its products are called together; null for a card of one sheet. */
  group: z.string().nullable(),
  lines: z.array(z.string()),
  profile: SafetyCardProfile,
  filled: z.record(z.string(), z.string()),
});
export type RestedOn = z.infer<typeof RestedOn>;

const CardAcknowledgementResource = z.object({ name: z.string(), at: Timestamp });

export const ApprovedCardResource = z.object({
  id: Id,
  sds_id: Id.describe("The sheet that it is made of; of a group's card the first."),
  product_id: Id.nullable(),
  name: z.string().describe("The name of the product or group on the card."),
  sheets: z
    .array(z.object({ sds_id: Id, product_id: Id.nullable(), name: z.string() }))
    .describe("All sheets that it is made of: a group's card has several."),
  workplace: z.object({ id: Id, name: z.string() }).nullable().describe("null: for every workplace."),
  language: z.enum(cardLanguages),
  version: z.int(),
  status: z
    .enum(cardStatuses)
    .describe("`outdated`: the product's sheet, as it reads today, would make another card."),
  changes: CardChanges.nullable(),
  approved_by: z.string(),
  approved_at: Timestamp,
  valid_until: IsoDate.nullable(),
  acknowledgements: z.array(CardAcknowledgementResource).describe("Who has been instructed by it, and when."),
});

export const ApprovedCardFilter = z.object({
  ...PageInput,
  sds_id: Id.optional().describe("Cards of this sheet, and of others of its product."),
  product_id: Id.optional(),
  workplace_id: Id.optional().describe("Cards for this workplace, and for every one."),
  status: z.enum(cardStatuses).optional(),
});
export type ApprovedCardFilter = z.infer<typeof ApprovedCardFilter>;

export const ApprovedCardList = z.object({ meta: PageMeta, data: z.array(ApprovedCardResource) });

const { language, profile_id, filled } = cardDraft;
export const CardApprovalRequest = z.object({
  language,
  profile_id,
  filled,
  workplace_id: Id.nullable().default(null).describe("null: the card is for every workplace."),
  valid_until: IsoDate.nullable().default(null),
});
export type CardApprovalRequest = z.infer<typeof CardApprovalRequest>;

export const GroupCardApprovalRequest = CardApprovalRequest.extend(cardGroup);

/** Of the worker who was instructed. */
export const WorkerName = text(120);
