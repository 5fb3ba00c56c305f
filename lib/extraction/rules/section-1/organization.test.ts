import { describe, expect, test } from "vitest";
import { saidBeside, saidIn } from "./organization";

describe("saidBeside", () => {
  test.each([
    ["Deutschland: Giftnotruf Musterstadt Tel.: ", "Giftnotruf Musterstadt", "DE"],
    ["Ireland, NPIC - ", "NPIC", "IE"],
    [
      "Nationaal Vergiftigingen Informatie Centrum (NVIC) ",
      "Nationaal Vergiftigingen Informatie Centrum (NVIC)",
      null,
    ],
    ["For Transportation Emergencies, call Chemtrec: ", "Chemtrec", null],
    ["For Medical Emergencies, call: ", "Medical Emergencies", null],
    ["24 Hour Transport Emergency Phone: ", "Transport Emergency", null],
    ["Giftzentrale Muster, giz@muster.example Tel.: ", "Giftzentrale Muster", null],
    ["Tox Muster, Musterstrasse 16, CH-8032 Zürich. Nationale Notfallnummer: ", "Tox Muster", null],
    [
      "Centre Muster (Belgique), un médecin répondra, 24/7",
      "Centre Muster (Belgique), un médecin répondra",
      null,
    ],
    ["Centre Muster (24/7, gratuit): ", "Centre Muster (gratuit)", null],
    ["NOTRUF - Deutschland, Österreich (24h): ", null, null],
    ["France; I.N.R.S.: ", "I.N.R.S", "FR"],
    ["Emergency telephone number: ", null, null],
  ])("%s names %s of %s", (words, organization, country) => {
    expect(saidBeside(words)).toMatchObject({ organization, country });
  });

  test.each([
    "(toll free) or ",
    "Für Notfälle steht Ihnen die Werkfeuerwehr unter der Telefon-Nr. ",
    "this number is serviced for ",
    "DIAL: ",
    "U.S./ Canada) or ",
    "(Cont. # 672566)",
    "OR WITHIN ",
  ])("%s is no organization", (words) => {
    expect(saidBeside(words).organization).toBeNull();
  });

  test("from where to call is a remark, a country alone is a country", () => {
    expect(saidBeside("(outside the U.S. ")).toMatchObject({ organization: null, isRemark: true });
    expect(saidBeside("Australia - ")).toMatchObject({ organization: null, country: "AU" });
  });
});

describe("saidIn", () => {
  test("brackets behind a number name who answers, and opening hours stand anywhere behind it", () => {
    expect(saidIn(" (CHEMTREC - U.S.A.)")).toMatchObject({ organization: "CHEMTREC", country: "US" });
    expect(saidIn(", Dr. Muster, within office hours (8-17 h)")).toMatchObject({
      organization: null,
      hours: "within office hours (8-17 h)",
    });
  });
});
