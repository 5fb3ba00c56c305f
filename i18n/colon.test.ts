import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { colonOf } from "./colon";
import { languages } from "./languages";
import { localeOf } from "./locale";

test("French alone sets its colon off, whichever form of dates was chosen", () => {
  expect(languages.map((language) => colonOf(localeOf(language, "ymd")))).toEqual([":", ":", ":", "\u00a0:"]);
});

test("French signs are never the first of a line, nor is what opens a quotation the last", () => {
  const loose = readFileSync("messages/fr.json", "utf8").match(/[^"]{0,20} [:;?!»][^"]{0,5}|« [^"]{0,20}/g);
  // What ICU itself writes between its braces.
  expect(loose?.filter((text) => !/\{; $/.test(text)) ?? []).toEqual([]);
});

test("no screen writes a colon after a label in another way", () => {
  const sources = ["app", "components"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
  );
  const isScreen = (file: string) =>
    /\.tsx?$/.test(file) && !/\.test\./.test(file) && !/^app\/(v1|docs)\//.test(file);
  const own = sources
    .filter(isScreen)
    .filter((file) => /\S\}:(?:$| [{$`]|<|\{" "\})|<\/\w+>: |join\(": "\)/m.test(readFileSync(file, "utf8")));
  expect(own).toEqual([]);
});
