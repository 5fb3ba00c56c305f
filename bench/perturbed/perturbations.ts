import { withColumnsReversed } from "./column-order";
import { withColumnsMoved, withSpaces } from "./columns";
import { withCompany, withoutFurniture } from "./furniture";
import { jittered, scaled, shuffled, spaced, withMargin } from "./geometry";
import type { GlyphPage } from "./glyph-pages";
import { headingsInCase, renumbered } from "./headings";
import { withoutColons, withValuesBelow } from "./labels";
import { brokenElsewhere } from "./page-breaks";
import type { Random } from "./random";
import type { Printed } from "./reading";
import { withOtherDecimalSign, withOtherSigns } from "./signs";
import { withUnknownHeads, withUnknownLabels } from "./unknown-words";
import { withCellsWrapped, withLabelsWrapped, withValuesWrapped } from "./wrapped-cells";

export type Perturbation = (printed: Printed, random: Random) => GlyphPage[];

const eachPage =
  (change: (page: GlyphPage, random: Random) => GlyphPage): Perturbation =>
  ({ pages }, random) =>
    pages.map((page) => change(page, random));

/** What changes nothing for whoever reads the sheet. */
export const perturbations: Readonly<Record<string, Perturbation>> = {
  "no rules": eachPage((page) => ({ ...page, rules: [] })),
  "no bold": eachPage((page) => ({
    ...page,
    glyphs: page.glyphs.map((glyph) => glyph && { ...glyph, bold: false }),
  })),
  "scaled 0.9": eachPage((page) => scaled(page, 0.9)),
  "scaled 1.15": eachPage((page) => scaled(page, 1.15)),
  "jitter 0.6 pt": eachPage((page, random) => jittered(page, 0.6, random)),
  "lines 1.15 apart": eachPage((page) => spaced(page, 1.15)),
  "page breaks": brokenElsewhere,
  "columns apart": (printed) => withColumnsMoved(printed, 10),
  "columns closer": (printed) => withColumnsMoved(printed, -10),
  "columns reversed": withColumnsReversed,
  "no colons": withoutColons,
  "values below": withValuesBelow,
  "cells wrapped, top": (printed) => withCellsWrapped(printed, "top"),
  "cells wrapped, middle": (printed) => withCellsWrapped(printed, "middle"),
  "cells wrapped, bottom": (printed) => withCellsWrapped(printed, "bottom"),
  "labels wrapped, top": (printed) => withLabelsWrapped(printed, "top"),
  "labels wrapped, middle": (printed) => withLabelsWrapped(printed, "middle"),
  "values wrapped": withValuesWrapped,
  "unknown labels": withUnknownLabels,
  "unknown heads": withUnknownHeads,
  "other signs": eachPage(withOtherSigns),
  "other decimal sign": withOtherDecimalSign,
  "wider spaces": (printed) => withSpaces(printed, 0.2),
  "words shuffled": eachPage((page, random) => shuffled(page, random)),
  "left margin": eachPage((page) => withMargin(page, 30)),
  "company added": eachPage(withCompany),
  "furniture gone": withoutFurniture,
  capitals: (printed) => headingsInCase(printed, true),
  "no capitals": (printed) => headingsInCase(printed, false),
  "1.": (printed) => renumbered(printed, (number) => `${number}.`),
  "1:": (printed) => renumbered(printed, (number) => `${number}:`),
  "SECTION 1": (printed) => renumbered(printed, (number) => `SECTION ${number}`),
};
