import { describe, expect, test } from "vitest";
import type { Page, Section, SheetContext } from "@/lib/extraction/model";
import { scaledLines, typedLines } from "@/lib/fixtures/printed-lines";
import { sectionOf } from "@/lib/fixtures/sections";
import { euEnglish } from "@/lib/fixtures/sheet-contexts";
import { readSection1 } from "./section-1";

function page(margins: string): Page {
  const lines = typedLines(margins);
  return {
    number: 1,
    width: 595,
    height: 842,
    lines: [],
    margins: lines,
    rules: [],
    ocr: false,
  };
}

function read(text: string, margins = "", options: Partial<SheetContext> = {}): Record<string, unknown> {
  return valuesOf(sectionOf(1, typedLines(text)), { pages: [page(margins)], ...options });
}

function valuesOf(section: Section, options: Partial<SheetContext> = {}): Record<string, unknown> {
  const { findings } = readSection1(section, { ...euEnglish, ...options });
  return Object.fromEntries(findings.map(({ path, value }) => [path, value]));
}

const phones = (found: Record<string, unknown>) =>
  Object.entries(found)
    .filter(([path]) => path.startsWith("emergency_contacts"))
    .map(([, contact]) => (contact as { phone: string }).phone);

test("a number for information beside that for emergencies is the company's", () => {
  const found = read(
    [
      "MANUFACTURER'S NAME: Acme Solvents Company",
      "EMERGENCY TELEPHONE NO.: 1-800-255-3924 (CHEM-TEL)",
      "INFORMATION TELEPHONE NO.: (713) 555-0100",
    ].join("\n"),
  );
  expect(found["supplier.phone"]).toBe("(713) 555-0100");
  expect(found["emergency_contacts[0]"]).toMatchObject({ phone: "1-800-255-3924", organization: "CHEM-TEL" });
  expect(found["emergency_contacts[1]"]).toBeUndefined();
});

test("the label of the name stands behind the maker's brand, whose companies need no legal form", () => {
  const found = read(`The EXAMPLE® Companies                    Emergency Telephone Number
5 Elm Street, Suite 19                    (770) 555-0100
EXAMPLE® Product Name                     Code #
FASTSET™ GROUT                            1585-09
Product Use: Grout for bolts`);
  expect(found.product_name).toBe("FASTSET™ GROUT");
  expect(found["supplier.name"]).toBe("The EXAMPLE® Companies");
});

test("a name that a comma ends goes on below", () => {
  const text = [
    "Product name:          Descaling tablets for automatic machines,",
    "                       kettles and coffee makers",
    "General use:           Removes limescale",
  ].join("\n");
  const head = "Descaling tablets for automatic machines,    Version: 5";
  expect(read(text, head).product_name).toBe(
    "Descaling tablets for automatic machines, kettles and coffee makers",
  );
});

test("the name stands behind the words for a substance or mixture, below the article's number", () => {
  const text = [
    "Artikelnr. (Hersteller/Lieferant):                PW42",
    "Bezeichnung des Stoffes oder des Gemischs         Beispielhärter",
    "1.3 Einzelheiten zum Lieferanten, der das Sicherheitsdatenblatt bereitstellt",
    "Lieferant (Hersteller/Importeur/nachgeschalteter Anwender/Händler)",
    "Muster Lacke GmbH",
  ].join("\n");
  expect(read(text)).toMatchObject({ product_name: "Beispielhärter", "supplier.name": "Muster Lacke GmbH" });
});

describe("readSection1", () => {
  test("a name that wraps is as long as the sheet's head has it, with contents below the head", () => {
    const lines = typedLines(
      `Nettoyant pour Exemples Mobiles\n${"Contenu\n".repeat(9)}1. Identification\nNom commercial    Nettoyant pour Exemples\n                  Mobiles\nRéférence         E500`,
    );
    const heading = lines[10]?.rect ?? [0, 0, 0, 0];
    const section = { ...sectionOf(1, lines.slice(11)), headingRect: heading };
    const { findings } = readSection1(section, { ...euEnglish, pages: [{ ...page(""), lines }] });
    expect(findings.find(({ path }) => path === "product_name")?.value).toBe(
      "Nettoyant pour Exemples Mobiles",
    );
  });

  test("a name that wraps in the cell of a form, behind its label, is whole", () => {
    const found = read(
      "PRODUCT IDENTIFIER: EXAMPLE ALKYD FLOOR    PRODUCT USE: Floor coating\nENAMEL GREY\n\nSUPPLIER'S NAME: Example Stores Limited    CITY: Springfield",
    );
    expect(found.product_name).toBe("EXAMPLE ALKYD FLOOR ENAMEL GREY");
  });

  test("words that elsewhere say that there is no value begin a name, and labels have numbers with letters", () => {
    const found = read(
      [
        "1(a) GHS product identifier:    Nonflammable Gas Mixture: Examplane / Nitrogen",
        "1(d) Manufacturer:              Weber Creek Steel Company",
      ].join("\n"),
      "Nonflammable Gas Mixture: Examplane / Nitrogen",
    );
    expect(found).toMatchObject({
      product_name: "Nonflammable Gas Mixture: Examplane / Nitrogen",
      supplier: { name: "Weber Creek Steel Company" },
    });
  });

  test("what announces the products' names is none of them", () => {
    const printed =
      "1.1 Name of the preparation\nThis sheet is valid for the following products:\nTrade names:    Example Cement 5\n1.2 Use of the preparation\nBinder";
    expect(read(printed).product_name).toBe("Example Cement 5");
  });

  test("what describes a product is no name where its identifier stands above", () => {
    const printed = "Example Roof Cement\nProduct Code         0399\nProduct Description  Black roof cement.";
    expect(read(`Product Identifier\n${printed}`).product_name).toBe("Example Roof Cement");
    expect(read("Product Description: Example Roof Cement").product_name).toBe("Example Roof Cement");
    const substance = "Substance name: methyl examplate\nCAS-No.: 80-62-6";
    expect(read(`1.1. Product identifier\nEXAMPLINE MMA\n${substance}`).product_name).toBe("EXAMPLINE MMA");
    expect(read(`${substance}\nProduct name: Exampline MMA`).product_name).toBe("Exampline MMA");
    expect(read(substance).product_name).toBe("methyl examplate");
  });

  test("codes below a label that is not known are no name", () => {
    const lines = typedLines(
      "EXAMPLE ALCOHOL\n1. Identification\nSynonyms: Spirit\nProduct Codes:\nA.B. Example: 5217, 5370\nExamplewerk: 3004, 3006, 3016",
    );
    const heading = lines[1]?.rect ?? [0, 0, 0, 0];
    const section = { ...sectionOf(1, lines.slice(2)), headingRect: heading };
    const { findings } = readSection1(section, { ...euEnglish, pages: [{ ...page(""), lines }] });
    expect(findings.find(({ path }) => path === "product_name")?.value).toBe("EXAMPLE ALCOHOL");
  });

  test("a name that begins with locants is no code", () => {
    expect(read("1,4-Examplane").product_name).toBe("1,4-Examplane");
  });

  test("the section's heading may be the product's own label", () => {
    const section = {
      ...sectionOf(1, typedLines("A range of primers.")),
      title: "PRODUCT: Example Primer  REVISION: 5",
    };
    const { findings } = readSection1(section, { ...euEnglish, pages: [page("")] });
    expect(findings.find(({ path }) => path === "product_name")?.value).toBe("Example Primer");
  });

  test("a form's note beside its label is no name", () => {
    const found = read(
      "IDENTITY (As Used on Label and List)     Note: Blank spaces are not permitted. If any item\nEXAMPLE SOLDER WIRE                      is not applicable, mark it.",
    );
    expect(found.product_name).toBe("EXAMPLE SOLDER WIRE");
  });

  test("a name whose first line has no letters goes on in the next", () => {
    const found = read("Product name      3009\n                  TECTOL 506\nRecommended use   Coating");
    expect(found.product_name).toBe("3009 TECTOL 506");
  });

  test("what stands close below a name, the next label further, is its second line", () => {
    const found = read(
      "Product name      INDUSTRIAL ENAMEL HS\n                  Orange\n\nProduct code      B54",
    );
    expect(found.product_name).toBe("INDUSTRIAL ENAMEL HS Orange");
  });

  test("a name without a legal form ends where its address begins in the same line", () => {
    const found = read(
      "Nom commercial: Sanibrill\nFournisseur : Laboratoires Brunel et Fils, 8 rue Haute, L-4170 Esch",
    );
    expect(found["supplier.name"]).toBe("Laboratoires Brunel et Fils");
  });

  test("a label with no more than a space before the name is no part of it", () => {
    const found = read(
      "1.1 Productidentificatie\nProductbenaming Ammoniakoplossing 25 %\nArtikelcode     A2290",
    );
    expect(found.product_name).toBe("Ammoniakoplossing 25 %");
  });

  test("a reference or a caption beside the label is no product's name", () => {
    expect(read("1.1 Product identifier\nTrade name: See product identifier").product_name).toBeUndefined();
    const beside = read("1. Identification\nProduct name   MSDS Code Number\nLackol 5");
    expect(beside.product_name).not.toBe("MSDS Code Number");
  });

  test("the company stands behind its caption, and a reference is none", () => {
    const named = read(
      "1.3 Details of the supplier\nSupplier\nCompany Name:   Quill Compressor\nAddress:   7 Elm Street",
    );
    expect(named["supplier.name"]).toBe("Quill Compressor");
    const referred = read("1.3 Details of the supplier\nSupplier: Please refer to section 16");
    expect(referred["supplier.name"]).toBeUndefined();
  });

  test("a label that is not known is no part of the name behind or below it", () => {
    expect(read("1.1 Produktidentifikator\nVerkaufsartikel: Lackol 5").product_name).toBe("Lackol 5");
    expect(read("1.1 Produktidentifikator\nVerkaufsartikel:\nLackol 5").product_name).toBe("Lackol 5");
    const headed = read("1.1 Produktidentifikator\nVerkaufsartikel Lackol 5", "Lackol 5          Seite 1");
    expect(headed.product_name).toBe("Lackol 5");
  });

  test("a role, the beginning of a label, a state and a country are no company's name", () => {
    const named = (...lines: string[]) =>
      read(["1.1 Product identifier", "Lackol", "1.2 Uses", "Paint", "1.3 Supplier", ...lines].join("\n"))[
        "supplier.name"
      ];
    expect(named("Établissement          Laboratoires Modèle", "Siège          12 rue de Paris")).toBe(
      "Laboratoires Modèle",
    );
    expect(named("Verantwoordelijk voor het op de          Muster Chemicals NV", "markt brengen")).toBe(
      "Muster Chemicals NV",
    );
    expect(named("Thebarton SA 5031", "Australia")).toBeUndefined();
  });

  test("bulleted subsections with the texts below them are read", () => {
    const found = read(
      [
        "· 1.1 Produktidentifikator",
        "· Handelsname: Beispielreiniger 20",
        "· Artikelnummer: 4711",
        "· 1.2 Relevante identifizierte Verwendungen des Stoffs oder Gemischs und Verwendungen, von denen abgeraten wird",
        "· Verwendung des Stoffes / des Gemisches Scheibenreiniger",
        "· 1.3 Einzelheiten zum Lieferanten, der das Sicherheitsdatenblatt bereitstellt",
        "· Hersteller/Lieferant:",
        "  Muster Chemie GmbH",
        "  Musterstr. 35",
        "  D-71332 Waiblingen",
        "  info@muster.example",
        "· Auskunftgebender Bereich:",
        "  Tel: +49 (0)7151-555-5",
        "  Fax: +49 (0)7151-555-30",
        "· 1.4 Notrufnummer:",
        "  Vergiftungs-Informations-Zentrale Freiburg",
        "  Tel.: +49-(0)761-19240",
      ].join("\n"),
    );
    expect(found).toMatchObject({
      product_name: "Beispielreiniger 20",
      product_codes: ["4711"],
      identified_uses: "Scheibenreiniger",
      "supplier.name": "Muster Chemie GmbH",
      "supplier.phone": "+49 (0)7151-555-5",
      "supplier.email": "info@muster.example",
    });
    expect(found["emergency_contacts[0]"]).toMatchObject({
      phone: "+49-(0)761-19240",
      organization: "Vergiftungs-Informations-Zentrale Freiburg",
      country_code: "DE",
    });
  });

  test("labels wrapped beside their values are read, and names on two lines that a running header repeats", () => {
    const found = read(
      [
        "1.1 Product identifier",
        "Product name                   : Instant Carpet Stain and",
        "                                 Odour Eliminator",
        "1.3 Details of the supplier    : Example Chemicals",
        "of the safety data sheet         Benelux N.V.",
        "                                 Example Street 1",
        "                                 Tel. 0761/555000",
        "1.4 Emergency telephone        : 24 h: ++49 69 222",
        "number                           25285 (German, English)",
      ].join("\n"),
      "Instant Carpet Stain and Odour Eliminator",
    );
    expect(found).toMatchObject({
      product_name: "Instant Carpet Stain and Odour Eliminator",
      "supplier.name": "Example Chemicals Benelux N.V.",
      "supplier.phone": "0761/555000",
    });
    expect(phones(found)).toEqual(["++49 69 222 25285"]);
  });

  test("a name without a label is the first line of 1.1; what stands below in other words is not", () => {
    const found = read(
      [
        "1.1 Produktidentifikator",
        "Rasendünger 3-0-0 +7%Fe",
        "Eisendünger mit Ammoniumstickstoff und einem geringen Salzindex",
        "1.2 Relevante identifizierte Verwendungen",
        "Für die Pflege von Rasen",
        "1.3 Einzelheiten zum Lieferanten, der das Sicherheitsdatenblatt bereitstellt",
        "Muster BV, Van Heemskerckweg 26",
        "1.4 Notrufnummer",
        "Muster 112",
      ].join("\n"),
      "Rasendünger 3-0-0 +7%Fe",
    );
    expect(found).toMatchObject({ product_name: "Rasendünger 3-0-0 +7%Fe", "supplier.name": "Muster BV" });
    expect(phones(found)).toEqual(["112"]);
  });

  test("the supplier is the company of 1.3, not the importer in a table below it", () => {
    expect(
      read(`1.1 Product identifier
Trade name          Example Protectant
1.3 Details of the supplier of the safety data sheet
Example Manufacturing, Inc.
1 Example Road
Telephone: 800-383-7323
Importer
Name          Street          Telephone
Example - Australia      11 Example Avenue      +6129763 6111
1.4 Emergency telephone number
800-424-9300`),
    ).toMatchObject({ "supplier.name": "Example Manufacturing, Inc.", "supplier.phone": "800-383-7323" });
  });

  test.each([
    ["Handelsname des Gemisches", "Firma/Unternehmen", "Telefon bei Notfällen"],
    ["Trade name of product", "UK distributor", "24/7 emergency number"],
    ["Handelsnaam van het mengsel", "Naam en adres van de leverancier", "Calamiteitennummer"],
    ["Dénomination commerciale du produit", "Nom du distributeur", "Contact en cas d'urgence"],
  ])("columns headed %s, %s and %s", (product, company, emergency) => {
    const row = (label: string, value: string) => `${label.padEnd(45)}${value}`;
    const found = read(
      [
        "1.1 Product identifier",
        row(product, "Lackol 5"),
        "1.3 Details of the supplier of the safety data sheet",
        row(company, "Musterlack Chemicals"),
        row("Tel.", "+49 621 555000"),
        row(emergency, "+49 621 555999"),
      ].join("\n"),
    );
    expect(found).toMatchObject({ product_name: "Lackol 5", "supplier.name": "Musterlack Chemicals" });
    expect(found["supplier.phone"]).toBe("+49 621 555000");
    expect(phones(found)).toEqual(["+49 621 555999"]);
  });

  test.each([
    ["in the name's own line", "Example GmbH, Example Str. 4, 89081 Ulm\nTelefon: +49 731 1420 0"],
    [
      "below label and name",
      "Lieferant          : Example GmbH\nExample Str. 4\n89081 Ulm\nTelefon          : +49 731 1420 0",
    ],
  ])("the supplier's address is found %s", (_, lines) => {
    const text = `1.1 Produktidentifikator\nHandelsname          Reiniger\n1.3 Einzelheiten zum Lieferanten\n${lines}`;
    expect(read(text, "", { language: "de", words: "de" })).toMatchObject({
      "supplier.name": "Example GmbH",
      "supplier.address": "Example Str. 4, 89081 Ulm",
    });
  });

  test("without numbers, labels tell the supplier's number from those for emergencies", () => {
    const found = read(
      [
        "Product name: ............ Ice Salt",
        "Manufacturer, importer,   Example & Son, Inc.",
        "supplier                  1525 Example Street",
        "                          Toll free: 800 448 1755",
        "Telephone                 609-555-2495",
        "Emergency telephone       Chemtrec: 1-800-424-9300 / 703-527-3887 outside US",
        "Fax                       973-628-0251",
      ].join("\n"),
      "",
      { jurisdiction: "us" },
    );
    expect(found).toMatchObject({
      product_name: "Ice Salt",
      "supplier.name": "Example & Son, Inc.",
      "supplier.phone": "609-555-2495",
    });
    expect(phones(found)).toEqual(["1-800-424-9300", "703-527-3887"]);
  });

  test("a refiner is a company's role", () => {
    expect(read("1.3 Details\nRefiner\nCascadia Refining Company LLC\n1 Main Street")["supplier.name"]).toBe(
      "Cascadia Refining Company LLC",
    );
  });

  test("a manufacturer's address begins with its name", () => {
    const text =
      "1.3 Details\nManufacturer Address    Ridgeline Coating Supply, Inc.\n                        1 Main Street";
    expect(read(text)["supplier.name"]).toBe("Ridgeline Coating Supply, Inc.");
  });

  test.each([". UFI : ", " UFI "])("a UFI behind the name is no part of it:%s", (between) => {
    expect(read(`1.1 Product identifier\nExample Cleaner${between}5Q20-V0C3-A00D-HS2W`).product_name).toBe(
      "Example Cleaner",
    );
  });

  test("numbers of the substance itself are read, and a UFI", () => {
    const found = read(
      [
        "1.1 Product identifier",
        "Trade name: Ethanol",
        "CAS No: 64-17-5",
        "EC No: 200-578-6",
        "REACH registration number: 01-2119457610-43-XXXX",
        "UFI: UVSN-50P9-000H-477F",
      ].join("\n"),
    );
    expect(found).toMatchObject({
      cas_number: "64-17-5",
      ec_number: "200-578-6",
      reach_registration_numbers: ["01-2119457610-43-XXXX"],
      ufi: "UVSN-50P9-000H-477F",
    });
  });

  test.each([
    ["Print Date 05.03.2022   Revision Date 01.07.2021", "2021-07-01"],
    ["Date of issue/Date of revision : 8/7/2019   Date of previous issue : 5/22/2019", "2019-08-07"],
    ["Druckdatum: 18.01.2018", "2018-01-18"],
    ["Ersetzt Fassung vom: 04.12.2017   Erstellt am 05.12.2018", "2018-12-05"],
    ["Date d'émission 01-sept.-2015   Date de révision 18-févr.-2016", "2016-02-18"],
    ["Datum van herziening 22.03.2020   Afdrukdatum 05.03.2022", "2020-03-22"],
    ["Printing date 08/02/2011   Reviewed on 07/08/2011", "2011-07-08"],
    ["Next revision date: 01.06.2027   Last revision date: 15.08.2023", "2023-08-15"],
    ["Druckdatum: 24.11.2017   Version: 5   über arbeitet am: 07.03.2017", "2017-03-07"],
    ["SAFETY DATA SHEET   Revision Date Version 6.3\n                    09.04.2020", "2020-04-09"],
    ["发行日期/修订日期   16 四月 2018", "2018-04-16"],
    ["Version 3.1 (16-12-2021) - Page 1/9", "2021-12-16"],
    ["Versie 3, 14-09-2021   Datum afdruk 02-11-2021   blad 1 van 3", "2021-09-14"],
    ["Version 4 du 23 novembre 2020", "2020-11-23"],
    ["Issue Date: 25.01.2021\nLast revised date: 15.03.2021", "2021-03-15"],
    ["DATE OF ISSUE / REVISION : 02.08.2016 / 17.06.2019", "2019-06-17"],
    ["Établi le: 12/05/2015   Révisé: 01/09/2022   Version: 5", "2022-09-01"],
    ["Example 2000   Date de mise à jour :\nVersion 2      01/09/2021", "2021-09-01"],
    ["개정: 06.04.2022   인쇄일: 09.04.2024", "2022-04-06"],
  ])("the date of %s is %s", (margins, date) => {
    const options = { jurisdiction: "us", monthFirst: margins.includes("/2019") } as const;
    expect(read("Product name: X1", margins, options).revision_date).toBe(date);
  });

  test.each([
    [
      "a label of the use says more than the heading of 1.2",
      "1.2 Relevante identifizierte Verwendungen des Stoffs oder Gemischs und Verwendungen, von denen\n    abgeraten wird\n    Verwendungssektor\n    SU21 Verbraucherverwendungen\nVerwendung des Stoffes / des Gemisches    Autopflegemittel",
      "Autopflegemittel",
    ],
    [
      "a heading in capitals is no use",
      "1.2. RELEVANTE IDENTIFIZIERTE VERWENDUNGEN DES STOFFES ODER DES GEMISCHES UND\nVERWENDUNGEN, VON DENEN ABGERATEN WIRD\nVorgesehene Verwendung:    Erdgasmotorenöl",
      "Erdgasmotorenöl",
    ],
    [
      "text below the heading is the use",
      "1.2 Relevante identifizierte Verwendungen\nFür die Pflege von Rasen",
      "Für die Pflege von Rasen",
    ],
    [
      "a colon in the text below a label is no label",
      "1.2 Identified uses\nUse of the substance/mixture\n    Biocide: insecticide against flies",
      "Biocide: insecticide against flies",
    ],
    [
      "no further information is no use",
      "1.2 Utilisations identifiées pertinentes de la substance\nPas d'autres informations importantes disponibles.\nEmploi de la substance / de la préparation\n    Produits de laboratoire",
      "Produits de laboratoire",
    ],
  ])("%s", (_, lines, uses) => {
    const text = `1.1 Produktidentifikator\nHandelsname: Reiniger X\n${lines}\n1.3 Einzelheiten zum Lieferanten\nMuster GmbH`;
    expect(read(text).identified_uses).toBe(uses);
  });

  test("a mixture has no chemical name", () => {
    expect(read("Product name: X1\nChemical name: Mixture").chemical_name).toBeUndefined();
    expect(read("Product name: X1\nChemical name: Benzene").chemical_name).toBe("Benzene");
  });

  test("several product codes are several", () => {
    expect(read("Product name: X1\nProduct code: PA0021 / 912857").product_codes).toEqual([
      "PA0021",
      "912857",
    ]);
  });

  test("the words of an unknown label are no product's name", () => {
    expect(
      read("उत्पाद कोड          : 900-1699\nउत्पाद नाम          : *CATALYST").product_name,
    ).toBeUndefined();
  });

  test("a sheet's end tells the date where nothing else does", () => {
    const pages = [
      { ...page(""), lines: typedLines("MATERIAL SAFETY DATA SHEET PREPARED BY: Example    DATE: 07/20/17") },
    ];
    expect(read("Product name: X1", "", { pages, monthFirst: true }).revision_date).toBe("2017-07-20");
  });

  test("emergency numbers are looked for at the sheet's end where section 1 has none", () => {
    const lines = typedLines("PREPARATION INFORMATION\nEmergency Phone No.: (613) 555-6666 (Canutec)");
    const found = read("Product name: X1", "", { pages: [{ ...page(""), lines }] });
    expect(found["emergency_contacts[0]"]).toMatchObject({
      phone: "(613) 555-6666",
      organization: "Canutec",
    });
  });

  test("a date without words that say what of is not taken", () => {
    expect(read("Product name: X1\n05.03.2022").revision_date).toBeUndefined();
  });

  test("is read where the next column's label leaves its last word no room", () => {
    const lines = [
      "Product Name:   Example Parts     Revision Date:   9/14/2022",
      "                Remover           Supersedes:      3/2/2020",
      "Supplier:       Example LLC",
    ];
    expect(read(lines.join("\n"))).toMatchObject({ product_name: "Example Parts Remover" });
    const separate = [
      "Product Name:   Example           Revision Date:   9/14/2022",
      "                Remover           Supersedes:      3/2/2020",
    ];
    expect(read(separate.join("\n"))).toMatchObject({ product_name: "Example" });
    const section = sectionOf(1, scaledLines(typedLines(separate.join("\n")), 0.4));
    expect(valuesOf(section)).toMatchObject({ product_name: "Example" });
  });
});

describe("a sheet from outside Europe", () => {
  test("names its initial supplier in Canada", () => {
    const lines = [
      "Product identifier:           Example Gel",
      "Initial supplier identifier:  Muster Industrial Ltd.",
      "                              72 Example Street East",
      "                              Exampletown, ON N1H 3R4, Canada",
      "                              Tel.: 519-555-0188",
      "Emergency telephone number:   CANUTEC 613-996-6666",
    ];
    expect(read(lines.join("\n"))).toMatchObject({
      "supplier.name": "Muster Industrial Ltd.",
      "supplier.phone": "519-555-0188",
    });
  });

  test("prints the company's own number among those for emergencies", () => {
    const lines = [
      "Details of the Supplier of the Safety Data Sheet",
      "Example Supply, Inc.",
      "2500 Example Parkway",
      "Exampletown, NE 68130",
      "Emergency Telephone Number",
      "Company Phone Number       (402) 555-0170",
      "Emergency Telephone        INFOTRAC 1-800-535-5053",
    ];
    const found = read(lines.join("\n"));
    expect(found).toMatchObject({ "supplier.phone": "(402) 555-0170" });
    expect(found["emergency_contacts[0]"]).toMatchObject({ phone: "1-800-535-5053" });
    expect(found["emergency_contacts[1]"]).toBeUndefined();
  });

  test("prints the company's number below the one for emergencies", () => {
    const lines = [
      "Product Name:                   Example Cement",
      "Supplier/Manufacturer:          Example Cement Corporation | 4110 Mill Road",
      "Emergency telephone number:     CHEMTREC 1-800-424-9300",
      "Telephone:                      937-555-0142",
    ];
    const found = read(lines.join("\n"));
    expect(found).toMatchObject({ "supplier.phone": "937-555-0142" });
    expect(found["emergency_contacts[1]"]).toBeUndefined();
  });

  test("words the supplier's label and legal form in its own way", () => {
    const malaysian = [
      "Supplier's details         : Example Coatings Sdn. Bhd. (123456-X)",
      "                             Lot 22, Jalan Contoh 3, Kawasan Perindustrian",
      "                             43300 Contoh, Selangor",
      "Telephone no.              : +603-5550 1188",
    ];
    expect(read(malaysian.join("\n"))).toMatchObject({ "supplier.name": "Example Coatings Sdn. Bhd." });
    const responsible = [
      "Name and Address of        Example Products Co.",
      "Responsible Parties:       640 Example Lane",
      "                           Exampletown, KY 40210",
      "General Phone Number:      502-555-0164",
    ];
    expect(read(responsible.join("\n"))).toMatchObject({
      "supplier.name": "Example Products Co.",
      "supplier.phone": "502-555-0164",
    });
    const requested = [
      "Manufacturer/Supplier      : Example Systems, Inc.",
      "                             PO Box 4427",
      "SDS Request                : (+1) 877-555-7285",
      "Emergency telephone number",
      "Spill Information          : 877-555-9351",
    ];
    expect(read(requested.join("\n"))).toMatchObject({ "supplier.phone": "(+1) 877-555-7285" });
  });

  test("ends the supplier's address with country and number, and numbers its parts differently", () => {
    const lines = [
      "1.1 PRODUCT IDENTIFIER:                     Example Oil",
      "1.2 PRODUCT CODE:                           0781",
      "1.3 RELEVANT IDENTIFIED USES:               Oil",
      "1.4 DETAILS OF THE SUPPLIER OF THE SDS:",
      "SUPPLIER NAME:                              Example Pty Limited",
      "ADDRESS:                                    2 Example Boulevard, Epping, Victoria 3076, Australia",
      "TELEPHONE NUMBER:                           +61 3 9555 0147",
      "1.5 EMERGENCY TEL. NUMBER:                  Poisons Information Centre (Aust 13 11 26)",
    ];
    const found = read(lines.join("\n"));
    expect(found).toMatchObject({ "supplier.phone": "+61 3 9555 0147" });
    expect(found["emergency_contacts[0]"]).toMatchObject({ phone: "13 11 26" });
    const american = [
      "Company:   Example Corporation",
      "           4110 Mill Road",
      "           Dayton, OH 45402",
      "           USA 937-555-0142",
    ];
    expect(read(american.join("\n"))).toMatchObject({ "supplier.phone": "937-555-0142" });
  });

  test("tells the supplier in one line, or its department before its address", () => {
    const line =
      "1.4 Supplier: Example Labs, Inc., 12 Elm Street, Portland, OR 97209, USA, Telephone +1 503 555 0101";
    expect(read(line)).toMatchObject({
      "supplier.name": "Example Labs, Inc.",
      "supplier.phone": "+1 503 555 0101",
    });
    const department = [
      "Company Name      : Example Imaging Corporation",
      "Department        : Product Safety Group",
      "Address           : 3-8-1 Shibaura, Minato-ku, Tokyo 108-0023, Japan",
      "Telephone Number  : +81-3-5550-0144",
    ];
    expect(read(department.join("\n"))).toMatchObject({
      "supplier.address": "3-8-1 Shibaura, Minato-ku, Tokyo 108-0023, Japan",
    });
  });

  test("takes no post-office box and no half of a number for a telephone", () => {
    const lines = [
      "Company Identification      Example Corporation",
      "                            P. O. Box 802736",
      "                            Dayton, OH 45402",
      "Emergency Telephone         24 Hour Hotline: 847-555-",
      "                            7700",
    ];
    const found = read(lines.join("\n"));
    expect(found["supplier.phone"]).toBeUndefined();
    expect(found["emergency_contacts[0]"]).toMatchObject({ phone: "847-555-7700" });
  });

  test("dates its revision, not the version before it", () => {
    expect(read("Date of revision: March 2, 2021\nPrevious revision: June 1, 2018")).toMatchObject({
      revision_date: "2021-03-02",
    });
    expect(read("Date Prepared: Nov. 1, 2017\nDate Modified: Apr. 4, 2022")).toMatchObject({
      revision_date: "2022-04-04",
    });
    expect(read("Issuing date : 2018-03-12\nRevision number and date : Rev. 4, 2022-11-30")).toMatchObject({
      revision_date: "2022-11-30",
    });
    expect(read("Date Prepared\nMarch 3, 2006")).toMatchObject({ revision_date: "2006-03-03" });
  });

  test("behind a label that is not known stands what the page's head repeats", () => {
    const text = "1.1 Produktidentifikator\nKode        NR-2210\nBenennung        Klarlack matt";
    expect(read(text, "Klarlack matt").product_name).toBe("Klarlack matt");
  });

  test("a label before a colon is never the name", () => {
    expect(
      read("1.1 Produktidentifikator\nWare:       Klarlack matt\n1.2 Verwendung\nLack").product_name,
    ).toBe("Klarlack matt");
  });

  test("a centre that is called in emergencies is no supplier, though a label calls it a company", () => {
    const found = read(
      [
        "Company: Example Coatings Inc.",
        "12 Elm Street, Dayton, OH 45402",
        "Telephone: 937-555-0142",
        "Emergency telephone number",
        "Company: CHEMTREC",
        "Phone: 1-800-555-9300",
      ].join("\n"),
    );
    expect(found["supplier.name"]).toBe("Example Coatings Inc.");
    expect(found["supplier.phone"]).toBe("937-555-0142");
    expect(phones(found)).toEqual(["1-800-555-9300"]);
  });

  test("the CAS number behind a name is no part of it", () => {
    const found = read("Produktname / CAS:     NATRONLAUGE, technisch, mind. 49% / 1310-73-2");
    expect(found.product_name).toBe("NATRONLAUGE, technisch, mind. 49%");
  });

  test("the number of an article in brackets behind a name is no part of it", () => {
    expect(read("Handelsnaam     Example Reiniger ( 2001000035 )").product_name).toBe("Example Reiniger");
  });

  test("a call centre's name before the word for emergencies heads its number", () => {
    const found = read("Trade name     Example Lube     CHEMTREC Emergency     (800) 424-9300");
    expect(phones(found)).toEqual(["(800) 424-9300"]);
  });

  test("a company stands with its address and telephone above the first label", () => {
    const found = read(
      [
        "EXAMPLE GARDEN PRODUCTS          TELEPHONE: (08) 5550 7100 (office hours)",
        "203 Elm Road                     FACSIMILE: (08) 5550 1297",
        "Example Town 6164                EMAIL: info@example.com",
        "EMERGENCY PHONE NUMBER: 1800 555 132",
        "PRODUCT NAME Example Lime Sulfur",
      ].join("\n"),
      "CLASSIFIED AS HAZARDOUS ACCORDING TO THE CRITERIA",
    );
    expect(found["supplier.name"]).toBe("EXAMPLE GARDEN PRODUCTS");
    expect(found["supplier.phone"]).toBe("(08) 5550 7100");
  });

  test("where a section begins with its company, the product is named in the page's head beside the sheet's number", () => {
    const found = read(
      [
        "Example Hess Corporation",
        "1 Elm Plaza",
        "Woodbridge, NJ 07095-0961",
        "EMERGENCY TELEPHONE NUMBER (24 hrs):     CHEMTREC (800) 555-9300",
      ].join("\n"),
      "EHC                           MATERIAL SAFETY DATA SHEET\nGasoline, Premium Unleaded    MSDS No. 0324",
    );
    expect(found.product_name).toBe("Gasoline, Premium Unleaded");
    expect(found["supplier.name"]).toBe("Example Hess Corporation");
  });

  test("a label names address and telephone beside the company", () => {
    const found = read(
      [
        "1(a) Product Identifier used on Label: Hot Rolled Plate",
        "1(d) Name, Address, and Telephone Number:",
        "Example Steel Corporation          Phone number: (412) 555-6840 (8:00 am to 5:00 pm)",
        "600 Grant Street, Room 1662        FAX: (412) 555-5019",
        "Pittsburgh, PA 15219-2800",
      ].join("\n"),
    );
    expect(found["supplier.name"]).toBe("Example Steel Corporation");
    expect(found["supplier.phone"]).toBe("(412) 555-6840");
  });

  test("a country is no company, though its letters are those of a legal form", () => {
    const found = read(
      [
        "Product : Example (Toner Cartridge)",
        "Local suppliers are listed below.",
        "U.S.A.     Examples of a country",
      ].join("\n"),
    );
    expect(found["supplier.name"]).toBeUndefined();
  });
});

test("a letterhead in two columns has a number for emergencies and one of the company", () => {
  const lines = typedLines(
    [
      "Emergency 24 Hour Telephone:          Corporate Headquarters: Acme Inc.",
      "CHEMTREC 800.424.9300                 23119 Elm Street",
      "                                      Saugus, California 91350",
      "                                      Telephone 661.555.5848 Fax 661.555.1538",
    ].join("\n"),
  );
  const found = valuesOf(sectionOf(1, typedLines("Product Name:     MURIATIC ACID")), {
    pages: [{ ...page(""), lines: lines.map((line) => ({ ...line, page: 1 })) }],
  });
  expect(found).toMatchObject({ "supplier.name": "Acme Inc.", "supplier.phone": "661.555.5848" });
  expect(phones(found)).toEqual(["800.424.9300"]);
});

test("a letterhead that every page repeats names the supplier where section 1 names none", () => {
  const head = typedLines(
    "EXAMPLE CORPORATION\n4011 Elm Blvd.\nNiagara Falls, NY 14302-1075\nTelephone: (716) 555-6950",
  );
  const found = valuesOf(sectionOf(1, typedLines("Product name: Jet Set Hardener")), {
    pages: [{ ...page(""), margins: head.map((line) => ({ ...line, page: 1 })) }],
  });
  expect(found).toMatchObject({ "supplier.name": "EXAMPLE CORPORATION", "supplier.phone": "(716) 555-6950" });
});

test("a company below a caption that is no known label comes before the next one, and has none of its numbers", () => {
  const found = read(
    [
      "CHEMICAL SUPPLIER COMPANY NAME                       EMERGENCY TELEPHONE",
      "Examplasma, Inc.                                     Chemtrec U.S.-Canada: 800-555-9300",
      "5865 S. Elm Rd Suite 1                               Information: 480-555-1300",
      "Tempe, AZ 85283",
      "MANUFACTURER'S NAME:              Modelplasma, S. L.",
      "ADDRESS:                          C/ Torre del Mar Nr. 56, Malaga, Spain",
      "TELEPHONE NUMBER:                 34 952 555 437",
    ].join("\n"),
  );
  expect(found).toMatchObject({ "supplier.name": "Examplasma, Inc.", "supplier.phone": "480-555-1300" });
});

test("the feet of the pages name the company where section 1 and the pages' heads name none", () => {
  const foot = typedLines(
    "Muster & Cie GmbH & Co KG, Bahnhofstrasse 27, 6682 Vils, Österreich\nTelefon: +43 (0)5550 8401-0",
  );
  const margins = foot.map((line, i) => ({
    ...line,
    page: 1,
    rect: [50, 30 - 12 * i, 500, 40 - 12 * i] as const,
  }));
  const lines = [
    "Handelsname: Musterharz",
    "Hersteller/Lieferant:",
    "Notrufnummer:",
    "Während der normalen Öffnungszeiten:",
    "+43/(0)5550/489-0",
    "Sonst: Vergiftungsinformationszentrale Wien",
    "Tel: +43/(0)1/555 43 43",
  ];
  const found = valuesOf(sectionOf(1, typedLines(lines.join("\n"))), {
    pages: [{ ...page(""), margins: margins.map((line) => ({ ...line, rect: [...line.rect] })) }],
  });
  expect(found).toMatchObject({
    "supplier.name": "Muster & Cie GmbH & Co KG",
    "supplier.phone": "+43 (0)5550 8401-0",
  });
  expect(phones(found)).toEqual(["+43/(0)5550/489-0", "+43/(0)1/555 43 43"]);
});

test("a trade name in 1.3 is the company's, and an address on the net is none", () => {
  const found = read(
    [
      "1.1. Identification de la préparation",
      "Nom du produit :             EXEMPLEX SOLVANT",
      "1.2. Utilisation de la préparation",
      "Soudure",
      "1.3. Identification de la société",
      "Nom commercial :             EXEMPLER",
      "Siège :                      8, avenue des Ormes - 75016 PARIS",
      "1.4. Numéro de téléphone en cas d'urgence",
      "Société/Organisme:           ORFILA + 33 (0)1 55 42 59 59",
      "                             http//www.centres.exemple.net.",
    ].join("\n"),
  );
  expect(found).toMatchObject({ product_name: "EXEMPLEX SOLVANT", "supplier.name": "EXEMPLER" });
});

test("the date behind a version is its own, though the one before is named in its line", () => {
  const line = "Précédente version : Ø                        Version 1 (02/01/2012)";
  expect(read(line).revision_date).toBe("2012-01-02");
});

test("an address that begins with a company names it, and no contact does", () => {
  const found = read(
    [
      "GHS product identifier     :   Kitchen Caulk",
      "Address                    :   Model International",
      "                               2020 Elm Street",
      "                               Columbus OH 43207",
      "Contact person             :   Model Technical Services",
      "Telephone                  :   (800) 555-4583",
    ].join("\n"),
  );
  expect(found["supplier.name"]).toBe("Model International");
});

test("a product's number at the foot of a page is no name where its head has one beside the title", () => {
  const margins = [
    "Fogging Oil                    Material Safety Data Sheet",
    "Product: 45012          1 of 3",
  ];
  const found = valuesOf(sectionOf(1, typedLines("Manufacturer:     Example Canada Limited")), {
    pages: [{ ...page(""), margins: margins.flatMap(typedLines).map((line) => ({ ...line, page: 1 })) }],
  });
  expect(found).toMatchObject({ product_name: "Fogging Oil" });
});

test("whom to call may stand above section 1 alone, though that names the supplier", () => {
  const head = typedLines("1335 Dust Absorber\nIn case of emergency (24 h): CANUTEC (613) 555-6666");
  const found = valuesOf(sectionOf(1, typedLines("Supplier: Example Wood Inc.\nTrade name: Dust Absorber")), {
    pages: [{ ...page(""), lines: head.map((line) => ({ ...line, page: 1 })) }],
  });
  expect(found).toMatchObject({ "supplier.name": "Example Wood Inc." });
  expect(phones(found)).toEqual(["(613) 555-6666"]);
});

test("a telephone's sign stands before the number beside the company's name", () => {
  const found = read(
    [
      "FOURNISSEUR",
      "LABORATOIRE EXEMPLE INC.            ☎ 418-555-5540 ou 1-800-555-8862",
      "1219, Vincent Massey",
      "Québec (Québec) Canada, G1N 1N2",
    ].join("\n"),
  );
  expect(found["supplier.phone"]).toBe("418-555-5540");
});

test("a county of Ireland is no company", () => {
  const found = read(
    [
      "Supplier     Acme Performance Polymers",
      "             Bay 150",
      "             Shannon Industrial Estate",
      "             Co. Clare",
      "             Ireland",
      "             353(61)771500",
    ].join("\n"),
  );
  expect(found).toMatchObject({
    "supplier.name": "Acme Performance Polymers",
    "supplier.phone": "353(61)771500",
  });
});

test("a typed rule below the name is no part of it", () => {
  const found = read(
    ["Nom du produit : EXEMPLE 3200", "-".repeat(60), "FABRICANT :", "Exemple inc."].join("\n"),
  );
  expect(found.product_name).toBe("EXEMPLE 3200");
});

test("a label above section 1 is no name, the line below it is", () => {
  const head = typedLines("Material Name:\nEXAMPLE CEMENT Type I/II\nSynonyms: Hydraulic cement");
  const found = valuesOf(sectionOf(1, typedLines("Manufacturer Information\nExample Industries, Inc.")), {
    pages: [{ ...page(""), lines: head.map((line) => ({ ...line, page: 1 })) }],
  });
  expect(found).toMatchObject({ product_name: "EXAMPLE CEMENT Type I/II" });
});

test("a number above section 1 is the product's where that names no company", () => {
  const head = typedLines("Example Sulphate\nProduct Code: PC-4\nC.A.S.: 7782-63-0");
  const found = valuesOf(sectionOf(1, typedLines("Product name      Iron(II) sulfate heptahydrate")), {
    pages: [{ ...page(""), lines: head.map((line) => ({ ...line, page: 1 })) }],
  });
  expect(found).toMatchObject({ cas_number: "7782-63-0" });
});

test("a list of names goes on to its last line, its parted words as one", () => {
  const text = [
    "Product names:         E308T-1, E308LT-1, E310T-1, E312T-1, E316T-",
    "                       1, E316LT-1, E317LT-1, E347T-1, E410T-1,",
    "                       E2594T-1",
    "Specifications:        AWS A5.22",
  ].join("\n");
  expect(read(text).product_name).toBe(
    "E308T-1, E308LT-1, E310T-1, E312T-1, E316T-1, E316LT-1, E317LT-1, E347T-1, E410T-1, E2594T-1",
  );
});

test("an address in 1.4 of an older form has no numbers for emergencies", () => {
  const found = read(
    [
      "1.1     Trade Name:               EXAMPLE",
      "1.2     Type of product:          Disinfectant cleaner.",
      "1.3     Manufacturer/Supplier:    Example International Ltd",
      "1.4     Marketing Address:        PO Box 237, Sevenoaks, Kent",
      "                                  TEL: 01732 555555, FAX: 01732 555530",
    ].join("\n"),
  );
  expect(found).toMatchObject({
    "supplier.name": "Example International Ltd",
    "supplier.phone": "01732 555555",
  });
  expect(phones(found)).toEqual([]);
});

test("the telephone beside the company's name comes before those below it", () => {
  const found = read(
    [
      "Supplier's name: Example Paints, Inc.       Telephone Number: (02) 8555-7101",
      "Address:         1387 Garden Ave.           Mobile Numbers: 0917-5555458 / 0922-",
    ].join("\n"),
  );
  expect(found["supplier.phone"]).toBe("(02) 8555-7101");
});

test("a label that is not known is no product, and what stands beside it may be one", () => {
  const columns = read(`1.1 Product identifier
Oznaczenie      Example Bond
Product code    4711
UFI             5Q20-V0C3-A00D-HS2W
1.3 Details of the supplier
Company         Example GmbH`);
  expect(columns.product_name).toBe("Example Bond");
  const inOne = read(
    "1.1 Product identifier\n• Oznaczenie: Example Bond\n1.3 Details of the supplier\nExample GmbH",
  );
  expect(inOne.product_name).toBe("Example Bond");
});

test("uses stand beside the first label that is not known, what is warned of beside the second", () => {
  const found = read(`1.1 Product identifier
Trade name        Example Bond
Product code      4711
1.2 Zastosowania zidentyfikowane
Zastosowanie      Industrial glue, for
substancji        wood alone
Ograniczenia      Toys
1.3 Details of the supplier
Company           Example GmbH`);
  expect(found.identified_uses).toBe("Industrial glue, for wood alone");
});

test("numbers and captions are no part of a name", () => {
  const named = (name: string) => read(`1.1 Product identifier\nTrade name    ${name}`).product_name;
  expect(named("Exampline 20 concentrate (Art.-Nr. 15222)")).toBe("Exampline 20 concentrate");
  expect(named("Exampline GA – Toelatingsnummer: 13835 N (NL), 3313B (BE)")).toBe("Exampline GA");
  expect(named("Exampline – No. 5")).toBe("Exampline – No. 5");
  const inBoxes = `PRODUCT IDENTIFIER                PRODUCT CODE / DIN
EXAMPLINE PLUS                    0345 DIN 02243981`;
  expect(read(inBoxes).product_name).toBe("EXAMPLINE PLUS");
});

test("a substance has its chemical name where nothing else names it", () => {
  const found = read(`1.1 Product identifier
Chemical name        2,3-Butanedione
FL-No.               07.052
CAS-No.              431-03-8`);
  expect(found.product_name).toBe("2,3-Butanedione");
});

test("a number goes on below itself in a narrow cell", () => {
  const found = read(`1.4 Emergency telephone numbers
Emergency - local            0800 17 27     Rapid Spill Response
                             43
Medical information          +27 82 775     Example Poison Control
                             33 05          and Information Centre`);
  expect(phones(found)).toEqual(["0800 17 27 43", "+27 82 775 33 05"]);
});

test("short numbers between strokes are several", () => {
  const found = read(`1.4 Numéros d'appel d'urgence
Pompiers / SAMU / n° d'urgence européen    18 / 15 / 112`);
  expect(phones(found)).toEqual(["18", "15", "112"]);
});

test("a number that its cell parts is whole in a table of poison centres", () => {
  const found = read(`1.4 Noodnummer
Land       Organisatie        Noodnummer       Opmerking
België     Antigifcentrum     +32 70 245       dag en nacht
                              245`);
  expect(phones(found)).toEqual(["+32 70 245 245"]);
});

test("a town's code below the end of a number is no part of it", () => {
  const found = read(`1.4 Numéro d'appel d'urgence
Suisse     Tox Info Suisse     Freiestrasse 16     de l'étranger : +41 44 251 51
                               8032 Zürich         jour et nuit`);
  expect(phones(found)).toEqual(["+41 44 251 51"]);
});
