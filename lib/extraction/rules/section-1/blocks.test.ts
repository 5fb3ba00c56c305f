import { describe, expect, test } from "vitest";
import { typedLines } from "@/lib/fixtures/printed-lines";
import { blocksOf } from "./blocks";

const read = (lines: string[]) =>
  blocksOf(typedLines(lines.join("\n"))).flatMap(({ field, text }) => (field && text ? [[field, text]] : []));

describe("blocksOf", () => {
  test("a label of one word is the product's in 1.1 and the company's in 1.3", () => {
    const lines = [
      "1.1 Product identifier",
      "Name                  Example Cleaner",
      "1.2 Relevant identified uses of the substance or mixture and uses advised against",
      "1.3 Details of the supplier of the safety data sheet",
      "Name                  Esempio S.r.l.",
      "1.4 Emergency telephone number",
    ];
    expect(read(lines)).toEqual([
      ["product_name", "Example Cleaner"],
      ["company", "Esempio S.r.l."],
    ]);
  });

  test("a label over two lines that are labels too is one, beside or around its value, and no text of its part", () => {
    const lines = [
      "Product               Example Cleaner",
      "name",
      "Recommended           No information available",
      "use",
      "Company               Example Inc.",
    ];
    expect(read(lines)).toEqual([
      ["product_name", "Example Cleaner"],
      ["uses", "No information available"],
      ["company", "Example Inc."],
    ]);
    const loose = blocksOf(typedLines(lines.join("\n"))).filter(({ field }) => field === null);
    expect(loose.map(({ text }) => text)).toEqual([]);
  });

  test("a line with a number of its own ends the text above, and locants are none", () => {
    const lines = [
      "1.2   Synonym:     Example oil",
      "                   1.2-Examplane",
      "1.3   Example, 8 Elm Street",
    ];
    expect(read(lines)).toEqual([["synonyms", "Example oil 1.2-Examplane"]]);
  });

  test("a colon with a dash ends a label, and a number's minus is no such dash", () => {
    expect(read(["Product:-          Example Varnish", "Supplier:- Example Coatings Ltd"])).toEqual([
      ["product", "Example Varnish"],
      ["company", "Example Coatings Ltd"],
    ]);
  });

  test("a label printed in two languages is one label", () => {
    expect(
      read(["Nom commercial / Trade name : Huile d’exemple", "Téléphone / Phone : 04 00 00 00 00"]),
    ).toEqual([
      ["product_name", "Huile d’exemple"],
      ["phone", "04 00 00 00 00"],
    ]);
  });

  test("what stands below another label ends a value", () => {
    const lines = [
      "1.3 Details of the supplier                      1.4 Emergency telephone number",
      "Company details     : Example Paints             +44 1234 555 333",
      "                      1 Example Road",
    ];
    expect(read(lines)).toEqual([
      ["emergency", "+44 1234 555 333"],
      ["company", "Example Paints 1 Example Road"],
    ]);
  });
});
