import { describe, expect, test } from "vitest";
import { typedLines } from "@/lib/fixtures/printed-lines";
import { blocksOf } from "./blocks";
import { emergencyContacts, withTable } from "./emergency-contacts";
import { emergencyTable } from "./emergency-table";

function read(...printed: string[]) {
  const lines = typedLines(["1.4 Notrufnummer", ...printed].join("\n"));
  return withTable(emergencyTable(lines), emergencyContacts(blocksOf(lines))).map(({ value }) => value);
}

describe("a table of poison centres", () => {
  test("has no further contacts among its remarks, whose numbers may wrap", () => {
    const found = read(
      "Land        Organisatie/Bedrijf     Adres            Noodnummer         Opmerking",
      "België      Antigifcentrum          Bruynstraat 1    +32 70 555 245     Alle dringende vragen: 070 555",
      "                                    1120 Brussel                        245 of tel. 02 555 96 30",
      "Nederland   Informatiecentrum       Postbus 1        +31 30 555 88 88   Uitsluitend voor artsen",
    );
    expect(found.map(({ phone }) => phone)).toEqual(["+32 70 555 245", "+31 30 555 88 88"]);
  });

  test("is read row by row, with names, streets and numbers wrapped in their cells", () => {
    expect(
      read(
        "Land           Name                              Straße           Ort                Telefon             Telefax",
        "Deutschland    Beispielzentrale gegen Vergif-    Musterallee      53113 Muster       +49 (0) 228         +49 (0) 228",
        "               tungen                            119                                 555 240             555-33278",
        "Österreich     Beispielzentrale                  Musterring 6     1010 Muster        +43 1 555 43 43",
      ),
    ).toEqual([
      {
        phone: "+49 (0) 228 555 240",
        organization: "Beispielzentrale gegen Vergiftungen",
        country_code: "DE",
        hours: null,
      },
      { phone: "+43 1 555 43 43", organization: "Beispielzentrale", country_code: "AT", hours: null },
    ]);
  });

  test("has a heading and a number over two lines of a narrow column", () => {
    expect(
      read(
        "Pays        Organisme/Société        Adresse         Numéro            Commentaire",
        "                                                     d'urgence",
        "Belgique    Centre Anti-             Rue Brune 1     +32 70 555        Toutes les questions, 24/7",
        "            Poisons                  1120            245",
        "France      Centrale                                 +33 1 55 42 59 59",
      ).map(({ phone, organization }) => `${organization}: ${phone}`),
    ).toEqual(["Centre Anti- Poisons: +32 70 555 245", "Centrale: +33 1 55 42 59 59"]);
  });

  test("keeps the company's own number above it", () => {
    expect(
      read(
        "Muster GmbH: +49 30 555 0000",
        "Name                     Straße                Telefon             Webseite",
        "Beispielzentrale Nord    Musterstraße 4        +49 551 555 40      www.muster.example",
      ).map(({ phone, organization }) => `${organization}: ${phone}`),
    ).toEqual(["Muster GmbH: +49 30 555 0000", "Beispielzentrale Nord: +49 551 555 40"]);
  });

  test("with organizations and remarks gives its hours, and numbers that are wrapped without a country code", () => {
    expect(
      read(
        "Land         Organisatie/Bedrijf    Adres              Noodnummer       Opmerking",
        "Nederland    Voorbeeldcentrum       Voorbeeldlaan      030 - 555 88     24 uur per dag, alleen voor artsen",
        "                                    100                88",
        "Zwitserland  Beispielzentrum        Musterstrasse 1    145",
      ),
    ).toEqual([
      {
        phone: "030 - 555 88 88",
        organization: "Voorbeeldcentrum",
        country_code: "NL",
        hours: "24 uur per dag",
      },
      { phone: "145", organization: "Beispielzentrum", country_code: "CH", hours: null },
    ]);
  });

  test("has several numbers of one centre below each other", () => {
    expect(
      read(
        "Organisation                Location              Telephone",
        "Poisons Information Centre  Westmead NSW          1800-555525",
        "                                                  131126",
        "Chemcall                    Australia             1800-555406",
      ).map(({ phone, organization }) => `${organization}: ${phone}`),
    ).toEqual([
      "Poisons Information Centre: 1800-555525",
      "Poisons Information Centre: 131126",
      "Chemcall: 1800-555406",
    ]);
  });

  test("keeps a number of its remarks that stands above it too", () => {
    const table = [
      "Land            Organisation            Adresse             Notrufnummer      Anmerkung",
      "Schweiz         Tox Info Suisse         Freiestrasse 16     145               Ausland: +41 44 555 51 51",
    ];
    expect(read(...table).map(({ phone }) => phone)).toEqual(["145"]);
    expect(
      read("145 (Tox Info Suisse, 24h; aus dem Ausland +41 44 555 51 51)", ...table).map(
        ({ phone, organization }) => `${organization}: ${phone}`,
      ),
    ).toEqual(["Tox Info Suisse: +41 44 555 51 51", "Tox Info Suisse: 145"]);
  });

  test("has centres without a number among the others", () => {
    expect(
      read(
        "Organisme / Société              Adresse                  Téléphone",
        "Centre Antipoison de Exempleville  4, rue Modèle          +33 2 55 48 21 21",
        "Centre de Toxicologie de Modelbourg  1, rue de l'Exemple",
        "                                 76031 Modelbourg",
        "Centre Antipoison de Typeville   Place Exemple            +33 5 55 96 40 80",
      ).map(({ phone, organization }) => `${organization}: ${phone}`),
    ).toEqual([
      "Centre Antipoison de Exempleville: +33 2 55 48 21 21",
      "Centre Antipoison de Typeville: +33 5 55 96 40 80",
    ]);
  });
});
