import { describe, expect, test } from "vitest";
import { typedLines } from "@/lib/fixtures/printed-lines";
import { blocksOf } from "./blocks";
import { companyName } from "./company";
import { supplierAddress } from "./supplier-address";
import { supplierEmail, supplierPhone } from "./supplier-contact";
import { supplierLines } from "./supplier-lines";

function read(lines: string[]) {
  const blocks = blocksOf(typedLines(lines.join("\n")));
  const name = companyName(blocks);
  const found = supplierLines(blocks, name);
  return {
    name: name?.name ?? null,
    address: supplierAddress(found, name)?.text ?? null,
    phone: supplierPhone(found, name)?.text ?? null,
    email: supplierEmail(found, name)?.text ?? null,
  };
}

describe("the supplier", () => {
  test.each([
    ["Fabricant EXAMPLE S.A., 104 avenue des Ormes, F-38670 Chasse", "EXAMPLE S.A."],
    ["EX-AMPLE S.P.A. - Via Roma 44/46, 20021 Baranzate (MI) Italie", "EX-AMPLE S.P.A."],
  ])("is the company that a line begins with: %s", (line, name) => {
    expect(read(["1.3 Renseignements concernant le fournisseur", line]).name).toBe(name);
  });

  test("is the company above the one that sells abroad, whatever heads its address", () => {
    expect(
      read([
        "1.3 Einzelheiten zum Lieferanten",
        "Adresse",
        "Muster Klebstoffe GmbH & Co. KG",
        "Hansastraße 2",
        "35708 Haiger",
        "Vertrieb Schweiz / Inverkehrbringer",
        "Muster Klebstoffe AG, Industriestrasse 31, 8305 Dietlikon",
      ]).name,
    ).toBe("Muster Klebstoffe GmbH & Co. KG");
  });

  test("may be a cooperative", () => {
    expect(
      read([
        "1.3 Details of the supplier",
        "Manufacturer",
        "Name or trade name     Vzorchema, družstvo pro chemickou výrobu, Liberec",
        "Address                Vilová 333/2, Liberec 10, 461 71",
        "Importer",
        "Name or trade name     Example Nordics OÜ",
      ]).name,
    ).toBe("Vzorchema, družstvo pro chemickou výrobu, Liberec");
  });

  test("has the number below the one for emergencies, its address between them", () => {
    expect(
      read([
        "COMPANY: Example Industries Inc.          EMERGENCY: 800-555-3924 (CHEM-TEL)",
        "ADDRESS: 14 Mill Street, Akron, OH 44301   PHONE: 330-555-0100",
        "PRODUCT: Example Bond 152",
      ]),
    ).toMatchObject({ name: "Example Industries Inc.", phone: "330-555-0100" });
  });

  test("is what stands beside a label that is not known, in the columns of those that are", () => {
    const columns = [
      "1.1 Product identifier",
      "Trade name      Example Bond",
      "Product code    4711",
      "1.2 Relevant identified uses",
      "Glue",
      "1.3 Details of the supplier",
      "Spolecnost      Example Bond Works",
      "Ulice           14 Mill Street",
      "Telephone       330 555 0100",
    ];
    expect(read(columns)).toMatchObject({ name: "Example Bond Works", phone: "330 555 0100" });
  });

  test("may have a legal form that is not known, and small words, above its street", () => {
    const lines = [
      "1.3 Details of the supplier",
      "Supplier    Example tovarna d.x.z.",
      "            Mill Street 14",
      "            4000 Example",
      "Further contact",
      "            Model Laboratory Ltd.",
    ];
    expect(read(lines).name).toBe("Example tovarna d.x.z.");
    expect(read(["1.3 Supplier", "Supplier   See your distributor."]).name).toBeNull();
    expect(read(["1.3 Supplier", "to", "4000 Example"]).name).toBeNull();
  });

  test("stands before its address in its line, also above the company that wrote the sheet", () => {
    const lines = [
      "1.3 Details of the supplier",
      "Supplier    Example werke, Mill Street 14, 40880 Ratingen",
      "Responsible for the sheet    Model Consult AG, Elm Street 3, 35041 Marburg",
    ];
    expect(read(lines).name).toBe("Example werke");
    expect(read(["1.3 Supplier", "Company   Example werke xyz * 53123 Bonn * Germany"]).name).toBe(
      "Example werke xyz",
    );
  });

  test("goes on in the next line where it is open", () => {
    const lines = [
      "Supplier   Example New Zealand, a division of",
      "           ModelGroup Pty Ltd",
      "           8 Elm Street",
    ];
    expect(read(lines).name).toBe("Example New Zealand, a division of ModelGroup Pty Ltd");
    expect(read(["Company   Example &", "          Model", "          8 Elm Street"]).name).toBe(
      "Example & Model",
    );
  });

  test("is named without its affiliates, and no person with what they are", () => {
    expect(read(["Supplier   Example USA, XLC and its affiliates", "           8 Elm Street"]).name).toBe(
      "Example USA, XLC",
    );
    expect(
      read(["1.3 Supplier", "Jo Model; Engineer & Toxicologist", "Example Xfz", "8 Elm Street"]).name,
    ).toBe("Example Xfz");
  });

  test("is no street in the south-east of a town", () => {
    const lines = [
      "Supplied by:   Example Automotive Products",
      "               600 Elm Drive SE",
      "               Massillon, OH 44646",
    ];
    expect(read(lines).name).toBe("Example Automotive Products");
  });

  test("has its parts between asterisks", () => {
    const lines = [
      "1.3 Details of the supplier of the   EXAMPLE GmbH * Gartenstr. 6 * 40880 Ratingen * Germany *",
      "safety data sheet                    +49 (2102) 555-00 * sds@example.com",
    ];
    expect(read(lines)).toMatchObject({ name: "EXAMPLE GmbH", phone: "+49 (2102) 555-00" });
  });

  test("is no code of the manufacturer's", () => {
    const lines = ["Manufacturer's Product Code: HF5", "Company: Example Cleaning Systems Pty. Ltd."];
    expect(read(lines).name).toBe("Example Cleaning Systems Pty. Ltd.");
  });

  test("stands beside the document's title", () => {
    const head = [
      "Material Safety Data Sheet      The Example Company",
      "United States        14111 Elm Road",
    ];
    expect(read([...head, "24 HR. EMERGENCY TELEPHONE NUMBERS: 1-800-555-0100"]).name).toBe(
      "The Example Company",
    );
  });

  test("is named before its address also where bars part it", () => {
    expect(
      read(["Supplier/Manufacturer:   Example White Cement | P.O. Box 1609 | Woodstock, Ontario"]).name,
    ).toBe("Example White Cement");
  });

  test("is named before its address, also under a label for the address alone", () => {
    expect(
      read(["1.3 Supplier details: Example Building Products, Appley Lane North, Wigan, WN6 9AB."]).name,
    ).toBe("Example Building Products");
    expect(
      read(["Produktname  MUSTER", "Adresse des Lieferanten", "Muster Technik Süd", "Hauptstrasse 1"]).name,
    ).toBe("Muster Technik Süd");
  });

  test("of two companies side by side is the left one, with its own number", () => {
    expect(
      read([
        "Product Name:          Graphite Lube",
        "Manufacturer / Supplier Contact Information:",
        "In United States:                  In Canada:",
        "Example Industries, Inc.           Example Canada Co.",
        "885 Example Drive                  2-1246 Muster Drive",
        "Exampletown, PA 18974-1234         Mustertown, Ontario L5S 1R2",
        "1-215-555-4300 (General)           1-905-555-2291",
      ]),
    ).toMatchObject({
      name: "Example Industries, Inc.",
      address: "885 Example Drive, Exampletown, PA 18974-1234",
      phone: "1-215-555-4300",
    });
  });

  test("stands below a person where its address on the net tells the company", () => {
    expect(
      read([
        "1.3 Renseignements concernant le fournisseur de la fiche de données de sécurité",
        "Anne EXEMPLE",
        "Modelclean",
        "1B, rue des Tests",
        "35520 Exempleville",
        "E-mail : a.exemple@modelclean.fr",
      ]),
    ).toMatchObject({ name: "Modelclean" });
  });

  test("has no line of a Canadian address for its name", () => {
    const lines = [
      "1.3 Details of the supplier",
      "Supplier    Calgary, Alberta T2C 2Z6",
      "Phone: 403-555-0144",
    ];
    expect(read(lines).name).toBe(null);
  });

  test("has no person's name before the company's", () => {
    const lines = ["1.3 Details of the supplier", "Mr. John Example", "Northwick Inc.", "P.O. Box 5880"];
    expect(read(lines).name).toBe("Northwick Inc.");
  });

  test("of two companies one below the other is the first one, with its own number and address", () => {
    expect(
      read([
        "Details of the supplier of the safety data sheet",
        "Company          Example Europe BV",
        "                 Voorbeeldweg 2",
        "                 2665 NN VOORBEELD",
        "                 31-(0)180 555 400",
        "                 Example Limited",
        "                 3 Example Drive",
        "                 +44 (0)141 555 6100",
        "                 e-mail - uk@example.test",
        "E-mail address   sds@example.test",
      ]),
    ).toEqual({
      name: "Example Europe BV",
      address: "Voorbeeldweg 2, 2665 NN VOORBEELD",
      phone: "31-(0)180 555 400",
      email: "sds@example.test",
    });
  });

  test("may be printed again above its number, and ends before its affiliates", () => {
    const again = ["Supplier", "Example S.p.A.", "via Esempio 23", "Example S.p.A.", "Tel. +39 (0)2/555361"];
    expect(read(["1.3 Details of the supplier", ...again])).toMatchObject({ phone: "+39 (0)2/555361" });
    const line = "Company:     Example Sales B.V. or any of its Affiliates";
    expect(read(["1.3 Details of the supplier", line])).toMatchObject({ name: "Example Sales B.V." });
  });

  test("has none of another company's numbers, but the one below all of them", () => {
    const first = [
      "Manufacturer     Example Professional",
      "                 2 Example Plaza",
      "                 Cincinnati, Ohio 45202",
    ];
    const second = ["                 Example Inc.", "                 P.O. Box 355"];
    expect(read([...first, ...second, "                 1-800-555-7787"])).toMatchObject({
      name: "Example Professional",
      address: "2 Example Plaza, Cincinnati, Ohio 45202",
      phone: "1-800-555-7787",
    });
    expect(
      read([...first, "Importer         Other Corporation", "Telephone        905-555-1234"]),
    ).toMatchObject({ name: "Example Professional", phone: null });
  });

  test("has its address beside a heading that wraps in the left column", () => {
    expect(
      read([
        "1.3 Einzelheiten zum           : Muster GmbH",
        "Lieferanten, der das             Musterstr. 50",
        "                                 45527 Hattingen",
        "Sicherheitsdatenblatt            Deutschland",
        "bereitstellt                     USt-IDNr. DE125555278",
        "Telefon                        : (49) (2324) 5550",
      ]),
    ).toMatchObject({ name: "Muster GmbH", address: "Musterstr. 50, 45527 Hattingen, Deutschland" });
  });

  test.each([
    [
      [
        "Company          Example Pvt Limited",
        "                 Plot No 12",
        "                 560100 EXAMPUR",
        "                 INDIA",
      ],
      "Plot No 12, 560100 EXAMPUR, INDIA",
    ],
    [
      [
        "Company name:    EXAMPLE Ltd",
        "Street:          Example Street 2",
        "Place:           D-53332 Hersel",
      ],
      "Example Street 2, D-53332 Hersel",
    ],
    [
      [
        "Supplier         Example Waschmittel GmbH",
        "                 Musterstr. 67",
        "                 D-40589      Musterstadt",
      ],
      "Musterstr. 67, D-40589 Musterstadt",
    ],
    [["Supplier         Example Srl", "E-mail           info@example.test"], null],
    [
      [
        "Supplier         Example Pty Ltd",
        "                 ABN: 17 003 555 655",
        "                 44 Example Road, Town NSW 2114 - Tel: +61 (0)2 5557 2000",
      ],
      "44 Example Road, Town NSW 2114",
    ],
  ])("%j has the address %j", (lines, address) => {
    expect(read(lines as string[]).address).toBe(address);
  });

  test.each([
    [
      ["Manufacturer: Example Company Australia", "              Pty Ltd", "Address:      41 Example Street"],
      "Example Company Australia Pty Ltd",
    ],
    [["Company       : Example Company, LTD.", "                The Old Brickyard"], "Example Company, LTD."],
    [
      ["Supplier      Example Plastics Corporation, Texas", "              201 Example Drive"],
      "Example Plastics Corporation, Texas",
    ],
    [["Supplier      AUSTRALIA - Example (Australia) Pty Limited"], "Example (Australia) Pty Limited"],
    [
      ["Company Name  EXAMPLE PTY LTD (FORMERLY: MODEL COMPANY OF AUSTRALIA LTD) (ABN 46 004 555 459)"],
      "EXAMPLE PTY LTD (FORMERLY: MODEL COMPANY OF AUSTRALIA LTD)",
    ],
    [["회사명        : 보기화학공업㈜"], "보기화학공업㈜"],
  ])("%j names %s", (lines, name) => {
    expect(read(lines as string[]).name).toBe(name);
  });

  test("is no weight of a package", () => {
    expect(read(["EXAMPLE SEALANT 20 KG", "1.1 Product identifier"]).name).toBeNull();
  });

  test.each([
    ["a label in its cell", "Naam van de firma                 Example Chemie B.V."],
    ["a label with a colon", "Ingeschreven bedrijfsnaam : Example Chemie B.V.."],
    ["a label of a maker in Switzerland", "Herstellerin / Lieferantin        Example Chemie B.V."],
    ["leader dots", "Lieferant ................. Example Chemie B.V."],
  ])("is named behind %s", (_, line) => {
    const found = read(["1.3 Einzelheiten zum Lieferanten, der das Datenblatt bereitstellt", line]);
    expect(found.name).toBe("Example Chemie B.V.");
  });

  test("is not the heading of 1.3 in words that are not known", () => {
    const found = read([
      "1.1 Product",
      "Blik",
      "1.2 Gebruik",
      "Verf",
      "1.3 Wie levert",
      "Example Chemie B.V.",
    ]);
    expect(found.name).toBe("Example Chemie B.V.");
  });

  test("stands with its address and number in one line", () => {
    const line = "Muster Huber e.U. - Musterpark 3 - A-6130 Muster - Österreich - Tel. 0043 5555 640 21";
    expect(read(["1.3 Einzelheiten zum Lieferanten", "Lieferant:", line])).toMatchObject({
      name: "Muster Huber e.U.",
      address: "Musterpark 3, A-6130 Muster, Österreich",
      phone: "0043 5555 640 21",
    });
  });

  test("keeps a range of house numbers in an address behind its name", () => {
    const line = "Muster & Partner GmbH Musterstr. 40 - 50 65823 Muster am Berg / DEUTSCHLAND";
    expect(read(["1.3 Einzelheiten zum Lieferanten", line, "Tel. +49 6196 555 01"])).toMatchObject({
      name: "Muster & Partner GmbH",
      address: "Musterstr. 40 - 50 65823 Muster am Berg / DEUTSCHLAND",
    });
  });

  test("is named below the words for its part in the trade", () => {
    expect(
      read([
        "1.3. Renseignements concernant le fournisseur de la fiche de données de sécurité:    Fabricant/Distributeur",
        "                                                                                     Exemple Sp. z o. o.",
        "                                                                                     62-052 Exemplin",
      ]).name,
    ).toBe("Exemple Sp. z o. o.");
  });

  test.each([
    ["Name of the", "manufacturer:"],
    ["Responsible for", "placing on the market"],
    ["Manufacturer or", "supplier"],
  ])("stands beside a label in two lines: %s %s", (upper, lower) => {
    const found = read([
      "1.3 Details of the supplier of the safety data sheet",
      `${upper.padEnd(25)}Example Coatings Ltd`,
      lower,
      "Department               Product safety",
      "Telephone                +44 20 5550 1234",
      "E-mail                   sds@example.test",
    ]);
    expect(found).toMatchObject({ name: "Example Coatings Ltd", phone: "+44 20 5550 1234" });
  });

  test("is whole where it says of which company it is a part", () => {
    const name = "Beispiel Lubricants, onderdeel van Beispiel Europa SE - Beispiel Belgium";
    expect(read(["1.3 Details of the supplier", `Leverancier    ${name}`, "Voorbeeldlaan 2"]).name).toBe(
      name,
    );
  });

  test.each([
    ["Gesellschaft     Example Lifestyle B.V.", "Example Lifestyle B.V."],
    ["Maatschappelijke zetel : EXAMPLE BRANDS", "EXAMPLE BRANDS"],
  ])("stands behind its label: %s", (line, name) => {
    expect(read(["1.3 Details of the supplier", line, "Voorbeeldlaan 2"]).name).toBe(name);
  });

  test("is no number of the maker's sheet, nor is a number for emergencies its own", () => {
    const found = read([
      "Manufacturer MSDS Number:                        G5",
      "MSDS Name:                                       Example Grout",
      "Manufacturer Name:                               EXAMPLE Anchors",
      "For emergencies in the US, call CHEMTREC:        800-424-9300",
    ]);
    expect(found).toMatchObject({ name: "EXAMPLE Anchors", phone: null });
  });

  test("stands behind the label of older Canadian sheets", () => {
    const found = read([
      "SECTION 1: IDENTIFICATION",
      "Identificateur du         Exemple Inc., 850 Montee du Modele, Montreal, QC, H4T 1P4",
      "fabricant/fournisseur",
    ]);
    expect(found.name).toBe("Exemple Inc.");
  });
});

test("a country's letters before the company, and an address on the net before another one, are no names", () => {
  expect(
    read([
      "1.3 Fournisseur",
      "CH       Example Chemie AG, Gewerbestrasse 13, 4528 Zuchwil, Suisse",
      "1.4 Urgence",
    ]),
  ).toMatchObject({ name: "Example Chemie AG" });
  const lines = [
    "1.3 Details betreffende de verstrekker",
    "Adres",
    "EXAMPLE Benelux bvba",
    "Ambachtsstraat 12",
    "Faxnr.          +32 (0)14 55 85 19",
    "sds@example.de (EXAMPLE GmbH, Uetersen)",
    "1.4 Noodnummer",
  ];
  expect(read(lines)).toMatchObject({ name: "EXAMPLE Benelux bvba" });
});

test("the country and the numbers may stand in a column beside the address", () => {
  const lines = [
    "1.3. Details betreffende de verstrekker",
    "Example-Formulex NV         België",
    "Rijksweg 28                 T +32 3 555 22 11 - F +32 3 555 24 60",
    "2880 Bornem                 info@example.be - www.example.be",
    "1.4. Telefoonnummer voor noodgevallen",
  ];
  expect(read(lines)).toMatchObject({
    name: "Example-Formulex NV",
    address: "Rijksweg 28, 2880 Bornem",
    phone: "+32 3 555 22 11",
    email: "info@example.be",
  });
});

test("a company above its address counts more than whom to ask", () => {
  const found = read([
    "1.3 Einzelheiten zum Lieferanten, der das Sicherheitsdatenblatt bereitstellt",
    "Anschrift",
    "Lasur Beispiel GmbH",
    "Am Holzweg 7",
    "Ansprechpartner zu produktsicherheits-    Herr Muster, Tel. +49 5251 555 210",
    "technischen Fragen",
  ]);
  expect(found.name).toBe("Lasur Beispiel GmbH");
});

test("without a legal form is no line of an address that ends with a country", () => {
  expect(
    read([
      "1.3.  Details betreffende de verstrekker van het veiligheidsinformatieblad",
      "Example Colours Since 1664",
      "Voorbeeldal 36",
      "3999 XX Voorbeelddam - Nederland",
      "T 0031 343 555 224 - F 0031 343 555 342",
      "1.4.  Telefoonnummer voor noodgevallen",
    ]),
  ).toMatchObject({ name: "Example Colours Since 1664", phone: "0031 343 555 224" });
});

test("is what stands before a street of several words", () => {
  const lines = ["Company identification", "EXA, Sample Road, Exampleton, Testchester M99 2XX"];
  expect(read(["1.3. Details of the supplier", ...lines, "1.4. Emergency telephone number"]).name).toBe(
    "EXA",
  );
});

test("has the first of two numbers that stand alone in a line", () => {
  const lines = ["SUPPLIER", "Example Biotech, Inc.", "2145 Example Avenue", "800.555.3801 or 831.555.3800"];
  expect(read(lines).phone).toBe("800.555.3801");
});

test("a name goes on with the group that the company is part of, and ends before its number in a register", () => {
  const lines = [
    "SUPPLIER     EXAMPOL",
    "             A division of Model Ltd",
    "             Exampol House, Leeds",
  ];
  expect(read(lines).name).toBe("EXAMPOL, A division of Model Ltd");
  expect(read(["Company Name     MOD Examtech (ABN 63 004 555 063)"]).name).toBe("MOD Examtech");
});

test("is not called a safety data sheet, though the head of its page says both in one line", () => {
  expect(
    read(["Manufacturer:", "Example USA Inc Safety Data Sheet", "3075 Example Pkwy, Exampletown, IL 60515"])
      .name,
  ).toBe("Example USA Inc");
});

test("stands below its label where what is beside the label heads another column", () => {
  const lines = [
    "1.1 Product identifier",
    "Trade name: Example",
    "1.2 Relevant identified uses",
    "Resin",
    "1.3 Details of the supplier of the safety data sheet",
    "Supplier                     Only representative / contact",
    "Exampol Nord A/S             Regulatory Affairs",
    "Modelvej 9                   Tel.: +45 55 48 20 35",
    "DK-6400 Exampleborg",
    "Tel.: +45 55 48 20 00",
  ];
  expect(read(lines)).toMatchObject({ name: "Exampol Nord A/S", phone: "+45 55 48 20 00" });
});

test("keeps the address below its own column where another company's label stands beside", () => {
  const lines = [
    "1.1 Produktidentifikator",
    "Handelsname: Beispiel",
    "1.2 Relevante identifizierte Verwendungen",
    "Reiniger",
    "1.3 Einzelheiten zum Lieferanten, der das Sicherheitsdatenblatt bereitstellt",
    "Hersteller                           Vertrieb Schweiz",
    "Beispiel Schmiertechnik GmbH         Beispiel (Schweiz) AG",
    "A-4600 Musterstadt                   CH-8952 Musterdorf",
    "E-Mail: labor@beispiel.example       E-Mail: info@beispiel-ch.example",
  ];
  expect(read(lines)).toMatchObject({
    name: "Beispiel Schmiertechnik GmbH",
    email: "labor@beispiel.example",
  });
});

describe("a supplier without a label of its own", () => {
  test("stands above its street, in an address", () => {
    expect(
      read([
        "Renseignements concernant le fournisseur de la fiche de données de sécurité",
        "Adresse du fournisseur",
        "Dural",
        "550 Marshall Ave.",
        "Dorval, PQ H9P 1C9",
        "Numéro d'appel d'urgence",
        "Téléphone de l'entreprise       800-555-2340",
        "Numéros de téléphone d’urgence  CANUTEC 613-996-6666",
      ]),
    ).toMatchObject({ name: "Dural", phone: "800-555-2340" });
  });

  test("stands below the use, above its street", () => {
    expect(
      read([
        "Handelsnaam: THINNER",
        "Toepassing: Verdunningsmiddel.",
        "Voorbeeld Verf bv",
        "Baakwoning 30",
        "2671 LE Naaldwijk",
        "Tel.: 0031-(0)174-555455",
      ]),
    ).toMatchObject({ name: "Voorbeeld Verf bv", phone: "0031-(0)174-555455" });
  });

  test("stands before its address, which dashes part", () => {
    expect(
      read([
        "COMPANY IDENTIFICATION",
        "EXAMPLIC - ZI de Plagué - 41, rue des Eaux - B.P. 90139 - 35501 VITRE CEDEX, FRANCE",
        "Manufacturer and Seller, tel.: (33) 2.55.75.36.99, fax: (33) 2.55.74.49.31.",
        "OFFICIAL ADVISORY BODY (France)",
        "INRS / Orfila, tel. (33) 1.45.42.59.59.",
      ]),
    ).toMatchObject({ name: "EXAMPLIC", phone: "(33) 2.55.75.36.99" });
  });
});

describe("the supplier's number", () => {
  test("ends the line of its town", () => {
    expect(
      read([
        "1.3 Gegevens van de leverancier",
        "Firma     : Voorbeeld BVBA",
        "            Noordkustlaan 16C",
        "            1702 GROOT-BIJGAARDEN, België +32 (0)2 555 51 11 (België)",
      ]),
    ).toMatchObject({ phone: "+32 (0)2 555 51 11" });
  });

  test("stands between commas, or behind a help line's name", () => {
    const company = "Manufacturer: Example Inc., 850 Example Street, Montreal, QC, H4T 1P4, Regulatory";
    expect(read([company, "Department, 905-555-5544, www.example.com"])).toMatchObject({
      phone: "905-555-5544",
    });
    const lines = [
      "Supplier: Example Pty Ltd",
      "Level 17, 717 Example Street",
      "Technical Helpline Number: 1300 139 700",
    ];
    expect(read(lines)).toMatchObject({ phone: "1300 139 700" });
  });

  test("stands among those for emergencies beside the words for general assistance", () => {
    expect(
      read([
        "Manufacturer:        Example, Inc.",
        "                     11320 Example Road",
        "24 hour emergency    Telephone: 1-800-555-0332",
        "General assistance   Telephone: 1-414-555-2250",
      ]),
    ).toMatchObject({ phone: "1-414-555-2250" });
  });

  test("is that for questions about the product, before a department's", () => {
    expect(
      read([
        "Manufacturer                          : Example Products Group",
        "                                        101 W. Example Avenue",
        "Emergency telephone number            : US: (216) 555-2917",
        "Product Information Telephone Number  : US: (800) 555-9566",
        "Regulatory Information                : US: (216) 555-2902",
      ]),
    ).toMatchObject({ phone: "(800) 555-9566" });
  });
});

describe("the supplier's lines", () => {
  test("have the code of a town's country in them, which is no legal form", () => {
    expect(
      read([
        "1.3 Details betreffende de verstrekker van het veiligheidsinformatieblad",
        "Leveranciersgegevens     :   AB Exempel",
        "                             SE-405 08 Göteborg, Sweden",
        "                             Telephone no. +46 31 555 00 00",
      ]),
    ).toMatchObject({ name: "AB Exempel", phone: "+46 31 555 00 00" });
  });

  test("end at a poison centre, and a house and its postal code are no number to call", () => {
    expect(
      read([
        "Firma : Voorbeeld B.V. - Industriestraat 15 - 6433 JW Hoensbroek - Telefoon 045-5551111",
        "Bij vergiftiging: Antigifcentrum Brussel 070/555.245",
      ]),
    ).toMatchObject({
      name: "Voorbeeld B.V.",
      address: "Industriestraat 15 - 6433 JW Hoensbroek",
      phone: "045-5551111",
    });
  });

  test("say behind a number whose it is", () => {
    expect(
      read([
        "Supplier:     Example Sand Co.",
        "              1850 Example Road",
        "              863-555-7349 fax",
        "              863-555-7100 phone",
      ]),
    ).toMatchObject({ phone: "863-555-7100" });
  });

  test("are not those of another company with its own address right below", () => {
    expect(
      read([
        "Hersteller:              Muster Chemical Company, Peru, IL 61354, USA",
        "Alleinvertreter in der EU:  Muster Europe S.L., 33428 Llanera, Spanien",
        "Importeur:               Modell GmbH & Co. KG, Musterstr. 5, 52353 Düren",
        "                         Telefon +49 2421 555-0",
      ]),
    ).toMatchObject({ name: "Muster Chemical Company", address: "Peru, IL 61354, USA", phone: null });
  });
});

describe("the supplier's name", () => {
  test("is that of the business above its owner", () => {
    expect(
      read([
        "Firmenname:   Muster Chemie",
        "              Inh. Karl Muster e.K.",
        "Straße:       Am Hafen 3",
      ]),
    ).toMatchObject({ name: "Muster Chemie" });
  });

  test("ends before a house of one word, and a number in the next cell is its telephone", () => {
    expect(
      read(["Leverancier : Groothandel Voorbeeld v.o.f., Markt 3, 8601 AB Sneek      (0515) 555123"]),
    ).toMatchObject({
      name: "Groothandel Voorbeeld v.o.f.",
      address: "Markt 3, 8601 AB Sneek",
      phone: "(0515) 555123",
    });
  });
});

test("the author of the sheet has an e-mail address below the company's own", () => {
  expect(
    read([
      "1.3. Renseignements concernant le fournisseur de la fiche de données de sécurité :",
      "EXEMPLE",
      "2, rue du Modèle – 95015 TYPEVILLE CEDEX",
      "E-mail : contact@exemple.fr",
      "E-mail rédacteur de la FDS : redacteur@exemple.fr",
      "1.4. Numéro d’appel d’urgence :",
    ]),
  ).toMatchObject({ name: "EXEMPLE", email: "contact@exemple.fr" });
});

test("a company without a label stands above the one that distributes", () => {
  expect(
    read([
      "Product Name:                 EXAMPLE",
      "Recommended Use:              Cleaner.",
      "Product Code:                 131142",
      "Example Industrial",
      "A division of Model Corporation Pty Ltd (A.C.N. 000 555 678)",
      "Telephone Number:             (02) 5555 9155",
      "Distributed in New Zealand by:",
      "Model Corporation NZ Limited",
      "Telephone Number:             0800 555 352",
    ]).name,
  ).toMatch(/^Example Industrial/);
});

test("heads over two columns are no names", () => {
  expect(
    read([
      "Manufacturer      : Corporate Headquarters          Corporate Safety & Compliance",
      "Contact Address     Example Chemical Company        Example Chemical Company",
      "                    1675 North Example Street       7121 West Model Road, Suite 250",
      "                    Orange, California 92867        Glendale, Arizona 85308",
    ]),
  ).toMatchObject({ name: "Example Chemical Company" });
});

test("a county at an address's end is no legal form, a labelled person no company", () => {
  expect(
    read([
      "1.3 Details of the supplier of the safety data sheet",
      "Responsible: Dr. J. Model",
      "Example Coatings Ireland",
      "Unit 7 Business Park, Naas, Co. Kildare",
      "+353 45 555 000",
      "1.4 Emergency telephone number",
    ]),
  ).toMatchObject({
    name: "Example Coatings Ireland",
    address: "Unit 7 Business Park, Naas, Co. Kildare",
    phone: "+353 45 555 000",
  });
});

test("a label for the address behind one for the name heads it", () => {
  expect(
    read([
      "1.3 Details betreffende de verstrekker van het veiligheidsinformatieblad",
      "Naam leverancier          Voorbeeld Verf",
      "Adres leverancier         Kwakelkade 28",
      "                          1823 CL Alkmaar",
      "Telefoon                  +31 72 555 11 11",
    ]),
  ).toMatchObject({ name: "Voorbeeld Verf", address: "Kwakelkade 28, 1823 CL Alkmaar" });
});

test("a poison centre's number among the supplier's lines is not the supplier's", () => {
  expect(
    read([
      "Hersteller: Muster Farben- und Lackfabrik",
      "Vertrieb Österreich: Modell Handelsges.m.b.H., Industriezeile 5, 4020 Linz",
      "Vergiftungsinformationszentrale: +43 1 555 43 43",
    ]).phone,
  ).toBeNull();
});

test.each([
  ["Supplier: See distributor.", null],
  ["Fournisseur: Voir distributeur.", null],
  ["Supplier: Example Glues", "Example Glues"],
  ["Department: chemical products", null],
])("%s names %s", (line, name) => {
  expect(read([line]).name).toBe(name);
});

test("stands below the words for who is responsible beside it, a division with what it is part of", () => {
  const beside = [
    "1.3. Einzelheiten zum Lieferanten, der das Sicherheitsdatenblatt bereitstellt",
    "Firmenbezeichnung                     Für Unterbringung im Markt verantwortlich",
    "EXAMPLE CO-ORDINATION CENTER          Siehe Name des Unternehmens",
    "Gartenstraat 1A                       CH: Model AG Gartenstrasse 98 3005 Bern",
    "2390 Malle Belgium                    TEL: 0800555210",
    "Phone: +32 (0)3 555 2500",
  ];
  expect(read(beside)).toMatchObject({ name: "EXAMPLE CO-ORDINATION CENTER", phone: "+32 (0)3 555 2500" });
  const division = [
    "Bezeichnung des Unternehmens    Example Swiss",
    "                                Division der Model AG",
  ];
  expect(read(division).name).toBe("Example Swiss, Division der Model AG");
});

test("is no town of a poison centre in a table", () => {
  const lines = [
    "1.3. Details betreffende de verstrekker van het veiligheidsinformatieblad",
    "1.4. Telefoonnummer voor noodgevallen",
    "Land        Organisatie/Bedrijf      Adres             Noodnummer         Opmerking",
    "België      Antigifcentrum           Tuinstraat 1      +32 70 555 245     Alle dringende vragen",
    "                                     1120",
    "                                     Bruxelles/Brussel",
  ];
  expect(read(lines).name).toBeNull();
});

test("stands without a label behind a number of its own, which ends the text above", () => {
  const lines = [
    "Product Name: Example in a Bottle",
    "1.2   Synonym: Blend",
    "1.3   Example Solutions LLC, 108 Garden Street, Conway, SC 29526, 843-555-0482",
    "1.4   Recommended Use: Fuel system treatment",
    "1.6   Emergency Response Number: 800-555-5053",
  ];
  expect(read(lines)).toMatchObject({ name: "Example Solutions LLC", phone: "843-555-0482" });
});

test("begins the address of a manufacturer where it stands in capitals", () => {
  const line = "Manufacturer Address    EXA, 1000 Six Garden Place, Pittsburgh, PA 15222 USA";
  expect(read([line]).name).toBe("EXA");
  expect(read([line.replace("EXA", "Building A")]).name).toBeNull();
});

test("stands behind its country, with the number behind a label that is not known", () => {
  const lines = [
    "1.3 Bezeichnung des Unternehmens",
    "CH:     Example SA",
    "        Rte du Jardin 37",
    "        CH-1701 Fribourg",
    "        Technische Fragen : +41 26 555 31 11",
    "D, A:   EXAMPLE GmbH",
    "        Gartenstr. 58",
    "1.4 Notrufnummer",
  ];
  expect(read(lines)).toMatchObject({ name: "Example SA", phone: "+41 26 555 31 11" });
  expect(read(["Supplier: Example SA", "RUC: 0990340900001"]).phone).toBeNull();
});

const named = (name: string) => read(["1.3 Supplier", `Supplier:  ${name}`, "1.4 Emergency"]).name;

test("is no sentence and no department, but where a legal form ends it", () => {
  expect(named("See your distributor.")).toBeNull();
  expect(named("Division for tissues and homes")).toBeNull();
  expect(named("Durban Head Office")).toBeNull();
  expect(named("Example Cleaning Supplies sprl")).toBe("Example Cleaning Supplies sprl");
  expect(named("garden société coopérative")).toBe("garden société coopérative");
  expect(named("Example Brothers")).toBe("Example Brothers");
});

test("has a telephone in an address without a label below the use", () => {
  const lines = [
    "Hans Example Chemicals Ltd",
    "Product Name: Example Powder",
    "Product Use: A stabilizer for aqueous",
    "suspensions.",
    "407, Garden-2A, Example Road, Mumbai-400097. Tel: +912255500349",
  ];
  expect(read(lines).phone).toBe("+912255500349");
});

test("goes on behind its division up to its legal form, also in small letters", () => {
  expect(named("Power Division, Example Automotive Corp.")).toBe("Power Division, Example Automotive Corp.");
  expect(named("Example Group, 8 Elm Street, Leeds, Model Ltd")).toBe("Example Group");
  expect(named("düring ag")).toBe("düring ag");
});

test("is no caption in capitals beside it", () => {
  const lines = [
    "Product name:              EXAMPLE TOPCOAT",
    "LOCAL CONTACT              EXAMPLE COATING CO., LTD",
    "INFORMATION:",
    "Address:                   Lot A8, N5 Road",
  ];
  expect(read(lines).name).toBe("EXAMPLE COATING CO., LTD");
});

test("ends with its legal form where the house's number follows", () => {
  const lines = ["Company Details:     Example Australia P/L 1/9 Steel St Capalaba QLD 4157"];
  expect(read(lines).name).toBe("Example Australia P/L");
});

test("has the number of a register right below its name, which is no telephone's", () => {
  expect(
    read([
      "Supplier             EXAMPLE CHEMICALS PTY LTD",
      "ACN :                005 555 655",
      "Street Address       1-7 Grove Road, Braeside, Victoria 3195",
      "Telephone Number     (03) 5550 6777",
    ]),
  ).toMatchObject({ name: "EXAMPLE CHEMICALS PTY LTD", phone: "(03) 5550 6777" });
});

test("a label that is not known, beside a person, is no company", () => {
  const lines = [
    "1.3 Company              see letterhead",
    "    Information          Mrs A. Weber (laboratory), Mon - Thu 9 - 16",
  ];
  expect(read(lines).name).toBeNull();
});
