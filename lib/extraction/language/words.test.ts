import { expect, test } from "vitest";
import { files, languages, openGroups } from "./words";

const rolesOf = (file: object) =>
  Object.entries(file)
    .filter(([group]) => !openGroups.has(group))
    .flatMap(([group, roles]) => Object.keys(roles).map((role) => `${group}.${role}`));

/** A language may have no word for a role: it says so with an empty list. */
const needed = new Set(languages.flatMap((language) => rolesOf(files.get(language) ?? {})));

test.each(languages)("%s.json has every role", (language) => {
  const own = new Set(rolesOf(files.get(language) ?? {}));
  expect([...needed].filter((role) => !own.has(role))).toEqual([]);
});

test("a language of which only some words are known has no role that no other file has", () => {
  const known = new Set([...needed, ...rolesOf(files.get("international") ?? {})]);
  const further = [...files].flatMap(([language, file]) =>
    rolesOf(file).map((role) => `${language}: ${role}`),
  );
  expect(further.filter((role) => !known.has(role.slice(4)) && !role.startsWith("international"))).toEqual(
    [],
  );
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
