import { z } from "zod";
import { teamCountries } from "@/lib/regulation/team-countries";
import { cardBlockKinds } from "./card-block-kinds";
import { cardLayoutKinds } from "./card-layout-kinds";

/** Blocks that a card can hold; each layout has its own order and headings. */
export const CardBlockKind = z.enum(cardBlockKinds);
export type CardBlockKind = z.infer<typeof CardBlockKind>;

export const CardLayoutKind = z.enum(cardLayoutKinds);
export type CardLayoutKind = z.infer<typeof CardLayoutKind>;

const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/, "a colour like #F39200");
const line = z.string().trim().max(200).nullable();

/** How a team wants its cards; plain data, as it is stored. Null leaves a blank to fill in by hand. */
export const SafetyCardProfile = z.object({
  company: line,
  site: line,
  department: line,
  responsiblePerson: line,
  /** The number that people at the workplace dial first; 112 without it. */
  emergencyNumber: line,
  /** Further numbers in their order, e.g. first aider, fire brigade, poison centre. */
  phones: z.array(z.object({ label: z.string().trim().max(80), number: z.string().trim().max(40) })).max(8),
  /** Whose exposure limits hold, and whose poison centre is named; null: as the team's setting, else by the language. */
  country: z.enum(teamCountries).nullable(),
  /** Null takes the layout that is usual in the card's language. */
  layout: CardLayoutKind.nullable(),
  /** Null takes the layout's own blocks and order. */
  blocks: z.array(CardBlockKind).min(1).nullable(),
  /** Null takes the layout's colours. */
  colours: z.object({ heading: colour, headingText: colour }).nullable(),
  footer: z.string().trim().max(300).nullable(),
  /** PNG or JPEG. */
  logo: z.object({ mediaType: z.enum(["image/png", "image/jpeg"]), base64: z.base64() }).nullable(),
});
export type SafetyCardProfile = z.infer<typeof SafetyCardProfile>;

/** What a team has before it makes a profile of its own. */
export const defaultProfile: SafetyCardProfile = {
  company: null,
  site: null,
  department: null,
  responsiblePerson: null,
  emergencyNumber: null,
  phones: [],
  country: null,
  layout: null,
  blocks: null,
  colours: null,
  footer: null,
  logo: null,
};
