import { describe, expect, test } from "vitest";
import { typedLines } from "@/lib/fixtures/printed-lines";
import { blocksOf } from "./blocks";
import { emergencyContacts } from "./emergency-contacts";

const read = (lines: string[]) =>
  emergencyContacts(blocksOf(typedLines(lines.join("\n")))).map(({ value }) => value);
const phones = (lines: string[]) => read(lines).map(({ phone }) => phone);

describe("emergencyContacts", () => {
  test("a label of its own below the emergency numbers is for questions", () => {
    expect(
      phones([
        "Emergency telephone            : (412) 555-4515 (U.S.)",
        "number                           (514) 555-1320 (Canada)",
        "Technical Phone Number         : 1-888-555-2001 (US and Canada)",
      ]),
    ).toEqual(["(412) 555-4515", "(514) 555-1320"]);
  });

  test.each([
    "To Request an SDS: sds@example.com or 1-972-555-0145",
    "Customer Care: 1-972-555-0145",
    "Kundenservice: 0621 5550145",
    "Service clients : 01 55 55 01 45",
    "Klantenservice: 020 555 0145",
    "Renseignements (non urgent) : +41 44 555 66 66",
    "Inlichtingen (niet dringend): 020 555 0145",
    "Allgemeine Auskünfte (keine Notfälle): 01 / 555 68 98",
  ])("%s among the emergency numbers is for questions", (line) => {
    expect(phones(["Emergency telephone: 1-800-555-0136", line])).toEqual(["1-800-555-0136"]);
  });

  test("a short number stands in the next column beside another one", () => {
    expect(phones(["Emergency telephone   +61 1800 555 288     13 11 26"])).toEqual([
      "+61 1800 555 288",
      "13 11 26",
    ]);
  });

  test("what 1.4 holds goes before numbers for emergencies among the supplier's", () => {
    const supplier = [
      "1.1 Product identifier",
      "Trade name: Example",
      "1.2 Relevant identified uses",
      "Cleaner",
      "1.3 Details of the supplier",
      "Company: Example Ltd",
      "Poison Control Center: 32 (0)70 555 245",
      "1.4 Emergency telephone number",
    ];
    expect(phones([...supplier, "Carechem: +44 (0) 1235 555 670 (24/7)"])).toEqual(["+44 (0) 1235 555 670"]);
    expect(phones([...supplier, "See above"])).toEqual(["32 (0)70 555 245"]);
  });

  test.each(["Access code: 335544", "Toegangscode: 335544", "Zugangscode: 335544"])(
    "%s is no number",
    (code) => {
      expect(
        phones(["Emergency telephone number:   1-760-555-3961", `                              ${code}`]),
      ).toEqual(["1-760-555-3961"]);
    },
  );

  test("what is only meant for doctors is for emergencies, and no company's", () => {
    const lines = [
      "Fabrikant: Example b.v.",
      "Telefoonnummer: +31 (0)36 555 47 00",
      "Uitsluitend bestemd om artsen te informeren bij accidentele vergiftigingen: +31 (0)30 555 48 88",
    ];
    expect(phones(lines)).toEqual(["+31 (0)30 555 48 88"]);
  });

  test("an information number below the one for emergencies is the company's", () => {
    const lines = [
      "Example Materials                 Emergency Telephone Number:",
      "25 Garden Boulevard, Suite 300    651-555-9116",
      "Akron, OH 44301                   Information Telephone Number",
      "                                  651-555-8137",
    ];
    expect(phones(lines)).toEqual(["651-555-9116"]);
  });

  test.each([
    ["Telephone: 01827 555222          Out of Hours:        01827 555279", "01827 555279"],
    ["Telefoonnr. in noodgeval      : Tel : 00 32 (0)70 555 245", "00 32 (0)70 555 245"],
  ])("is labelled otherwise: %s", (line, phone) => {
    expect(phones([line])).toEqual([phone]);
  });

  test("keeps its area code in brackets, and numbers of lists below it are none", () => {
    expect(
      phones([
        "Emergency Phone (986) 555014",
        "Moleculair gewicht     ~141",
        "EINECS nummer:         265-185-4",
        "EU catalogusnummer:    649-330-00-2",
      ]),
    ).toEqual(["(986) 555014"]);
  });

  test("the code that one asks with below the number is none", () => {
    expect(
      phones(["1.4 Emergency telephone number", "Hotline: 1-760-555-3961", "Code d'accès : 333021"]),
    ).toEqual(["1-760-555-3961"]);
  });

  test("a number for questions about sheets is none, before or behind the number", () => {
    expect(
      phones([
        "Emergency telephone number",
        "CHEMTREC: 1-800-555-0100 (24 hours)",
        "1-877-555-0137, for SDS information",
      ]),
    ).toEqual(["1-800-555-0100"]);
  });

  test("a number beside a label for questions is none, where the label wraps too", () => {
    expect(
      phones([
        "Numéros d'appel d'urgence",
        "Pour toute information sur la    : Services de conformité - 877-555-9937",
        "fiche technique",
        "Pour toute urgence médicale      : Numéro gratuit 877-555-2016",
      ]),
    ).toEqual(["877-555-2016"]);
  });

  test("a number whose label stands in a cell beside it is for what that says", () => {
    expect(
      phones([
        "24 hour emergency      Telephone: 1-800-555-0100",
        "assistance",
        "General assistance     Telephone: 1-414-555-2250",
        "MSDS assistance        Telephone: 1-414-555-1224",
      ]),
    ).toEqual(["1-800-555-0100"]);
  });

  test("the secretary of a centre is none of its numbers for emergencies, its number of three digits is one", () => {
    expect(
      phones([
        "1.4. Numéro d'appel d'urgence",
        "Centre d'information toxicologique   Tél. 144",
        "Jour et nuit (24 h)                  de l'étranger: +41 44 555 51 51",
        "                                     cas non-urgents et secrétariat: +41 44 555 66 66",
      ]),
    ).toEqual(["144", "+41 44 555 51 51"]);
  });

  test("a number that is said to be for information alone is none", () => {
    expect(
      phones([
        "Emergency telephone number",
        "Company Emergency Phone Number   1-800-555-0142 (Mon-Fri 8-5 EST, information only)",
        "Emergency Telephone              Chemtrec 1-800-555-9300",
      ]),
    ).toEqual(["1-800-555-9300"]);
  });

  test("a number behind a cell that says fax is none", () => {
    expect(
      phones([
        "1.4 Emergency telephone number",
        "Example Ltd - phone: +43-2555-8891",
        "  fax:   +43-2555-8893",
      ]),
    ).toEqual(["+43-2555-8891"]);
  });

  test("numbers in the column beside the supplier's address are read with what stands behind them", () => {
    const contacts = read([
      "Supplier                       Emergency telephone number",
      "Example Corporation",
      "Products Group                 For leak, fire or spill, call:",
      "1735 Example Street            +1 800.555.9300 (CHEMTREC - U.S.A.)",
      "Exampletown, PA 19103          +1 703.555.3887 (CHEMTREC - Collect)",
    ]);
    expect(contacts.map(({ phone, organization }) => [phone, organization])).toEqual([
      ["+1 800.555.9300", "CHEMTREC"],
      ["+1 703.555.3887", "CHEMTREC"],
    ]);
  });

  test("a number that breaks in its column of a table is put together", () => {
    expect(
      phones([
        "1.4. Numéro d'appel d'urgence",
        "Belgique   Centre Exemple     Rue 1      +32 70 245     Toutes les questions",
        "           de la Base         1120       245            urgentes",
        "Code d'accès: 335388",
      ]),
    ).toEqual(["+32 70 245 245"]);
  });

  test("one number with and without its country code is one contact", () => {
    expect(
      phones([
        "1.4 Emergency telephone number",
        "24-Hour Emergency Contact: 1-800-555-9300",
        "Local Emergency Contact: 800-555-9300",
        "Antigifcentrum: 070 555245 / +32 70555245",
      ]),
    ).toEqual(["1-800-555-9300", "070 555245"]);
  });

  test("a table's columns each have their centre, a row its country", () => {
    const contacts = read([
      "Emergency telephone number",
      "Association / Organisation     Poisons Information Centre     National Poisons Centre",
      "Emergency telephone numbers    13 11 26                       0800 555 766",
      "CHEMTREC Belgium (Brussels)    +(32)-28555237 (French, Dutch)",
    ]);
    expect(
      contacts.map(({ phone, organization, country_code }) => [phone, organization, country_code]),
    ).toEqual([
      ["13 11 26", "Poisons Information Centre", null],
      ["0800 555 766", "National Poisons Centre", null],
      ["+(32)-28555237", "CHEMTREC", "BE"],
    ]);
  });

  test("a centre's address between its name and its number is not its name; another label ends it", () => {
    const contacts = read([
      "1.1 Produktidentifikator",
      "1.2 Relevante identifizierte Verwendungen",
      "1.3 Einzelheiten zum Lieferanten, der das Sicherheitsdatenblatt bereitstellt",
      "1.4 Notrufnummer",
      "Vergiftungs-Zentrale Musterstadt",
      "Musterstr. 1",
      "79106 Musterstadt",
      "Tel.: +49-(0)761-555240",
      "Lieferant",
      "Telefonnummer                  : +46 (0)40 555500",
    ]);
    expect(contacts.map(({ organization }) => organization)).toEqual([
      "Vergiftungs-Zentrale Musterstadt",
      null,
    ]);
  });

  test("hours stand beside a number, in its label, or alone in the line below", () => {
    const hours = (lines: string[]) => read(lines).map((contact) => contact.hours);
    expect(
      hours(["1.4 Notrufnummer   Telefon: +49 (0)228 5559-81", "                   (08:30 bis 16:00 Uhr)"]),
    ).toEqual(["08:30 bis 16:00 Uhr"]);
    expect(hours(["24-hour telephone              : 1-866-555-3438"])).toEqual(["24-hour"]);
  });

  test("a service is named by the label that it is, and a number behind or is of the same country", () => {
    const contacts = read([
      "1.4 Emergency telephone number",
      "CANUTEC: 1-613-555-6666 (Collect)",
      "Schweiz: 145 oder 044 555 51 51",
    ]);
    expect(contacts.map(({ organization, country_code }) => [organization, country_code])).toEqual([
      ["CANUTEC", null],
      [null, "CH"],
      [null, "CH"],
    ]);
  });

  test("an organization of its own label below the number is the number's", () => {
    const [contact] = read([
      "1.1. Identificateur de produit",
      "1.2. Utilisations identifiées pertinentes",
      "1.3. Renseignements concernant le fournisseur",
      "1.4. Numéro d'appel d'urgence : +33 (0)1 45 55 55 59.",
      "Société/Organisme : INRS / ORFILA http://www.example.test.",
    ]);
    expect(contact).toMatchObject({ phone: "+33 (0)1 45 55 55 59", organization: "ORFILA" });
  });

  test("a dash before 112 is a dash", () => {
    expect(phones(["1.4 Emergency telephone number", "Single number for emergencies - 112"])).toEqual([
      "112",
    ]);
  });

  test("a number may break at the end of a line of text", () => {
    const found = phones([
      "1.4. Numéro d'appel d'urgence",
      "Centres antipoison : PARIS : 01 55 05 48 48 ; LYON : 04 55 11",
      "69 11 ; MARSEILLE : 04 55 75 25 25.",
    ]);
    expect(found).toEqual(["01 55 05 48 48", "04 55 11 69 11", "04 55 75 25 25"]);
  });

  test("a number may break behind its country's code", () => {
    const found = phones([
      "1.4 Telefoonnummer voor noodgevallen",
      "Voorbeeldcentrum, telefoonnummer: +31-",
      "(0)30-5558888. (Dit nummer is alleen voor artsen",
    ]);
    expect(found).toEqual(["+31-(0)30-5558888"]);
  });
});

test("a label opens another, and what is not available names nobody", () => {
  expect(
    read([
      "Emergency telephone number",
      "Association / Organisation      Not Available",
      "Company Phone Number            Phone: 1-800-555-2737",
      "Emergency telephone numbers     +61 3 5551 3288",
    ]),
  ).toMatchObject([{ phone: "+61 3 5551 3288", organization: null }]);
});

test("a heading for information in the column of 1.4 is of the number below it, and hours may have a slash", () => {
  expect(
    phones([
      "1.4 Telefoonnummer voor noodgevallen",
      "Kantooruren: 8.30/12.30 - 14.30/17.30",
      "00-800-555-8654 / 001-859-555-3865, of het lokale",
      "alarmnummer +31 030 555 88 88 bellen",
      "Productinformatie",
      "+31 (0)78 555 3500",
    ]),
  ).toEqual(["00-800-555-8654", "001-859-555-3865", "+31 030 555 88 88"]);
});

test("calls that are not urgent have a number of their own", () => {
  expect(
    phones([
      "1.4 Notrufnummer",
      "Toxikologisches Zentrum     Notruf 145 oder + 41 (0)44 555 51 51",
      "Zürich                      Nicht dringende Anrufe: + 41 (0)44 555 66 66",
    ]),
  ).toEqual(["145", "+ 41 (0)44 555 51 51"]);
});

test("a label says when, and the centre's name in its value is a label of its own", () => {
  expect(
    read([
      "24 Hour Emergency Phone Number     CHEMTREC: 1-800-555-9300",
      "                                   CHEMTREC Global +1 703 555 3887",
    ])[0],
  ).toMatchObject({ phone: "1-800-555-9300", organization: "CHEMTREC", hours: "24 Hour" });
});

test.each([
  ["Firma : Voorbeeld B.V. - Industriestraat 15 - 6433 JW Hoensbroek - Telefoon 045-5551111", []],
  ["1.4 National emergency telephone: NHS 111 (England, Scotland, Wales)", ["111"]],
  [
    "1.4. Numéro d'appel d'urgence : SAMU : 15 - Pompiers : 18 - ORFILA 01.55.42.59.59",
    ["15", "18", "01.55.42.59.59"],
  ],
  ["1.4. Numéro d'appel d'urgence : appeler le 15, le 18 ou le 112", ["15", "18", "112"]],
  ["1.4. Numéro d'appel d'urgence : 01 55 42 59 59, ouvert depuis le 15 mai 2015", ["01 55 42 59 59"]],
])("short numbers stand behind who answers them: %s", (line, found) => {
  expect(phones([line, "Bij vergiftiging: zie het etiket"])).toEqual(found);
});

test("numbers for other calls stand under a heading of their own beside those for emergencies", () => {
  expect(
    phones([
      "MANUFACTURER'S NAME:              EMERGENCY TELEPHONE NUMBER:",
      "EXAMPLE BATTERY COMPANY           CHEMTREC (800) 555-9300",
      "ADDRESS:                          OTHER INFORMATION CALLS:",
      "12380 EXAMPLE ST., SANTA FE       (562) 555-3000",
    ]),
  ).toEqual(["(800) 555-9300"]);
});

test("a label that is not known heads all numbers of its line", () => {
  expect(
    phones([
      "Telefoon       : 0515-555123",
      "Tel. voor spoedgevallen (emergency) : Antigifcentrum 070 555 245, NVIC 030 555 8888",
    ]),
  ).toEqual(["070 555 245", "030 555 8888"]);
});

test("each country has its number below the label's line", () => {
  expect(
    phones([
      "N° de téléphone en cas d'urgence : Belgique : + 32 70 555 245",
      "                                   France : 0033 1 55 42 59 59",
    ]),
  ).toEqual(["+ 32 70 555 245", "0033 1 55 42 59 59"]);
});

test("the number of the sheet below those for emergencies is none of them", () => {
  expect(
    phones([
      "Trade Name     Example Oil          Medical Emergency     (832) 555-4700",
      "Synonyms       Hydraulic oil        CHEMTREC              (800) 555-9300",
      "                                    MSDS No.              633415001",
    ]),
  ).toEqual(["(832) 555-4700", "(800) 555-9300"]);
});

test("the number of a registration below them is none of theirs", () => {
  expect(
    phones(["Noodtelefoonnummer       +31 (0) 30 555 8222", "Reach Id:                01-2119456619-26"]),
  ).toEqual(["+31 (0) 30 555 8222"]);
});

test("the last digits of a number are no hour of the day", () => {
  expect(
    phones(["1.4. Numéro d'appel d'urgence", "ORFILA (INRS): +33 (0)1 55 42 59 59 - 24h/24, 7j/7"]),
  ).toEqual(["+33 (0)1 55 42 59 59"]);
});

test('another number, which the next line begins with, stands behind "or" and a name', () => {
  expect(
    phones([
      "1.4 Emergency telephone number",
      "For emergencies call (585) 555-5151 or CHEMTREC",
      "1-800-555-9300",
    ]),
  ).toEqual(["(585) 555-5151", "1-800-555-9300"]);
});
