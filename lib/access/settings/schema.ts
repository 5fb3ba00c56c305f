import { z } from "zod";
import { text } from "@/lib/api/values";
import { enrichmentNames } from "@/lib/regulation/enrichment-names";
import { teamCountries } from "@/lib/regulation/team-countries";
import { unreleasedRules } from "@/lib/sheet/unreleased-rules";

const Rule = z.enum(unreleasedRules);

export const TeamSettings = z.object({
  name: text(200),
  share_catalogue: z.boolean().describe("Whether the team's sheets are in the catalogue."),
  enrichments: z.array(z.enum(enrichmentNames)).describe("What is looked up beside the sheets."),
  unreleased: z
    .strictObject({ labels: Rule, cards: Rule, signatures: Rule, register: Rule })
    .describe(
      "What happens where a sheet is used that nobody has released: nothing, a warning, or a stop while critical values are doubtful or missing.",
    ),
  require_second_factor: z
    .boolean()
    .describe("Whether people who sign in with a password need a second factor; API keys do not."),
  country: z
    .enum(teamCountries)
    .nullable()
    .describe("Whose exposure limits, poison centre and storage rules hold; null: not said."),
  sheet_age_years: z.int().min(1).max(20).describe("A sheet older than this asks for attention."),
});
