import { describe, expect, test } from "vitest";
import type { SheetContext } from "@/lib/extraction/model";
import { typedLines } from "@/lib/fixtures/printed-lines";
import { sectionOf } from "@/lib/fixtures/sections";
import { euEnglish } from "@/lib/fixtures/sheet-contexts";
import { readSection14 } from "./section-14";

function read(text: string, jurisdiction: SheetContext["jurisdiction"] = "eu"): Record<string, unknown> {
  const section = sectionOf(14, typedLines(text));
  const { findings } = readSection14(section, { ...euEnglish, jurisdiction });
  return Object.fromEntries(findings.map(({ path, value }) => [path, value]));
}

describe("readSection14", () => {
  test("labels and modes over two lines are whole, whatever stands above and below them", () => {
    const found = read(`IMDG
UN number      : 3077
Class          : 9
Packing        : III
group
Labels         : 9`);
    expect(found).toMatchObject({ "modes.imdg.class": "9", "modes.imdg.packing_group": "III" });
    expect(
      read(`14.1 UN number
ADR, IMDG, IATA    UN3269
14.4 Packing group
ADR,               III
IMDG, IATA`),
    ).toMatchObject({
      "modes.adr.packing_group": "III",
      "modes.imdg.packing_group": "III",
      "modes.iata.packing_group": "III",
    });
  });

  test("a label names all its modes where the last of them stands in its next line", () => {
    const found = read(`14.1 UN-nummer              UN 2922
14.3 Klasse ADR / IMDG /    8 (6.1)
IATA
14.4 Verpakkingsgroep       II`);
    expect(found).toMatchObject({ "modes.adr.class": "8 (6.1)", "modes.iata.class": "8 (6.1)" });
  });

  test("a subsidiary classification goes with the class", () => {
    const found = read(`14.3. Transport hazard class(es)
IMDG                                3
Subsidiary classification IMDG      6.1`);
    expect(found).toMatchObject({ "modes.imdg.class": "3 (6.1)" });
  });

  test("the heads of columns have the numbers of their parts, and a footnote below", () => {
    const found = read(`Réglementation   14.1.     14.2. Nom d'expédition des    14.3. Classe(s)   14.4.
                 Numéro    Nations unies                 de danger *       GE*
                 ONU
ADR              1593      DICHLOROMÉTHANE               6.1               III
IMDG             1593      DICHLOROMETHANE               6.1               III
*Description : 6.1 Matières toxiques - GE : Groupe d'emballage`);
    expect(found).toMatchObject({ "modes.adr.un_number": "1593", "modes.imdg.packing_group": "III" });
    expect(found["modes.imdg.proper_shipping_name"]).toBe("DICHLOROMETHANE");
  });

  test("a number of North America is none that is not applicable", () => {
    expect(read("DOT ID NO.:   NA 1993     PG III")).toMatchObject({
      un_number: "1993",
      packing_group: "III",
    });
  });

  test("a mode's class stands with its subsidiary hazard before what else is told of it", () => {
    const found = read(
      "VN-nummer   UN 2920\nADR: klasse 8 (3), code CF1    IMDG: 8 (3), EmS F-E, S-C    IATA: 8 (3)",
    );
    expect(found).toMatchObject({ "modes.imdg.class": "8 (3)", "modes.iata.class": "8 (3)" });
  });

  test("two lines head the columns of modes, by words and by letters", () => {
    const found = read(`                       Straße / Schiene      Seeschiff             Luft
                       ADR / RID             IMDG                  IATA-DGR
14.1. UN-Nummer        UN 3084               UN 3084               UN 3084
14.3. Klasse(n)        8 (5.1)               8 (5.1)               8 (5.1)`);
    expect(found).toMatchObject({ "modes.adr.class": "8 (5.1)", "modes.iata.class": "8 (5.1)" });
  });

  test.each(["Regelgeving: IMDG", "Vorschrift: IMDG", "Réglementation : IMDG"])(
    "%s heads a mode",
    (heading) => {
      expect(read(`${heading}\n14.1 UN number    2031\n14.3 Class        8`)).toMatchObject({
        "modes.imdg.un_number": "2031",
      });
    },
  );

  test("a mode's row may tell its country by its letters", () => {
    const found = read(`                N° ONU     Désignation officielle de transport    Classe   GE
DOT (É.-U.)     UN1263     PEINTURES                              3        II
IMDG            UN1263     PAINT                                  3        II`);
    expect(found).toMatchObject({
      "modes.dot.un_number": "1263",
      "modes.imdg.proper_shipping_name": "PAINT",
    });
  });

  test("ICAO's class may be called class or division in Dutch", () => {
    expect(read("IMDG klasse              2.1\nICAO klasse/divisie      2.2")).toMatchObject({
      "modes.imdg.class": "2.1",
      "modes.iata.class": "2.2",
    });
  });

  test.each([
    ["Beförderung auf der Straße", "adr"],
    ["Straßengüterverkehr", "adr"],
    ["Wegverkeer", "adr"],
    ["Voie routière", "adr"],
    ["Beförderung auf See", "imdg"],
    ["Maritiem vervoer", "imdg"],
    ["Over zee", "imdg"],
    ["Vervoer door de lucht", "iata"],
    ["Fret aérien", "iata"],
    ["Binnenvaart", "adn"],
    ["Navigation fluviale", "adn"],
  ])("%s is a mode of its own", (words, mode) => {
    const other = mode === "imdg" ? "IATA" : "IMDG";
    const found = read(`${other}\nUN 1866\nClass: 3\n${words}\nUN 1263\nClass: 3`);
    expect(found[`modes.${mode}.un_number`]).toBe("1263");
    expect(found[`modes.${other.toLowerCase()}.un_number`]).toBe("1866");
  });

  test("class and subsidiary hazards may be the heads above rows of modes", () => {
    const found = read(
      [
        "14.3 Transportgefahrenklassen",
        "                              Klasse   Nebengefahren",
        "ADR                          : 8          6.1",
        "IATA                         : 8",
      ].join("\n"),
    );
    expect(found).toMatchObject({ "modes.adr.class": "8 (6.1)", "modes.iata.class": "8" });
  });

  test("a label over its answer about the environment is no answer itself", () => {
    const found = read(`Land transport (ADR/RID)
  14.1 UN number: UN 1987
  14.3 Class: 3
14.5 Environmental hazards
  ENVIRONMENTALLY HAZARDOUS:
    no`);
    expect(found["modes.adr.class"]).toBe("3");
    expect(found).not.toHaveProperty(["modes.adr.marine_pollutant"]);
  });

  test("a label may tell its field mode by mode in one line", () => {
    const text = `14.1 UN number: UN 1760
14.3 Transport hazard class: ADR/RID: 8 - IMDG: 8 (6.1) - IATA: 8
14.4 Packing group: II`;
    expect(read(text)).toMatchObject({
      "modes.adr.class": "8",
      "modes.imdg.class": "8 (6.1)",
      "modes.iata.class": "8",
      "modes.iata.packing_group": "II",
    });
  });

  test.each([
    ["14.3 Transport hazard class(es): ADR 9, IMDG 9, IATA 9", "9", "9"],
    ["14.3. Classe ADR/RID: 9; IMDG: 9; IATA: 9", "9", "9"],
    [
      "14.3 Hazard class(es):      ADR/RID : 8\n                            IMDG : 8\n                            IATA : 8",
      "8",
      "8",
    ],
    [
      "14.3 Class\nTransport over land volgens ADR      2\nZeevervoer volgens IMDG              2.1\nLufttransport nach IATA              2.1",
      "2",
      "2.1",
    ],
  ])("%s tells the class of each mode", (text, byLand, others) => {
    expect(read(`14.1 UN number: 3082\n${text}`)).toMatchObject({
      "modes.adr.class": byLand,
      "modes.imdg.class": others,
      "modes.iata.class": others,
    });
  });

  test("a mode's words may part from its rules' letters by a dash, and a class from its subsidiary hazard by them", () => {
    const text = `14.3 Transportgefahrenklassen       2 Gase
Seeverkehr - IMDG
Klasse                              2.1
Luftverkehr : ICAO/IATA
Klasse                              2.2`;
    expect(read(text)).toMatchObject({ "modes.imdg.class": "2.1", "modes.iata.class": "2.2" });
    const chemwatch = "Air transport (ICAO-IATA / DGR)\nTransport hazard class(es)    ";
    expect(read(`${chemwatch}ICAO/IATA Class 6.1 ICAO / IATA Subrisk 8`)).toMatchObject({
      "modes.iata.class": "6.1 (8)",
    });
  });

  test("modes with their classes, or with whole entries, may follow each other without a sign", () => {
    expect(read("UN Number 1263\nADR Class 3 IMDG Class 3.3 IATA Class 3")).toMatchObject({
      "modes.adr.class": "3",
      "modes.imdg.class": "3.3",
      "modes.iata.class": "3",
    });
    const entry = "UN No: 3082 Class: 9 Packing group: III";
    expect(
      read(`Land: Transport by road: ADR. ${entry}\nSea: Transport by ship: IMDG. ${entry}`),
    ).toMatchObject({
      "modes.adr.class": "9",
      "modes.imdg.un_number": "3082",
      "modes.imdg.packing_group": "III",
    });
  });

  test("an edition of the rules is no class", () => {
    const found = read("14.1 UN number: 3082\n14.3 Transport hazard class: 9, as in ADR 2017, IMDG 2016");
    expect(found).toMatchObject({ class: "9" });
    expect(Object.values(found)).not.toContain("2017");
  });

  test("a mode may stand before a label behind a dash, and class 3 have the divisions of older codes", () => {
    const text = `UN number : 1263
ADR/RID – class : 3
IMDG – class : 3.3 EmS : F-E, S-E
Packing group : III`;
    expect(read(text)).toMatchObject({ "modes.adr.class": "3", "modes.imdg.class": "3.3" });
  });

  test("what is not subject to the rules in small containers has its class", () => {
    const text = `UN No.            1263
Road (ADR)        Class 3, Packing Group III. Containers of 450 litres or less: not subject to the
                  provisions of ADR (2.2.3.1.5)`;
    expect(read(text)).toMatchObject({ "modes.adr.class": "3", "modes.adr.packing_group": "III" });
  });

  test("the packing group may follow the class", () => {
    const text =
      "UN 2922, CORROSIVE LIQUID, TOXIC, N.O.S.\n- IMDG: Class 8 (6.1), packing group II, EmS F-A, S-B.";
    expect(read(text)).toMatchObject({ "modes.imdg.class": "8 (6.1)", "modes.imdg.packing_group": "II" });
  });

  test("an entry may stand whole in the cell beside a label that is not known", () => {
    const text = `Full shipping name for      UN1268, PETROLEUM DISTILLATES, N.O.S., 3, PG III,
Export, Air, Sea (any quantity`;
    expect(read(text)).toMatchObject({ un_number: "1268", class: "3", packing_group: "III" });
  });

  test("an entry in the cell beside such a label is of the mode above it", () => {
    const text = `DOT
Proper Shipping Name    PAINT
Description             UN1263, PAINT, 3, II
Packing group           II
IMDG / IMO              Contact the preparer.`;
    expect(read(text, "us")).not.toHaveProperty(["modes.imdg.un_number"]);
  });

  test("organizations' letters may have stops", () => {
    const found = read(`International (Water, I.M.O.)
Hazard Class: 3 (8)
UN/NA: UN1198
International (Air, I.C.A.O.)
Hazard Class: 3 (8)
UN/NA: UN1198`);
    expect(found).toMatchObject({ "modes.imdg.class": "3 (8)", "modes.iata.class": "3 (8)" });
  });

  test("an entry in a line of its own needs no mode", () => {
    expect(read("UN1268, Petroleum distillates, n.o.s., 3, PG III")).toMatchObject({
      un_number: "1268",
      proper_shipping_name: "Petroleum distillates, n.o.s.",
      class: "3",
      packing_group: "III",
    });
  });

  test("a name ends where the next label begins", () => {
    const inLine = "DOT\nShipping name: Acetone, Hazard class: 3, ID number: UN1090, Packing group: II";
    expect(read(inLine)).toMatchObject({
      "modes.dot.proper_shipping_name": "Acetone",
      "modes.dot.class": "3",
      "modes.dot.un_number": "1090",
      "modes.dot.packing_group": "II",
    });
    const below =
      "UN No.: 1824\nShipping name: SODIUM HYDROXIDE SOLUTION\nStorage and transport: Class 8 of the Code";
    expect(read(below).proper_shipping_name).toBe("SODIUM HYDROXIDE SOLUTION");
  });

  test("a class may stand before the number, behind the rules or their name", () => {
    const found = read(
      [
        "Land transport: ADR/RID class 3, UN 1263, PAINT, packing group III, tunnel code D/E",
        "TDG classification: Class 3, PIN: UN1263, P.G. II",
      ].join("\n"),
    );
    expect(found).toMatchObject({
      "modes.rid.class": "3",
      "modes.rid.proper_shipping_name": "PAINT",
      "modes.rid.packing_group": "III",
      "modes.tdg.class": "3",
      "modes.tdg.un_number": "1263",
      "modes.tdg.packing_group": "II",
    });
  });

  test("rows of modes may have a head of their own", () => {
    const found = read(
      [
        "Mode          UN number   Class   Packing group   Proper shipping name",
        "Road (ADR)    UN 1950     2.1     -               AEROSOLS",
        "Air (IATA)    UN 1950     2.1     -               Aerosols, flammable",
      ].join("\n"),
    );
    expect(found).toMatchObject({ "modes.adr.class": "2.1", "modes.adr.proper_shipping_name": "AEROSOLS" });
  });

  test("modes with their values may follow each other in one line", () => {
    const found = read(
      [
        "14.1 UN-Nummer",
        "ADR: UN 1133 IMDG: UN 1133 IATA: UN 1133",
        "14.3 Transportgefahrenklassen",
        "ADR/RID: 3 IMDG: 3 IATA: 3",
        "14.4 Verpackungsgruppe",
        "ADR/RID: II IMDG: II IATA: II",
      ].join("\n"),
    );
    expect(found).toMatchObject({
      "modes.adr.class": "3",
      "modes.imdg.class": "3",
      "modes.iata.class": "3",
      "modes.iata.packing_group": "II",
    });
  });

  test("under field columns the words UN before a number are no label of their own", () => {
    const found = read(
      [
        "              UN-Nr.      Bezeichnung des Gutes     Gefahrgutklasse     Verpackungsgruppe",
        "ADR / RID     UN 1263     FARBE                     3                   III",
        "IMDG          UN 1263     PAINT                     3                   III",
      ].join("\n"),
    );
    expect(found).toMatchObject({ un_number: "1263", packing_group: "III" });
  });

  test("one line a mode under each subsection is read, with labels that name several modes", () => {
    const found = read(
      [
        "· 14.1 UN-Nummer",
        "· ADR, IMDG, IATA             UN1263",
        "· 14.2 Ordnungsgemäße UN-Versandbezeichnung",
        "· ADR                         1263 FARBE",
        "· IMDG, IATA                  PAINT",
        "· 14.3 Transportgefahrenklassen",
        "· ADR",
        "· Klasse                      3 (F1) Entzündbare flüssige Stoffe",
        "· IMDG, IATA",
        "· Class                       3 Entzündbare flüssige Stoffe",
        "· 14.4 Verpackungsgruppe",
        "· ADR, IMDG, IATA             III",
        "· Tunnelbeschränkungscode     D/E",
      ].join("\n"),
    );
    expect(found).toMatchObject({
      un_number: "1263",
      packing_group: "III",
      "modes.adr.class": "3",
      "modes.adr.classification_code": "F1",
      "modes.adr.proper_shipping_name": "FARBE",
      "modes.imdg.proper_shipping_name": "PAINT",
      "modes.iata.class": "3",
      "modes.iata.packing_group": "III",
      "modes.adr.tunnel_code": "D/E",
    });
    expect(found).not.toHaveProperty("modes.iata.tunnel_code");
  });
  test("one column a mode is read by the column that a value stands under", () => {
    const found = read(
      [
        "                       ADR/RID              IMDG                 IATA",
        "14.1 UN number         1950                 1950                 1950",
        "14.2 UN proper         AEROSOLS             AEROSOLS,            Aerosols, flammable",
        "shipping name                               N.O.S.",
        "14.3 Transport         2                    2.1                  2.1",
        "hazard class(es)",
        "14.4 Packing group     -                    -                    -",
      ].join("\n"),
    );
    expect(found).toMatchObject({
      un_number: "1950",
      "modes.adr.class": "2",
      "modes.rid.class": "2",
      "modes.imdg.class": "2.1",
      "modes.imdg.proper_shipping_name": "AEROSOLS, N.O.S.",
      "modes.iata.class": "2.1",
    });
    expect(found).not.toHaveProperty("packing_group");
  });
  test("one block a mode is read, and a mode that is not regulated stays empty", () => {
    const found = read(
      [
        "DOT",
        "  UN number                      UN1824",
        "  UN proper shipping name        Sodium hydroxide solution",
        "  Transport hazard class(es)",
        "     Class                       8",
        "     Subsidiary risk             6.1",
        "  Packing group                  II",
        "IATA",
        "  UN number                      UN1824",
        "     Class                       8",
        "IMDG",
        "  Not regulated as a dangerous good",
      ].join("\n"),
    );
    expect(found).toMatchObject({
      un_number: "1824",
      packing_group: "II",
      "modes.dot.class": "8 (6.1)",
      "modes.iata.class": "8",
    });
    expect(Object.keys(found).filter((path) => path.startsWith("modes.imdg"))).toEqual([]);
  });
  test("blocks with numbered subsections of their own keep their mode", () => {
    const found = read(
      [
        "Landtransport (ADR/RID)",
        "14.1. UN-Nummer:                UN 1987",
        "14.3. Transportgefahrenklassen: 3",
        "14.4. Verpackungsgruppe:        I I I",
        "Seeschiffstransport (IMDG)",
        "14.1. UN-Nummer:                UN 1987",
        "14.3. Transportgefahrenklassen:",
        "3",
      ].join("\n"),
    );
    expect(found).toMatchObject({
      "modes.adr.class": "3",
      "modes.adr.packing_group": "III",
      "modes.imdg.class": "3",
    });
  });
  test("one row a mode is read under columns of fields", () => {
    const found = read(
      [
        "Regulation       UN number   Proper shipping name   Classes   PG*",
        "Classification   UN1950      Aerosols,              2.1 (8)   -",
        "for DOT                      flammable",
        "IMDG class       UN1950      AEROSOLS               2.1 (8)   -",
      ].join("\n"),
    );
    expect(found).toMatchObject({
      un_number: "1950",
      "modes.dot.class": "2.1 (8)",
      "modes.dot.proper_shipping_name": "Aerosols, flammable",
      "modes.imdg.class": "2.1 (8)",
    });
  });
  test("a row's mode stands below a word that labels a field elsewhere", () => {
    const found = read(
      [
        "              14.1        14.2                          14.3           14.4   14.5     Informations",
        "              N° ONU      Désignation officielle de     Classe(s) de   GE*    Env*     complémentaires",
        "                          transport                     danger",
        "Classe        UN1263      PEINTURES                     3              III    Oui.     La marque de danger",
        "ADR/RID                                                                                pour l'environnement",
        "                                                                                       n'est pas requise.",
        "Classe IMDG   UN1263      PAINT. (résine époxydique)    3              III    Yes.     Emergency schedules",
        "                                                                                       F-E, _S-E_",
      ].join("\n"),
    );
    expect(found).toMatchObject({
      "modes.adr.proper_shipping_name": "PEINTURES",
      "modes.adr.class": "3",
      "modes.rid.packing_group": "III",
      "modes.imdg.proper_shipping_name": "PAINT. (résine époxydique)",
      "modes.imdg.class": "3",
    });
  });
  test("a whole entry in one line is taken apart", () => {
    const found = read(
      [
        "IMDG: UN3077, ENVIRONMENTALLY HAZARDOUS SUBSTANCE, SOLID, N.O.S. (zinc oxide), 9, PG III",
        "Air (IATA):     3 III UN1197 Extracts, flavoring, liquid",
      ].join("\n"),
    );
    expect(found).toMatchObject({
      "modes.imdg.un_number": "3077",
      "modes.imdg.proper_shipping_name": "ENVIRONMENTALLY HAZARDOUS SUBSTANCE, SOLID, N.O.S. (zinc oxide)",
      "modes.imdg.class": "9",
      "modes.imdg.packing_group": "III",
      "modes.iata.class": "3",
      "modes.iata.packing_group": "III",
      "modes.iata.un_number": "1197",
    });
  });
  test("what holds for all modes is given to each mode that the sheet names", () => {
    const found = read(
      "14.1 UN number\nUN 1744\n14.2 UN proper shipping name\nADR/RID\nBROM\nIMDG\nBROMINE\n14.3 Transport hazard class(es)\n8 (6.1)",
    );
    expect(found).toMatchObject({ "modes.adr.class": "8 (6.1)", "modes.imdg.class": "8 (6.1)" });
  });
  test("columns whose values stand below each subsection are read, a field's own mode goes before its column", () => {
    const found = read(
      [
        "ADR                 IMDG                IATA",
        "14.1. UN number or ID number",
        "UN 3082             UN 3082             UN 3082",
        "14.2. UN proper shipping name",
        "ENVIRONMENTALLY     ENVIRONMENTALLY     Environmentally",
        "HAZARDOUS           HAZARDOUS           hazardous",
        "14.3. Transport hazard class(es)",
        "9                   9                   9",
        "14.4. Packing group",
        "III                 III                 III",
        "14.6. Special precautions for user",
        "Classification code (ADR)             : M6",
      ].join("\n"),
    );
    expect(found).toMatchObject({
      "modes.adr.classification_code": "M6",
      "modes.imdg.proper_shipping_name": "ENVIRONMENTALLY HAZARDOUS",
      "modes.iata.packing_group": "III",
    });
  });
  test("each mode's own small table is read under its heads", () => {
    const found = read(
      [
        "14.1. Numéro ONU ou numéro d'identification : 1263",
        "ADR/RID    Classe   Code   Groupe   Etiquette   Ident.   QL    Tunnel",
        "           3        F1     III      3           30       5 L   D/E",
        "IMDG       Classe   2°Etiq   Groupe   QL",
        "           3        -        III      5 L",
      ].join("\n"),
    );
    expect(found).toMatchObject({
      un_number: "1263",
      "modes.adr.classification_code": "F1",
      "modes.rid.tunnel_code": "D/E",
      "modes.imdg.class": "3",
      "modes.imdg.packing_group": "III",
    });
  });
  test("a numbered part whose title is not known is no part of the name above it, nor the name itself", () => {
    const numbered =
      "14.1 UN number\n UN 1170\n14.2 Proper shipping name\n ETHANOL\n14.3 Klasa zagrozenia: 3";
    expect(read(numbered)).toMatchObject({ proper_shipping_name: "ETHANOL" });
    const untitled = "14.2 Proper shipping name\n14.3 Klasa zagrozenia\n ADR   3";
    expect(read(untitled)).not.toHaveProperty("proper_shipping_name");
  });
  test("a row of a label that is not known is no part of the names above it in columns of modes", () => {
    const found = read(`                ADR       IMDG      IATA
UN number       UN1263    UN1263    UN1263
Shipping name   PAINT     PAINT     PAINT
Klasa           3         3         3
Packing group   II        II        II`);
    expect(found).toMatchObject({ "modes.adr.proper_shipping_name": "PAINT", proper_shipping_name: "PAINT" });
  });
  test("subsections that are modes are read", () => {
    const found = read(
      [
        "14.2   Sea transport (IMDG)",
        "       UN number           UN 1170",
        "       Marine pollutant    NO",
        "14.3   Air transport (ICAO-TI / IATA-DGR)",
        "       UN number           UN 1170",
        "       Class(es)           3",
      ].join("\n"),
    );
    expect(found).toMatchObject({ "modes.iata.un_number": "1170", "modes.iata.class": "3" });
  });
  test.each([
    ["UNO-Nummer", "Korrekte Versandbezeichnung", "UN-Klasse", "UN-Verpackungsgruppe"],
    ["UN No. / ID No.", "Correct shipping name", "UN hazard class", "Pkg. Grp."],
    ["Stofnummer", "Officiële vervoersnaam", "Vervoersklasse", "Verpakkingsgroepen"],
    ["Numéro(s) ONU", "Désignation officielle aux fins du transport", "N° de classe", "Gr. d'emballage"],
  ])("transport is labelled %s, %s, %s, %s", (number, name, hazard, group) => {
    const row = (label: string, value: string) => `${label.padEnd(50)}${value}`;
    const lines = [row(number, "1263"), row(name, "PAINT"), row(hazard, "3"), row(group, "II")];
    expect(read(lines.join("\n"))).toMatchObject({
      un_number: "1263",
      proper_shipping_name: "PAINT",
      class: "3",
      packing_group: "II",
    });
  });

  test("carriage by land follows the rules of the sheet's country", () => {
    const found = read("Road transport\nUN No:    1263\nClass:    3", "au");
    expect(found).toEqual({ un_number: "1263", class: "3" });
  });
  test.each([
    "Not classified as Dangerous Goods by the criteria of the IMDG Code for transport by sea.",
    "14.1 UN number        Not regulated.\n14.3 Transport hazard class(es)    -",
    "· 14.1 UN-Nummer\n· ADR, ADN, IMDG, IATA        entfällt",
    "Kein Gefahrgut nach ADR/RID, ADN, IMDG-Code, ICAO/IATA-DGR",
    "UN 3077 or UN 3082 are not subject to this Code when transported by road.",
  ])("nothing is read from: %s", (text) => {
    expect(read(text)).toEqual({});
  });
  test("a heading of a mode after a gap is no second line of the label above", () => {
    const found = read(
      [
        "DOT",
        "Proper Shipping Name        CONSUMER COMMODITY",
        "Description                 CONSUMER COMMODITY, ORM-D",
        "",
        "TDG",
        "UN-No.                      UN1950",
        "Proper Shipping Name        AEROSOLS",
        "Hazard Class                2.1",
      ].join("\n"),
      "ca",
    );
    expect(found["modes.tdg.un_number"]).toBe("1950");
    expect(found["modes.dot.un_number"]).toBeUndefined();
  });
  test("a name that wraps in its cell is whole, and a row of unknown rules is not its end", () => {
    const found = read(
      [
        "Regulation           UN number   Shipping name          Class   PG    Other information",
        "Classification for   UN1760      Corrosive liquids, n.o.  8       II    Limited quantity",
        "the DOT                          s. (hydrochloric",
        "                                 acid)",
        "Mexican rules        Not         Not applicable         None    N/A   Not applicable",
        "IMDG Class           UN1760      CORROSIVE LIQUID       8       II    None",
      ].join("\n"),
      "us",
    );
    expect(found["modes.dot.proper_shipping_name"]).toBe("Corrosive liquids, n.o.s. (hydrochloric acid)");
    expect(found["modes.imdg.proper_shipping_name"]).toBe("CORROSIVE LIQUID");
  });
  test("an entry right behind the label of its name is that label's value", () => {
    const found = read(
      [
        "IMDG",
        "UN proper shipping name   UN 3082, Environmentally Hazardous Liquid, n.o.s. (Sodium",
        "                          Hypochlorite), 9, III",
        "Class                     9",
      ].join("\n"),
    );
    expect(found["modes.imdg.proper_shipping_name"]).toBe(
      "Environmentally Hazardous Liquid, n.o.s. (Sodium Hypochlorite)",
    );
  });
  test("what is void or not assigned is no name", () => {
    const found = read(["ADR", "Proper shipping name   Void", "UN number   not assigned"].join("\n"));
    expect(found).toEqual({});
  });

  test("whole entries under columns of modes are read over their lines", () => {
    const found = read(
      [
        "Land (US DOT)               Sea (IMDG)                      Air (IATA)",
        "UN 2880, Calcium            UN 2880, Calcium Hypochlorite,  UN 2880, Calcium",
        "Hypochlorite, Hydrated,     Hydrated, 5.1, II,              Hypochlorite, Hydrated,",
        "5.1, II                                                     5.1, II",
      ].join("\n"),
      "us",
    );
    expect(found).toMatchObject({
      un_number: "2880",
      "modes.dot.packing_group": "II",
      "modes.imdg.class": "5.1",
      "modes.iata.class": "5.1",
    });
  });

  test("modes are known with full stops, over two lines, and below a row of another label", () => {
    const old = read(
      [
        "Domestic (Land, D.O.T.)",
        "Hazard Class: 3",
        "International (Water, I.M.O.)",
        "Hazard Class: 3",
        "UN/NA: UN1090",
      ].join("\n"),
      "us",
    );
    expect(old).toMatchObject({
      "modes.dot.class": "3",
      "modes.imdg.class": "3",
      "modes.imdg.un_number": "1090",
    });
    const columns = read(
      [
        "                  Domestic (USDOT)     International    Air (IATA)",
        "                                       (IMDG)",
        "UN Number:        N.A.                 1950             1950",
        "Hazard Class:     N.A.                 2.1              2.1",
      ].join("\n"),
      "us",
    );
    expect(columns).toMatchObject({ "modes.imdg.class": "2.1", "modes.iata.class": "2.1" });
    const below = read(
      [
        "Land transport (DOT)",
        "UN number           : 1791",
        "RQ Component        : SODIUM HYPOCHLORITE",
        "Sea transport (IMDG/IMO)",
        "UN number           : 1791",
        "Class               : 8",
      ].join("\n"),
      "us",
    );
    expect(below).toMatchObject({ "modes.imdg.class": "8" });
  });

  test("a mode's words go on in the next line though that reads like a heading", () => {
    const found = read(
      [
        "14.2. Ordnungsgemäße UN-Versandbezeichnung",
        "Transport im              : BEISPIEL",
        "Straßen-/Eisenbahnverkehr (ADR/RID)",
        "UN-Nummer                 : UN1263",
      ].join("\n"),
    );
    expect(found).toMatchObject({ "modes.adr.proper_shipping_name": "BEISPIEL" });
  });

  test("heads of columns that wrap are put together, and rows begin with their mode", () => {
    const found = read(
      [
        "Regulation    UN No.     Proper Shipping     Transport Hazard    Packing",
        "                         Name                Class(es)           Group",
        "US DOT        UN1170     ETHANOL SOLUTION    3                   II",
        "IMDG          UN1170     ETHANOL SOLUTION    3                   II",
        "(Marine)",
      ].join("\n"),
      "ca",
    );
    expect(found).toMatchObject({
      "modes.imdg.class": "3",
      "modes.imdg.packing_group": "II",
      "modes.dot.proper_shipping_name": "ETHANOL SOLUTION",
    });
  });

  test("an entry behind words for the carriage is read, and so is a group behind its number", () => {
    const line =
      "Road & rail: UN No. 1791, Class 8, Packing Group III, Proper Shipping Name: HYPOCHLORITE SOLUTION";
    expect(read(line, "au")).toMatchObject({
      un_number: "1791",
      class: "8",
      packing_group: "III",
      proper_shipping_name: "HYPOCHLORITE SOLUTION",
    });
    expect(read("DOT Classification: UN1760, Corrosive Liquid, n.o.s., 8, PGIII", "us")).toMatchObject({
      packing_group: "III",
    });
    expect(read("DOT Shipping Name: Ethanol Solution, 3, UN1170, PG II", "us")).toMatchObject({
      "modes.dot.proper_shipping_name": "Ethanol Solution",
      "modes.dot.class": "3",
      "modes.dot.un_number": "1170",
      packing_group: "II",
    });
    expect(read("UN/NA Number:      UN1268 Packing Group: III", "us")).toMatchObject({
      un_number: "1268",
      packing_group: "III",
    });
    expect(read("14.1 U.S. DOT:      UN1791, Hypochlorite Solutions, 8, PG III", "us")).toMatchObject({
      "modes.dot.class": "8",
      packing_group: "III",
    });
  });

  test("a number of orange plates speaks of carriage by road without naming its rules", () => {
    const found = read(
      ["14.1 UN-Nummer", "UN 1805", "14.3 Transportgefahrenklassen", "8", "Kemler-Zahl   80"].join("\n"),
    );
    expect(found).toMatchObject({ "modes.adr.class": "8", "modes.adr.un_number": "1805" });
  });

  test("a table a mode with empty cells is read, whatever its neighbours are called", () => {
    const found = read(
      [
        "ADR/RID     Classe     Code     Groupe     Etiquette     Ident.",
        "            2          5F       -          2.1           -",
        "IMDG        Classe     2°Etiq   Groupe     QL            FS           Dispo.",
        "            8          -        II         1 L           F-A,S-B      -",
        "IATA        Classe     2°Etiq.  Groupe     Passager      Cargo        note",
        "            8          -        II         851           855          A3",
      ].join("\n"),
    );
    expect(found).toMatchObject({ "modes.adr.class": "2", "modes.imdg.class": "8", "modes.iata.class": "8" });
    expect(found["modes.imdg.packing_group"]).toBe("II");
  });

  test("a table a mode is read where of its heads only that of the class is known", () => {
    const found = read(
      [
        "ADR/RID     Klas     Code     Nummer     Etiket     Ident.",
        "            8        C9       III        8          80",
        "IATA        Klas     2°Etik.  Nummer     Passagier  Vracht     nota",
        "            8        -        III        852        856        A3",
      ].join("\n"),
    );
    expect(found).toMatchObject({ "modes.adr.class": "8", "modes.iata.class": "8" });
  });

  test("a mode over two lines leaves the next mode its row", () => {
    const found = read(
      [
        "Règlement    Numéro ONU    Désignation officielle de transport    Classe    Groupe",
        "TMD          UN1760        LIQUIDE CORROSIF, N.S.A. (acide        8         II",
        "(Canada)                   exemple)",
        "IMDG         UN1760        CORROSIVE LIQUID, N.O.S.               8         II",
      ].join("\n"),
    );
    expect(found).toMatchObject({ "modes.tdg.class": "8", "modes.imdg.class": "8" });
  });

  test("blocks headed in French by land, sea and air are told apart", () => {
    const block = (by: string, group: string) => [
      `Transport de marchandises dangereuses par ${by}:`,
      "14.3 Classe(s) de danger:    3",
      `14.4 Groupe d'emballage:     ${group}`,
    ];
    const found = read([...block("terre", "II"), ...block("mer", "III")].join("\n"));
    expect(found).toMatchObject({ "modes.adr.packing_group": "II", "modes.imdg.packing_group": "III" });
  });

  test("heads in two languages and a bare UN head their columns", () => {
    const found = read(
      [
        "           UN      Désignation / Proper shipping name    Classe / Class    Groupe d'emballage / Packing group",
        "ADR/RID    1266    PRODUITS POUR PARFUMERIE              3                 II",
        "IMDG       1266    PERFUMERY PRODUCTS                    3                 II",
      ].join("\n"),
    );
    expect(found).toMatchObject({ un_number: "1266", "modes.adr.class": "3", "modes.imdg.class": "3" });
  });

  test("one line that classifies for transport is said of no mode", () => {
    expect(read("Transport classification: UN 1170, Ethanol solution, 3, II")).toEqual({
      un_number: "1170",
      proper_shipping_name: "Ethanol solution",
      class: "3",
      packing_group: "II",
    });
    expect(read("Transport: UN 1170")).toEqual({ un_number: "1170" });
    expect(read("Formerly: UN 1170")).toEqual({});
  });

  test("class and group may follow the number in one line, one mode below the other", () => {
    const found = read(
      [
        "DOT (US)",
        "UN number: 1739 Class: 8 Packing group: I",
        "Proper shipping name: Benzyl chloroformate",
        "IMDG",
        "UN number: 1739 Class: 8 Packing group: I EMS-No: F-A, S-B",
        "Proper shipping name: BENZYL CHLOROFORMATE",
      ].join("\n"),
      "us",
    );
    expect(found).toMatchObject({
      "modes.dot.class": "8",
      "modes.imdg.class": "8",
      "modes.imdg.packing_group": "I",
      "modes.imdg.proper_shipping_name": "BENZYL CHLOROFORMATE",
    });
  });

  test("a heading names its mode behind a colon of its own, and entries stand below", () => {
    const found = read(
      [
        "Transportation Regulation: 49 CFR (USA):",
        "UN1760, CORROSIVE LIQUIDS, N.O.S., (MONOETHANOLAMINE), 8, III",
        "Transportation Regulation: IMDG (Vessel):",
        "UN1760, CORROSIVE LIQUID, N.O.S., (MONOETHANOLAMINE), 8, III",
      ].join("\n"),
      "us",
    );
    expect(found).toMatchObject({
      un_number: "1760",
      "modes.dot.packing_group": "III",
      "modes.imdg.class": "8",
    });
  });

  test("a remark on limited quantities is no part of the shipping name", () => {
    const found = read(
      "DOT: UN1950, Aerosols, 2.1 Ltd. Qty (Note: papers are not required, except by air.)",
      "us",
    );
    expect(found).toMatchObject({
      "modes.dot.proper_shipping_name": "Aerosols",
      "modes.dot.class": "2.1",
    });
  });
});

describe("labels and values in one line or row", () => {
  test("behind a mode, each in a cell of its own", () => {
    const found = read(
      [
        "14.3. Transport hazard class(es)",
        "ADR / RID:       Class: 8          Label: 8 (6.1)",
        "IMDG:            Class: 8          Label: 8",
      ].join("\n"),
    );
    expect(found).toMatchObject({ "modes.adr.class": "8 (6.1)", "modes.imdg.class": "8" });
  });

  test("behind a mode, with a space between them", () => {
    const found = read(
      "GGVSE/ADR: Klasse 3 Klassifizierungscode F1 Verpackungsgruppe II Kemler-Zahl 33 UN-Nr. 1166",
    );
    expect(found).toMatchObject({
      "modes.adr.class": "3",
      "modes.adr.packing_group": "II",
      un_number: "1166",
    });
  });

  test("below a mode, which makes no label that wraps", () => {
    const found = read(
      [
        "· ADR",
        "· Klasse    8 (C1)",
        "· Gefahrzettel    8",
        "· IMDG",
        "· Class    8",
        "· Label    8/6.1",
      ].join("\n"),
    );
    expect(found).toMatchObject({ "modes.adr.class": "8", "modes.imdg.class": "8 (6.1)" });
  });

  test("a number may stand behind its name without a class", () => {
    const found = read("DOT PROPER SHIPPING NAME: Petroleum distillates, n.o.s., UN1268, PG III", "us");
    expect(found).toMatchObject({ un_number: "1268", packing_group: "III" });
  });
});

test.each([
  ["Landtransport ADR:     Klasse 3 Verpackungsgruppe III UN-Nr. 1263", "eu", "1263", "3", "III"],
  ["UN Number 1133 Class 3 Packing Group II", "eu", "1133", "3", "II"],
  ["Vervoer over land: ADR klasse 3, VG II, UN 1133", "eu", "1133", "3", "II"],
  ["Klasse/VG: 3/II\nUN-Nr: 1993", "eu", "1993", "3", "II"],
  ["D.O.T. Hazard Class: 8\nD.O.T. I.D. Number: UN1760\nPacking Group: III", "us", "1760", "8", "III"],
  ["Shipping Information\nPaint, 3, UN 1263, PG III", "us", "1263", "3", "III"],
] as const)("%s", (text, jurisdiction, number, primary, group) => {
  expect(read(text, jurisdiction)).toMatchObject({
    un_number: number,
    class: primary,
    packing_group: group,
  });
});

test("modes above their values are those of a classification, whose word says no more", () => {
  const text =
    "ADR/RID/IMDG/IATA/ICAO Klassifizierung\n14.1 UN-Nummer  3082\n14.3 Transportgefahrenklasse  9";
  expect(read(text, "eu")).toMatchObject({
    "modes.adr.class": "9",
    "modes.imdg.class": "9",
    "modes.iata.class": "9",
  });
});

test("a class alone behind its mode is that mode's, an edition is none", () => {
  expect(read("IATA:     5.2\nUN:       3108", "eu")).toMatchObject({ "modes.iata.class": "5.2" });
  expect(read("ADR 2017\nUN 1263", "eu")).not.toHaveProperty("class");
  expect(read("UN number 1824\nTransport hazard class(es) 8", "eu")).toMatchObject({ class: "8" });
  expect(read("IATA\nUN number 1824\nTransport hazard class(es) ICAO/IATA Class 8", "au")).toMatchObject({
    "modes.iata.class": "8",
  });
});

test("class and packing group behind a mode stand on both sides of a slash", () => {
  const text =
    "UN-Nummer: 1993\nIMDG-Code:     3/III (Klasse/Verpackungsgruppe)\nIATA:     3/-/III (Klasse/Gruppe)";
  expect(read(text, "eu")).toMatchObject({
    "modes.imdg.class": "3",
    "modes.imdg.packing_group": "III",
    "modes.iata.class": "3",
    "modes.iata.packing_group": "III",
  });
});

test("labels and their values in one row of cells head no columns", () => {
  const row = "Hazard Class:   3    UN Number:   UN1263   Packing Group:   II";
  expect(read(row, "us")).toMatchObject({ un_number: "1263", class: "3", packing_group: "II" });
});

test("a number and its name behind the word for a mode's code are an entry", () => {
  const text = "ADG Code: 1950, AEROSOLS\nDangerous Goods Class: Class 2.1: Flammable gases.";
  expect(read(text, "au")).toMatchObject({
    un_number: "1950",
    proper_shipping_name: "AEROSOLS",
    class: "2.1",
  });
});

test("classes are told in the plural, and the rules' names by all their letters", () => {
  const plural = `                   ADR/RID        IMDG           IATA
UN-Nummer          UN 1719        UN 1719        UN 1719
Gefahrenklassen    8              8              8`;
  expect(read(plural)).toMatchObject({ "modes.adr.class": "8", "modes.iata.class": "8" });
  const text = "14.1 UN number     UN 1170\n14.3 Class     ADR/SDR/RID: 3 (F1) IMDG: 3 IATA-DGR: 3";
  expect(read(text, "eu")).toMatchObject({ "modes.imdg.class": "3", "modes.iata.class": "3" });
});
