import { z } from "zod";
import { Id, Timestamp, text } from "@/lib/api/values";
import {
  CardBlockKind,
  CardLayoutKind,
  defaultProfile,
  type SafetyCardProfile,
} from "@/lib/printing/layout/safety-card/profile";
import { teamCountries } from "@/lib/regulation/team-countries";

const line = text(200).nullable().default(null);
const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/, "must be a colour like #F39200");

/** How a team wants its cards; what is left out or null is a blank on the card or the layout's own choice. */
export const ProfileSettings = z.strictObject({
  company: line,
  site: line,
  department: line,
  responsible_person: line,
  emergency_number: line.describe("Dialled first at the workplace; 112 without it."),
  phones: z
    .array(z.strictObject({ label: text(80), number: text(40) }))
    .max(8)
    .default([]),
  country: z.enum(teamCountries).nullable().default(null),
  layout: CardLayoutKind.nullable().default(null).describe("null: the usual one in the card's language."),
  blocks: z.array(CardBlockKind).min(1).nullable().default(null),
  colours: z.strictObject({ heading: colour, heading_text: colour }).nullable().default(null),
  footer: text(300).nullable().default(null),
  logo: z
    .strictObject({ media_type: z.enum(["image/png", "image/jpeg"]), base64: z.base64().max(2_000_000) })
    .nullable()
    .default(null),
});
export type ProfileSettings = z.infer<typeof ProfileSettings>;

export const SafetyCardProfileResource = z.object({
  id: Id,
  name: z.string(),
  is_default: z.boolean().describe("Used when a card is asked for without a profile."),
  settings: ProfileSettings,
  created_at: Timestamp,
  updated_at: Timestamp,
});

export const ProfileFields = z.object({
  name: text(200),
  is_default: z.boolean().default(false),
  settings: ProfileSettings.prefault({}),
});

export const ProfileChange = z.object({
  name: text(200).optional(),
  is_default: z.boolean().optional(),
  settings: ProfileSettings.optional(),
});

/** The settings as the generator of cards takes them. */
export function toCardProfile(settings: ProfileSettings | null): SafetyCardProfile {
  if (!settings) return defaultProfile;
  const { responsible_person, emergency_number, colours, logo, ...rest } = settings;
  return {
    ...rest,
    responsiblePerson: responsible_person,
    emergencyNumber: emergency_number,
    colours: colours && { heading: colours.heading, headingText: colours.heading_text },
    logo: logo && { mediaType: logo.media_type, base64: logo.base64 },
  };
}
