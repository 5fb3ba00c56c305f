import { decorationLength, matchLabel } from "@/lib/extraction/lines/label-match";
import { BULLET } from "@/lib/extraction/lines/list-items";
import type { Line } from "@/lib/extraction/model";
import { adviceLabels, type Route, routes, routesNamed } from "./route-headings";

/** What an item begins with before a colon, or all of it. */
const headOf = (text: string) => text.slice(decorationLength(text)).split(/:\s/)[0] ?? "";

/** Whether an item begins as the label of another field, or names another route, than that above all. */
function isOfOther({ text }: Line, route: Route): boolean {
  if (!BULLET.test(text)) return false;
  const own = text.slice(decorationLength(text));
  const field = /:\s+\S/.test(own) ? (matchLabel(own, adviceLabels)?.field ?? route) : route;
  return (field !== route && field !== "other") || routesNamed(headOf(text)).some((one) => one !== route);
}

/** The one route that a line without a bullet names, and nothing else. */
function headed({ text }: Line): Route | null {
  if (BULLET.test(text) || text.endsWith(".")) return null;
  const [route, ...others] = routesNamed(text);
  if (route) return others.length === 0 ? route : null;
  const label = matchLabel(text, adviceLabels);
  const isWhole = label && !/\p{L}/u.test(text.slice(label.end));
  return isWhole ? (routes.find((one) => one === label.field) ?? null) : null;
}

/**
 * "Skin" over "• Burns: cool with water." and "• Get medical advice.": all items below the name of their route, where some
 * begin as labels do, but none with the label of another route or field.
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
    const hasLabels = items.some(({ text }) => BULLET.test(text) && /:\s+\S/.test(text));
    if (hasLabels && !items.some((item) => isOfOther(item, route))) byRoute.set(route, items);
  }
  return byRoute;
}
