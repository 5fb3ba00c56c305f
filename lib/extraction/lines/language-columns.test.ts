import { describe, expect, it } from "vitest";
import { printedPages } from "@/lib/fixtures/printed-pages";
import { inOneLanguage } from "./language-columns";

function linesOf(drawing: string): string[] {
  return inOneLanguage(printedPages(drawing)).flatMap((page) => page.lines.map(({ text }) => text));
}

const english = `
4.1. First aid measures
Inhalation:  Move the person to fresh air and keep
             the person at rest.
Skin:        Wash the skin with water and soap.
             Take off the clothing and wash it.
Eyes:        Rinse the eyes with water for
             some minutes, and with care.
4.2. Symptoms
Irritates the skin and the eyes.
4.3. Medical attention
Treat the symptoms of the person.`;

const french = `
4.1. Premiers soins
Inhalation :  Mettre la personne au grand air
              et la laisser au repos.
Peau :        Laver la peau avec de l’eau et du
              savon. Enlever les vêtements et les laver.
Yeux :        Rincer les yeux avec de l’eau pendant
              des minutes, avec soin pour les yeux.
4.2. Symptômes
Irrite la peau et les yeux.
4.3. Soins médicaux
Traiter les symptômes de la personne.`;

/** Two texts side by side, the second from one column of the page on. */
function beside(left: string, right: string): string {
  const other = right.split("\n");
  return left
    .split("\n")
    .map((line, i) => `${line.padEnd(56)}${other[i] ?? ""}`.trimEnd())
    .join("\n");
}

const bare = (text: string) =>
  text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => line.trim().replace(/ {2,}/g, "  "));

describe("a sheet in two columns, each in its own language", () => {
  it("is read in the first alone, with what stands across both", () => {
    const across = "4  First aid / Premiers soins";
    const table = "Name / Nom               CAS number / Numéro CAS               Share / Teneur";
    expect(linesOf(`${across}${beside(english, french)}\n\n${table}`)).toEqual([
      bare(across)[0],
      ...bare(english),
      bare(table)[0],
    ]);
  });

  it("is read in the second where readers have no words for the first", () => {
    const portuguese = french
      .replace(/\bla\b/g, "o")
      .replace(/\bet\b/g, "para")
      .replace(/\b(?:les|des|au|du|de)\b/g, "os")
      .replace(/\bavec\b/g, "com")
      .replace(/\bpeau\b/gi, "pele")
      .replace(/\byeux\b/gi, "olhos");
    expect(linesOf(beside(portuguese, english))).toEqual(bare(english));
  });

  it("in one language stays as it is, however the values are worded", () => {
    const values = french.replace(/\S+ \S+ ?/g, "néant ");
    const drawing = beside(french, values);
    expect(linesOf(drawing)).toEqual(
      printedPages(drawing).flatMap(({ lines }) => lines.map(({ text }) => text)),
    );
  });
});
