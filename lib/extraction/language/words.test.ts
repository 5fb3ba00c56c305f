import { expect, test } from "vitest";
import { files, languages, openGroups, words } from "./words";

const rolesOf = (file: object) =>
  Object.entries(file)
    .filter(([group]) => !openGroups.has(group))
    .flatMap(([group, roles]) => Object.keys(roles).map((role) => `${group}.${role}`));

/** A language may have no word for a role: it says so with an empty list. */
const needed = new Set(languages.flatMap((language) => rolesOf(files.get(language) ?? {})));

test.each(["en", "nl", "de", "fr"])("%s.json has every role", (language) => {
  const own = new Set(rolesOf(files.get(language) ?? {}));
  expect([...needed].filter((role) => !own.has(role))).toEqual([]);
});

test("a language of which only some words are known has no roles of its own", () => {
  const known = new Set(rolesOf(words));
  const further = [...files].flatMap(([language, file]) =>
    rolesOf(file).map((role) => [language, role] as const),
  );
  expect(further.filter(([, role]) => !known.has(role))).toEqual([]);
  const alone = further.filter(([language, role]) => language !== "international" && !needed.has(role));
  expect(alone).toEqual([]);
});

test("no word stands twice in a role of a language", () => {
  const doubled = [...files].flatMap(([language, file]) =>
    Object.entries(file).flatMap(([group, roles]) =>
      Object.entries(roles ?? {})
        .filter(([, list]) => new Set(list).size < list.length)
        .map(([role]) => `${language}: ${group}.${role}`),
    ),
  );
  expect(doubled).toEqual([]);
});
