import type { z } from "zod";
import type { Unit } from "@/lib/workplaces/quantities/amount";
import { type RecipientType, recipientTypes } from "@/lib/workplaces/recipient-types/recipient-types";
import type { WorkplaceType } from "@/lib/workplaces/workplaces/schema";
import { plain } from "./fields";

type WorkplaceKind = z.infer<typeof WorkplaceType>;

/** Each value by the words that stand for it in the four languages. */
function byWord<Value extends string>(words: Record<Value, string>): Map<string, Value> {
  const entries = Object.entries(words) as [Value, string][];
  return new Map(
    entries.flatMap(([value, list]) => list.split(" ").map((word) => [plain(word), value] as const)),
  );
}

export const workplaceTypes = byWord<WorkplaceKind>({
  room: "room ruimte kamer raum zimmer pièce local salle",
  cabinet: "cabinet cupboard kast schrank gefahrstoffschrank armoire",
  drawer: "drawer lade schublade tiroir",
  building: "building gebouw gebäude halle bâtiment",
  floor: "floor verdieping stockwerk etage étage",
  department: "department afdeling abteilung service département",
  warehouse: "warehouse store magazijn opslag lager lagerraum entrepôt dépôt magasin",
});

type UnitWord = { unit: z.infer<typeof Unit>; factor: number };
const unit = (name: z.infer<typeof Unit>, factor = 1): UnitWord => ({ unit: name, factor });

/** Amounts are kept in kg, L and lbs; what is the same thousandfold is converted without loss. */
const unitWords: [string, UnitWord][] = [
  ["kg kgs kilogram kilograms kilogramme kilogrammes kilogramm kilo kilos", unit("kg")],
  ["g gr gram grams gramm gramme grammes", unit("kg", 0.001)],
  ["t to ton tons tonne tonnes tonnen tonnes", unit("kg", 1000)],
  ["l ltr lt liter liters litre litres", unit("L")],
  ["ml milliliter millilitre millilitres milliliters", unit("L", 0.001)],
  ["cl centiliter centilitre", unit("L", 0.01)],
  ["m3 m³ cbm kubikmeter", unit("L", 1000)],
  ["lb lbs pound pounds pond pfund livre livres", unit("lbs")],
];
export const units = new Map(
  unitWords.flatMap(([words, value]) => words.split(" ").map((word) => [plain(word), value] as const)),
);

/** A kind of package by its name in one of the languages, or by its UN code. */
export const packages = new Map<string, RecipientType>(
  recipientTypes.flatMap((type) =>
    [...Object.values(type.name), type.code ?? "", type.id]
      .filter(Boolean)
      .map((word) => [plain(word), type] as const),
  ),
);

const yes = new Set("yes y true 1 x ja j wahr oui o vrai waar".split(" "));
const no = new Set("no n false 0 nein falsch non faux nee onwaar".split(" "));

export function readYesOrNo(text: string): boolean | null {
  const word = plain(text);
  if (yes.has(word)) return true;
  return no.has(word) ? false : null;
}
