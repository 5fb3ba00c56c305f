import { describe, expect, it } from "vitest";
import { typedLines } from "@/lib/fixtures/printed-lines";
import { statementsOf } from "./statements";

/** "mode field: text" of every statement. */
const read = (...lines: string[]) =>
  statementsOf(typedLines(lines.join("\n"))).map(
    ({ modes, field, text }) => `${modes?.join("+") ?? "-"} ${field}: ${text}`,
  );

describe("tables of modes", () => {
  it("hold numbers with UN before them in the columns of their fields", () => {
    expect(
      read(
        "           UN-Nr.     Versandbezeichnung     Klasse   Verpackungsgruppe",
        "ADR/RID    UN 1760    ÄTZENDER STOFF         8        III",
        "IMDG       UN 1760    CORROSIVE LIQUID       8        III",
      ),
    ).toEqual([
      "adr+rid un_number: UN 1760",
      "adr+rid proper_shipping_name: ÄTZENDER STOFF",
      "adr+rid class: 8",
      "adr+rid packing_group: III",
      "imdg un_number: UN 1760",
      "imdg proper_shipping_name: CORROSIVE LIQUID",
      "imdg class: 8",
      "imdg packing_group: III",
    ]);
  });

  it("have the numbers of parts for heads, also before words that no label has", () => {
    expect(
      read(
        "           14.1.      14.2.                14.3.       14.4.    14.5.",
        "ADR/RID    UN 1950    DRUCKGASPACKUNGEN    2.1 (5F)    –        nein",
        "IMDG                  AEROSOLS             2.1                  no",
      ).filter((one) => / class/.test(one)),
    ).toEqual(["adr+rid class: 2.1 (5F)", "imdg class: 2.1"]);
    expect(
      read(
        "           14.1      14.2                 14.3        14.4",
        "           UN-nr.    juiste ladingnaam    gevaren     verpakkingsgroep",
        "ADR        1263      VERF                 3           III",
      ).filter((one) => / class/.test(one)),
    ).toEqual(["adr class: 3"]);
  });

  it("name both rules for land in one word", () => {
    expect(read("14.2 UN proper shipping name", "ADRRID      ACETONE", "IMDG-Code   ACETONE")).toEqual([
      "adr+rid proper_shipping_name: ACETONE",
      "imdg proper_shipping_name: ACETONE",
    ]);
  });

  it("have heads that stand no further apart than words", () => {
    expect(
      read(
        "           UN-nr.    Vervoersnaam     Klasse Verpakkingsgroep Mariene verontreiniging",
        "ADR        1760      BIJTENDE STOF    8      III              Nee",
      ),
    ).toEqual([
      "adr un_number: 1760",
      "adr proper_shipping_name: BIJTENDE STOF",
      "adr class: 8",
      "adr packing_group: III",
      "adr marine_pollutant: Nee",
    ]);
  });

  it("have names that begin above the line of their label", () => {
    expect(
      read(
        "                        ADR                       IMDG",
        "UN number               UN 3082                   UN 3082",
        "                        ENVIRONMENTALLY           ENVIRONMENTALLY",
        "Proper shipping name    HAZARDOUS SUBSTANCE,      HAZARDOUS SUBSTANCE,",
        "                        LIQUID, N.O.S.            LIQUID, N.O.S.",
        "Packing group           III                       III",
      ),
    ).toEqual([
      "adr un_number: UN 3082",
      "imdg un_number: 3082",
      "adr proper_shipping_name: ENVIRONMENTALLY HAZARDOUS SUBSTANCE, LIQUID, N.O.S.",
      "imdg proper_shipping_name: ENVIRONMENTALLY HAZARDOUS SUBSTANCE, LIQUID, N.O.S.",
      "adr packing_group: III",
      "imdg packing_group: III",
    ]);
  });

  it("have names next to each other with little space between them", () => {
    const lines = typedLines(
      [
        "                        ADR                 IMDG",
        "Proper shipping name    HYDROGEN PEROXIDE,  HYDROGEN PEROXIDE,",
      ].join("\n"),
    );
    const [head, row] = lines;
    const [label, ...values] = row?.cells ?? [];
    const words = values.flatMap((value) => value.words);
    const text = values.map((value) => value.text).join(" ");
    const rect = [values[0]?.rect[0] ?? 0, 0, values[1]?.rect[2] ?? 0, 10] as const;
    if (!head || !row || !label) throw new Error("no lines");
    const close = { ...row, cells: [label, { text, words, rect }] };
    expect(statementsOf([head, close]).map(({ modes, text: name }) => `${modes}: ${name}`)).toEqual([
      "adr: HYDROGEN PEROXIDE,",
      "imdg: HYDROGEN PEROXIDE,",
    ]);
  });

  it("have numbers over two lines", () => {
    expect(
      read(
        "           UN-Nr.   Versandbezeichnung           Klasse   Verpackungsgruppe",
        "ADR        UN       ÄTZENDER FLÜSSIGER STOFF,    8        III",
        "           1760     N.A.G. (Phosphorsäure)",
      ),
    ).toContain("adr un_number: UN 1760");
  });

  it("have subsidiary hazards in a second line of their class", () => {
    expect(
      read(
        "           UN No.   Proper shipping name   Class    Packing group",
        "ADR        2014     HYDROGEN PEROXIDE      5.1      II",
        "                                           (8)",
      ),
    ).toContain("adr class: 5.1 (8)");
  });

  it("hold a name whose bracket is closed in the next line", () => {
    expect(
      read("ADR", "Désignation: LIQUIDE CORROSIF, N.S.A. (Acide", "phosphorique)", "Classe: 8"),
    ).toContain("adr proper_shipping_name: LIQUIDE CORROSIF, N.S.A. (Acide phosphorique)");
  });

  it("have a cell that spans the columns of all modes", () => {
    expect(
      read(
        "                      ADR/RID             IMDG                IATA",
        "14.1 UN number                                 UN 1263",
        "14.2 Shipping name    PAINT               PAINT               PAINT",
        "14.3 Class                                          3",
        "14.4 Packing group                                 III",
        "14.5 Marine pollutant                     yes",
      ),
    ).toEqual([
      "adr+rid+imdg+iata un_number: UN 1263",
      "adr+rid proper_shipping_name: PAINT",
      "imdg proper_shipping_name: PAINT",
      "iata proper_shipping_name: PAINT",
      "adr+rid+imdg+iata class: 3",
      "adr+rid+imdg+iata packing_group: III",
      "imdg marine_pollutant: yes",
    ]);
  });

  it("have heads that touch and wrap", () => {
    expect(
      read(
        "               N°       Désignation              Classe Groupe",
        "               ONU                                      d'emballage",
        "ADR/RID        1760     LIQUIDE CORROSIF         8      III",
      ),
    ).toContain("adr+rid packing_group: III");
  });

  it("have UN numbers that look like years behind their modes", () => {
    expect(
      read(
        "14.1 UN number",
        "ADR/RID: 2014      IMDG: 2014      IATA: 2014",
        "14.3 Class",
        "ADR/RID: 5.1 (8)   IMDG: 5.1 (8)   IATA: 5.1 (8)",
      ),
    ).toEqual([
      "adr+rid un_number: 2014",
      "imdg un_number: 2014",
      "iata un_number: 2014",
      "adr+rid class: 5.1 (8)",
      "imdg class: 5.1 (8)",
      "iata class: 5.1 (8)",
    ]);
  });

  it("have names under a head that begin above the other cells of their row", () => {
    const lines = typedLines(
      [
        "           UN No.   Proper shipping name   Class    Packing group",
        "                    ENVIRONMENTALLY",
        "ADR        3082     HAZARDOUS SUBSTANCE,   9        III",
        "                    LIQUID, N.O.S.",
        "",
        "                    ENVIRONMENTALLY",
        "IMDG       3082     HAZARDOUS SUBSTANCE,   9        III",
        "                    LIQUID, N.O.S.",
      ].join("\n"),
    );
    const names = statementsOf(lines).filter(({ field }) => field === "proper_shipping_name");
    // The heading stands as close to the first row as its lines to each other
    expect(names.at(-1)?.text).toBe("ENVIRONMENTALLY HAZARDOUS SUBSTANCE, LIQUID, N.O.S.");
    expect(names.at(-1)?.modes).toEqual(["imdg"]);
  });

  it("have the numbers of the subsections over their heads, and marks of footnotes behind them", () => {
    expect(
      read(
        "                 14.1        14.2                    14.3                         14.4",
        "                 UN no.      Proper shipping name    Transport hazard class(es)   PG*",
        "ADR/RID Class    UN 1263     PAINT                   3                            III",
        "Mer (OMI-IMDG)   UN 1263     PAINT                   3                            II",
      ),
    ).toEqual([
      "adr+rid un_number: UN 1263",
      "adr+rid proper_shipping_name: PAINT",
      "adr+rid class: 3",
      "adr+rid packing_group: III",
      "imdg un_number: UN 1263",
      "imdg proper_shipping_name: PAINT",
      "imdg class: 3",
      "imdg packing_group: II",
    ]);
  });
});

it("values of columns stand beside the second line of a label that wraps", () => {
  const found = read(
    "                            ADR/RID       IMDG          IATA",
    "14.3 Transport hazard                                   2.3 (8)",
    "class(es)                   2.3 (8)       2.3 (8)       Forbidden on aircraft",
  );
  expect(found).toEqual(["iata class: 2.3 (8)", "adr+rid class: 2.3 (8)", "imdg class: 2.3 (8)"]);
});

it("heads wrap above the line of most of them", () => {
  expect(
    read(
      "                                                             Classe de    Groupe",
      "Règlement   Numéro ONU   Désignation officielle de transport   danger       d'emballage",
      "TMD         1230         Méthanol                              3            II",
    ),
  ).toEqual([
    "tdg un_number: 1230",
    "tdg proper_shipping_name: Méthanol",
    "tdg class: 3",
    "tdg packing_group: II",
  ]);
});

it("a value in a column is no number of the label below it", () => {
  expect(
    read(
      "                              ADR / RID     IMDG                 IATA",
      "14.3 Transport hazard class   2             2.1                  2.1",
      "14.4 Packing group            -             -                    -",
      "14.5 Environmental hazards    yes           Marine pollutant:    -",
      "                                            yes",
    ).slice(0, 3),
  ).toEqual(["adr+rid class: 2", "imdg class: 2.1", "iata class: 2.1"]);
});

it("titles that name the rules in full, with their letters in brackets, begin each mode", () => {
  const modes = (...titles: string[]) =>
    read(...titles.flatMap((title) => [title, "UN-Nummer   1170", "Klasse      3"])).filter((one) =>
      one.includes("class"),
    );
  const expected = ["adr+rid+adn class: 3", "imdg class: 3", "iata class: 3"];
  expect(
    modes(
      "Beförderung gefährlicher Güter auf Strasse, Schiene oder Binnenwasserstrassen (ADR/RID/ADN)",
      "Internationaler Code für die Beförderung gefährlicher Güter mit Seeschiffen (IMDG)",
      "Internationale Zivilluftfahrt-Organisation (ICAO-IATA/DGR)",
    ),
  ).toEqual(expected);
  expect(
    modes(
      "Vervoer van gevaarlijke goederen over de weg, per spoor of over de binnenwateren (ADR/RID/ADN)",
      "Internationale Maritieme Code voor Gevaarlijke Goederen (IMDG)",
      "Internationale Burgerluchtvaartorganisatie (ICAO-IATA/DGR)",
    ),
  ).toEqual(expected);
});

it("holds columns whose heads wrap behind the numbers of their parts", () => {
  expect(
    read(
      "                 14.1 UN-    14.2 Name                 14.3     14.4    14.5",
      "                 No.                                   Class    PG      hazards",
      "ADR/RID          UN 1247     METHYL METHACRYLATE       3        II      no",
    ),
  ).toEqual(
    expect.arrayContaining(["adr+rid un_number: UN 1247", "adr+rid class: 3", "adr+rid packing_group: II"]),
  );
});
