import de from "./de.json";
import en from "./en.json";
import es from "./es.json";
import fr from "./fr.json";
import international from "./international.json";
import it from "./it.json";
import nl from "./nl.json";
import partial from "./partial.json";

/** The languages that sheets are read in: their files hold every role. */
const whole = { en, nl, de, fr, es, it };

export type Language = keyof typeof whole;
export const languages = Object.keys(whole) as Language[];

type Files = typeof en & typeof nl & typeof de & typeof fr & typeof es & typeof it & typeof international;
/** Groups whose roles are codes or numbers of sections, of which a language has as many as sheets call for. */
type Open = "otherHeadings" | "olderSections" | "openers" | "statements";
export const openGroups: ReadonlySet<string> = new Set<Open>([
  "otherHeadings",
  "olderSections",
  "openers",
  "statements",
]);

type Roles = { readonly [role: string]: readonly string[] };
export type Words = {
  readonly [Group in keyof Files]: Group extends Open
    ? Roles
    : { readonly [Role in keyof Files[Group]]: readonly string[] };
};
type File = { readonly [group: string]: Roles | undefined };

/** By language: those read, then those of which some words are known, then words that belong to none. */
export const files: ReadonlyMap<string, File> = new Map<string, File>(
  Object.entries<File>({ ...whole, ...partial, international }),
);

/** Group → role → the words of all languages, each once. */
export const words = merged([...files.values()]) as Words;

function merged(all: readonly File[]): { [group: string]: Roles } {
  const groups: { [group: string]: { [role: string]: string[] } } = {};
  for (const file of all)
    for (const [group, roles] of Object.entries(file))
      for (const [role, list] of Object.entries(roles ?? {})) {
        groups[group] ??= {};
        groups[group][role] = [...new Set([...(groups[group][role] ?? []), ...list])];
      }
  return groups;
}

/** The words of one language for a group: role → words. */
export const wordsIn = (language: string, group: keyof Words): Roles => files.get(language)?.[group] ?? {};

/** An apostrophe outside a class, which a sheet may print either way. */
const APOSTROPHE = /['’](?![^[\]]*\])/g;

/** The source of a pattern for any of the words, each of which may be a pattern itself; none match nothing. */
export const anyOf = (list: readonly string[]): string =>
  `(?:${list.join("|").replace(APOSTROPHE, "['’]") || "(?!)"})`;

/**
 * A pattern that is written with words for gaps: pattern("iu")`^${words.transport.none}$`. A list of words stands for
 * any of them, a text for itself.
 */
export function pattern(flags = "") {
  return ({ raw }: TemplateStringsArray, ...gaps: readonly (readonly string[] | string)[]): RegExp =>
    new RegExp(
      String.raw({ raw }, ...gaps.map((gap) => (typeof gap === "string" ? gap : anyOf(gap)))),
      flags,
    );
}
