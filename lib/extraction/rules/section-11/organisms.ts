import { pattern, words } from "@/lib/extraction/language/words";

export type Route = "oral" | "dermal" | "inhalation";
export type Organism = "fish" | "crustacea" | "algae" | "bacteria";

const whole = (list: readonly string[]) => pattern("iu")`(?<!\p{L})${list}(?!\p{L})`;

const ROUTES: readonly (readonly [Route, RegExp])[] = [
  ["oral", whole(words.testRoutes.oral)],
  ["dermal", whole(words.testRoutes.dermal)],
  ["inhalation", whole(words.testRoutes.inhalation)],
];
const ORGANISMS = (["fish", "crustacea", "algae", "bacteria"] as const).map(
  (organism) => [organism, whole(words.organisms[organism])] as const,
);
const SPECIES = whole(words.organisms.species);

const first = <Kind extends string>(table: readonly (readonly [Kind, RegExp])[], text: string): Kind | null =>
  table.find(([, named]) => named.test(text))?.[0] ?? null;

export const routeIn = (text: string): Route | null => first(ROUTES, text);
export const organismIn = (text: string): Organism | null => first(ORGANISMS, text);
export const speciesIn = (text: string): string | null => SPECIES.exec(text)?.[0] ?? null;
