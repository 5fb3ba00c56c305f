import { z } from "zod";
import type { Context } from "@/lib/platform/context";
import { database } from "@/lib/platform/database/client";
import type { Team } from "@/lib/platform/database/generated/client";
import { enrichmentNames } from "@/lib/regulation/enrichment-names";
import type { TeamSettings } from "./schema";

const Known = z.enum(enrichmentNames);

export async function read(context: Context): Promise<z.input<typeof TeamSettings>> {
  return toSettings(await database().team.findUniqueOrThrow({ where: { id: context.team.id } }));
}

export async function change(
  context: Context,
  { name, share_catalogue, enrichments, sheet_age_years, unreleased }: Partial<z.infer<typeof TeamSettings>>,
): Promise<z.input<typeof TeamSettings>> {
  const data = {
    name,
    shareCatalogue: share_catalogue,
    sheetAgeYears: sheet_age_years,
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
    share_catalogue: team.shareCatalogue,
    enrichments: team.enrichments.flatMap((name) => Known.safeParse(name).data ?? []),
    sheet_age_years: team.sheetAgeYears,
    unreleased: {
      labels: team.unreleasedLabels,
      cards: team.unreleasedCards,
      signatures: team.unreleasedSignatures,
      register: team.unreleasedRegister,
    },
  };
}
