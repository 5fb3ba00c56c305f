import { readdirSync } from "node:fs";
import { dirname } from "node:path";
import { expect, test } from "vitest";
import { furtherScreens, places } from "./all-screens";
import { settingsParts } from "./settings/parts";

test("every screen that has an address of its own is named at the side or found by the palette", () => {
  const pages = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith("page.tsx") && !file.includes("["))
    .filter((file) => file.split("/").at(-1) === "page.tsx")
    .map((file) => `/${dirname(file)}`.replace("/.", "/"));
  const named = [
    "/",
    ...places.map((place) => `/${place}`),
    ...furtherScreens.map(({ href }) => href),
    ...settingsParts(true).map((part) => `/settings/${part}`),
  ];
  expect(pages.sort()).toEqual(named.sort());
});
