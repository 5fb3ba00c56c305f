import { decorationLength, matchLabel } from "@/lib/extraction/lines/label-match";
import type { Line } from "@/lib/extraction/model";
import { adviceLabels, type Route, routesNamed } from "./route-headings";

const BULLET = /^[•·▪●○‣◦–-]\s+\S/u;

/** The field of the label that an item begins with. */
const labelOf = ({ text }: Line) =>
  BULLET.test(text) && /:\s+\S/.test(text)
    ? (matchLabel(text.slice(decorationLength(text)), adviceLabels)?.field ?? null)
    : null;

/** The one route that a line without a bullet names, and nothing else. */
function headed({ text }: Line): Route | null {
  const [route, ...others] = BULLET.test(text) ? [] : routesNamed(text);
  return route && others.length === 0 ? route : null;
}

/**
 * "Skin" over "• Burns: cool with water." and "• Get medical advice.": items below the name of their route, where one of
 * them begins as a label of this route, or of none, does.
 */
export function itemsBelowRoutes(lines: readonly Line[]): Map<Route, Line[]> {
  const byRoute = new Map<Route, Line[]>();
  for (const [at, line] of lines.entries()) {
    const route = headed(line);
    const below = lines.slice(at + 1);
    const left = below[0]?.rect[0] ?? 0;
    if (!route || !BULLET.test(below[0]?.text ?? "")) continue;
    const end = below.findIndex((one) => !BULLET.test(one.text) && one.rect[0] <= left + 1);
    const items = end < 0 ? below : below.slice(0, end);
    const labels = items.map(labelOf).filter((field) => field !== null);
    const areOwn = labels.every((field) => field === route || field === "other");
    if (labels.length > 0 && areOwn) byRoute.set(route, items);
  }
  return byRoute;
}
