"use client";

import {
  createLoader,
  createParser,
  createSerializer,
  parseAsArrayOf,
  parseAsJson,
  parseAsString,
  parseAsStringLiteral,
  useQueryStates,
} from "nuqs";
import { toFilters, usualSort } from "./list-request";

export const defaultColumns = [
  "name",
  "pictograms",
  "signal_word",
  "h_codes",
  "manufacturer",
  "cas_number",
  "revision_date",
  "workplaces",
  "procurement_status",
];

/** Widths as "name:240~h_codes:120". */
const parseAsWidths = createParser<Record<string, number>>({
  parse: (text) =>
    Object.fromEntries(
      text.split("~").flatMap((part) => {
        const at = part.lastIndexOf(":");
        const width = Number(part.slice(at + 1));
        return at > 0 && width >= 40 && width <= 1200 ? [[part.slice(0, at), width]] : [];
      }),
    ),
  serialize: (widths) =>
    Object.entries(widths)
      .map(([name, width]) => `${name}:${Math.round(width)}`)
      .join("~"),
  eq: (a, b) => JSON.stringify(a) === JSON.stringify(b),
});

/** Everything about the library screen that its address keeps. */
export function useLibraryView() {
  return useQueryStates(viewParsers, { clearOnDefault: true });
}

const viewParsers = {
  q: parseAsString.withDefault(""),
  f: parseAsJson(toFilters).withDefault([]),
  sort: parseAsString.withDefault(usualSort.sort),
  dir: parseAsStringLiteral(["asc", "desc"] as const).withDefault(usualSort.dir),
  cols: parseAsArrayOf(parseAsString).withDefault(defaultColumns),
  pin: parseAsArrayOf(parseAsString).withDefault(["name"]),
  w: parseAsWidths.withDefault({}),
  density: parseAsStringLiteral(["normal", "compact"] as const).withDefault("normal"),
  open: parseAsString,
  /** Which saved view it was, "standard" for none; its own state may have moved on. */
  view: parseAsString,
};

const loadView = createLoader(viewParsers);
const writeView = createSerializer(viewParsers, { clearOnDefault: true });

/** What of the address a saved view keeps. */
export function savedQuery(view: LibraryView): string {
  return writeView({ ...view, open: null, view: null }).replace(/^\?/, "");
}

/** The screen's state as a saved view has it; an empty one is the standard view. */
export function stateOf(query: string, id: string): LibraryView {
  return { ...loadView(new URLSearchParams(query)), open: null, view: id };
}

export type LibraryView = ReturnType<typeof useLibraryView>[0];
export type SetLibraryView = ReturnType<typeof useLibraryView>[1];
