import { describe, expect, test } from "vitest";
import { typedLines } from "@/lib/fixtures/printed-lines";
import { statementsOf } from "./statements";

/** "adr+rid class: 9", one for each statement of a field. */
function read(...lines: string[]): string[] {
  return statementsOf(typedLines(lines.join("\n"))).map(
    ({ field, modes, text }) => `${modes?.join("+") ?? "-"} ${field}: ${text}`,
  );
}

describe("statementsOf", () => {
  test("heads of columns over two lines name one mode each", () => {
    expect(
      read(
        "Landtransport (ADR/RID)   Binnenschiffstransport   Seeschiffstransport (IMDG)   Lufttransport (ICAO-TI /",
        "                          (ADN)                                                 IATA-DGR)",
        "14.3 Transportgefahrenklassen",
        "9                         9                        9                            9",
      ),
    ).toEqual(["adr+rid class: 9", "adn class: 9", "imdg class: 9", "iata class: 9"]);
  });

  test("the first mode may stand beside the label, the others below it", () => {
    expect(
      read(
        "14.3   Transportgefahrenklassen   ADR/RID/ADN   8",
        "                                  IMDG-Code     8",
        "                                  ICAO-TI       8",
      ),
    ).toEqual(["adr+rid+adn class: 8", "imdg class: 8", "iata class: 8"]);
  });

  test("labels that stand together have a value each", () => {
    expect(
      read(
        "Seeschifftransport (IMDG-Code)",
        "UN-Nummer / Klasse / VG      : 1202 / 3 / III",
        "Klasse / Klassifizierungscode      : 3 / F1",
      ),
    ).toEqual([
      "imdg un_number: 1202",
      "imdg class: 3",
      "imdg packing_group: III",
      "imdg class: 3",
      "imdg classification_code: F1",
    ]);
  });

  test("Swiss rules for road and rail are those of Europe", () => {
    expect(read("            ADR/RID/SDR   IMDG   IATA/ICAO", "Klasse      3             3      3")).toEqual([
      "adr+rid class: 3",
      "imdg class: 3",
      "iata class: 3",
    ]);
  });

  test("a class with the rules of older sheets before it", () => {
    expect(read("ADR/RID-GGVS/E Klasse:   3", "IMDG/GGVSee-Klasse:   3")).toEqual([
      "adr+rid class: 3",
      "imdg class: 3",
    ]);
  });

  test("a shipping name is known by short words for it", () => {
    expect(read("Zee (IMDG/IMSBC)", "Ladingnaam   PAINT")).toEqual(["imdg proper_shipping_name: PAINT"]);
  });

  test("a group behind its mode, and a mode with the language of its names", () => {
    expect(
      read(
        "ADR - Groep                             : II",
        "Luchttransport (ICAO-IATA) [Engels]",
        "- Proper shipping name                  : ADHESIVES",
        "- Subsidiaire klasse                    : 8",
      ),
    ).toEqual(["adr packing_group: II", "iata proper_shipping_name: ADHESIVES", "iata subsidiary: 8"]);
  });

  test("an entry in a line of its own stands above the tables of the modes", () => {
    expect(
      read(
        "Classification:",
        "UN1950=AEROSOLS",
        "ADR/RID   Classe   Code   Groupe",
        "          2        5F     -",
      ),
    ).toEqual([
      "- description: UN1950=AEROSOLS",
      "adr+rid class: 2",
      "adr+rid classification_code: 5F",
      "adr+rid packing_group: -",
    ]);
  });

  test("a name goes on below itself, and not with a label that is not known", () => {
    expect(
      read(
        "Proper shipping name      PAINT RELATED",
        "                          MATERIAL",
        "Printed in an odd way",
        "                          3",
        "Packing group             II",
      ),
    ).toEqual(["- proper_shipping_name: PAINT RELATED MATERIAL", "- packing_group: II"]);
  });

  test("labels one after the other in a cell tell each their field", () => {
    expect(
      read(
        "Landtransport ADR/RID:      Klasse: 3 Verpackungsgruppe: II UN-Nr.: 1133",
        "Seeschiffstransport IMDG:   Class: 3 PG: II UN-No.: 1133",
        "                            Proper shipping name: ADHESIVES EmS: F-E, S-D Marine pollutant: yes",
      ),
    ).toEqual([
      "adr+rid class: 3",
      "adr+rid packing_group: II",
      "adr+rid un_number: 1133",
      "imdg class: 3",
      "imdg packing_group: II",
      "imdg un_number: 1133",
      "imdg proper_shipping_name: ADHESIVES",
      "imdg other: F-E, S-D",
      "imdg marine_pollutant: yes",
    ]);
  });

  test("one line heads the values of all modes, with the edition of their rules", () => {
    expect(
      read(
        "Road Transport (ADG 7.5), Marine Transport (IMDG), Air Transport (IATA)",
        "Transport Hazard Class: 5.1",
      ),
    ).toEqual(["imdg+iata+adg class: 5.1"]);
  });

  test("a name that wraps before the class it tells of goes on below", () => {
    expect(
      read(
        "IATA:",
        "UN PROPER SHIPPING NAME: AEROSOLS, NON-FLAMMABLE, CONTAINING SUBSTANCES IN",
        "DIVISION 6.1, PACKING GROUP III",
        "CLASS: 2.2",
      ),
    ).toContain("iata class: 2.2");
    expect(
      read(
        "ADR/RID",
        "UN 3163 LIQUEFIED GAS, N.O.S. (1,1,1,2-testafluorethane,",
        "Examplol), 2.2, (C/E)",
        "IMDG",
        "UN 3163 LIQUEFIED GAS, N.O.S., Class 2.2",
      ).filter((one) => one.startsWith("adr")),
    ).toEqual([
      "adr+rid un_number: 3163 LIQUEFIED GAS, N.O.S. (1,1,1,2-testafluorethane, Examplol), 2.2, (C/E)",
    ]);
    expect(
      read("Land (ADR / SS 586-1)     Sea (IMDG)", "14.3 Transport hazard class", "8                    8"),
    ).toEqual(["adr class: 8", "imdg class: 8"]);
    expect(
      read("SANS 10228 / ADR     IMDG", "14.3 Transport hazard class", "3                    3"),
    ).toEqual(["adr class: 3", "imdg class: 3"]);
  });
});
