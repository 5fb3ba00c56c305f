import type { z } from "zod";
import type { Context } from "@/lib/platform/context";
import { database } from "@/lib/platform/database/client";
import { LabelSettings } from "./schema";

/** How a team's labels are made. */
export async function read(context: Context): Promise<z.infer<typeof LabelSettings>> {
  const { labelTable, openSheetLinks } = await database().team.findUniqueOrThrow({
    where: { id: context.team.id },
  });
  return LabelSettings.parse({ table: labelTable, open_sheet_links: openSheetLinks });
}

export async function change(context: Context, settings: Partial<z.infer<typeof LabelSettings>>) {
  await database().team.update({
    where: { id: context.team.id },
    data: { labelTable: settings.table, openSheetLinks: settings.open_sheet_links },
  });
  return read(context);
}
