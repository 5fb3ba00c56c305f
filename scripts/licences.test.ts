import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { licencesPage } from "./licences";

test("the page of licences names what is installed", () => {
  expect(readFileSync("docs/licences.md", "utf8")).toBe(
    licencesPage(readFileSync("package-lock.json", "utf8")),
  );
});

test("only what runs is listed, each version once, with the licence of its manifest", () => {
  const packages = {
    "": { version: "1.0.0" },
    "node_modules/a": { version: "1.2.3", license: "MIT" },
    "node_modules/b/node_modules/a": { version: "1.2.3", license: "MIT" },
    "node_modules/c": { version: "2.0.0", name: "@real/c" },
    "node_modules/tested-with": { version: "9.9.9", license: "MIT", dev: true },
  };
  const rows = licencesPage(JSON.stringify({ packages }))
    .split("\n")
    .filter((line) => line.startsWith("| "));
  expect(rows.slice(1)).toEqual(["| @real/c | 2.0.0 | see the package |", "| a | 1.2.3 | MIT |"]);
});
