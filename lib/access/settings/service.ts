import { z } from "zod";
import type { Context } from "@/lib/platform/context";
import { database } from "@/lib/platform/database/client";
import type { Team } from "@/lib/platform/database/generated/client";
import { enrichmentNames } from "@/lib/regulation/enrichment-names";
import { type TeamCountry, teamCountries } from "@/lib/regulation/team-countries";
import type { TeamSettings } from "./schema";

const Known = z.enum(enrichmentNames);
const Country = z.enum(teamCountries);

export async function read(context: Context): Promise<z.input<typeof TeamSettings>> {
  return toSettings(await database().team.findUniqueOrThrow({ where: { id: context.team.id } }));
}

/** The country whose rules the team goes by; null where it has not said. */
export async function countryOf(context: Context): Promise<TeamCountry | null> {
  const { country } = await database().team.findUniqueOrThrow({
    where: { id: context.team.id },
    select: { country: true },
  });
  return Country.safeParse(country).data ?? null;
}

export async function change(
  context: Context,
  {
    name,
    country,
    share_catalogue,
    enrichments,
    sheet_age_years,
    unreleased,
    require_second_factor,
  }: Partial<z.infer<typeof TeamSettings>>,
): Promise<z.input<typeof TeamSettings>> {
  const data = {
    name,
    country,
    shareCatalogue: share_catalogue,
    sheetAgeYears: sheet_age_years,
    requireSecondFactor: require_second_factor,
    unreleasedLabels: unreleased?.labels,
    unreleasedCards: unreleased?.cards,
    unreleasedSignatures: unreleased?.signatures,
    unreleasedRegister: unreleased?.register,
    ...(enrichments && { enrichments: [...new Set(enrichments)] }),
  };
  return toSettings(await database().team.update({ where: { id: context.team.id }, data }));
}

function toSettings(team: Team): z.input<typeof TeamSettings> {
  return {
    name: team.name,
    country: Country.safeParse(team.country).data ?? null,
    share_catalogue: team.shareCatalogue,
    enrichments: team.enrichments.flatMap((name) => Known.safeParse(name).data ?? []),
    sheet_age_years: team.sheetAgeYears,
    require_second_factor: team.requireSecondFactor,
    unreleased: {
      labels: team.unreleasedLabels,
      cards: team.unreleasedCards,
      signatures: team.unreleasedSignatures,
      register: team.unreleasedRegister,
    },
  };
}
