import type { ReadSheet } from "@/lib/extraction/model";

type Value = string | number | boolean | null | Value[] | { [key: string]: Value };
type Kind = "lost" | "wrong" | "new";
export type Difference = { field: string; kind: Kind; isDoubted: boolean; was: Value; is: Value };

/** What is told of a section as a whole, and the words that a number was read from. */
const unread = new Set(["title", "subsections", "page", "text", "concentration_text", "conditions", "hours"]);
const longText = 40;
const sharedWords = 0.9;

/** What another reading of the same sheet says otherwise; and how many values it kept. */
export function differences(was: ReadSheet, is: ReadSheet): { kept: number; differences: Difference[] } {
  const found: Difference[] = [];
  let kept = 0;
  const isDoubted = (field: string) =>
    is.problems.some(
      ({ path }) => path.replace(/\[\d+\]/g, "").startsWith(field) || field.startsWith(`${path}.`),
    );
  const say = (field: string, kind: Kind, a: Value, b: Value) =>
    found.push({ field, kind, isDoubted: isDoubted(field), was: a, is: b });
  const walk = (field: string, a: Value, b: Value): void => {
    if (Array.isArray(a) || Array.isArray(b)) lists(field, asList(a), asList(b));
    else if (isObject(a) || isObject(b)) {
      const [one, other] = [isObject(a) ? a : {}, isObject(b) ? b : {}];
      for (const key of new Set([...Object.keys(one), ...Object.keys(other)]))
        if (!unread.has(key)) walk(`${field}.${key}`, one[key] ?? null, other[key] ?? null);
    } else if (isEmpty(a) && isEmpty(b)) return;
    else if (isSame(a, b)) kept++;
    else say(field, isEmpty(b) ? "lost" : isEmpty(a) ? "new" : "wrong", a, b);
  };
  const lists = (field: string, a: Value[], b: Value[]): void => {
    const rest = [...b];
    const gone = a.filter((one) => {
      const at = rest.findIndex((other) => isSame(one, other));
      if (at < 0) return true;
      rest.splice(at, 1);
      kept++;
      return false;
    });
    for (const one of gone) {
      const lessAt = rest.findIndex((other) => isLess(other, one));
      const at = Math.max(0, lessAt);
      const [other] = rest.splice(at, 1);
      say(field, other === undefined || lessAt >= 0 ? "lost" : "wrong", one, other ?? null);
    }
    for (const other of rest) say(field, "new", null, other);
  };
  const sections = (sheet: ReadSheet): Value => JSON.parse(JSON.stringify(sheet.sections));
  const [a, b] = [sections(was), sections(is)];
  if (isObject(a) && isObject(b))
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)]))
      walk(key, a[key] ?? null, b[key] ?? null);
  return { kept, differences: found };
}

const asList = (value: Value | undefined): Value[] =>
  Array.isArray(value) ? value : isEmpty(value) ? [] : [value ?? null];
const isEmpty = (value: Value | undefined) => value === null || value === undefined || value === "";

function isObject(value: Value): value is { [key: string]: Value } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const lettersOf = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

function isSame(a: Value, b: Value): boolean {
  if (typeof a === "string" && typeof b === "string")
    return lettersOf(a) === lettersOf(b) || (a.length >= longText && isSameText(a, b));
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((one) => b.some((other) => isSame(one, other)));
  if (!isObject(a) || !isObject(b)) return a === b;
  const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  return keys.every((key) => isUntold(key, a) || isSame(a[key] ?? null, b[key] ?? null));
}

/** A statement is told by its code; its words count where it has none. */
const isUntold = (key: string, { code }: { [key: string]: Value }) =>
  unread.has(key) && !(key === "text" && isEmpty(code) && code !== undefined);

function isSameText(a: string, b: string): boolean {
  const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const rest = words(b);
  const [all, other] = [words(a).length, rest.length];
  const common = words(a).filter((word) => {
    const at = rest.indexOf(word);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  }).length;
  return common >= sharedWords * Math.max(all, other);
}

/** Whether it says a part of the same, and nothing else. */
function isLess(less: Value, all: Value): boolean {
  if (isEmpty(less)) return true;
  if (Array.isArray(less))
    return Array.isArray(all) && less.every((one) => all.some((other) => isSame(one, other)));
  if (!isObject(less) || !isObject(all)) return isSame(less, all);
  return Object.entries(less).every(([key, value]) => unread.has(key) || isLess(value, all[key] ?? null));
}
