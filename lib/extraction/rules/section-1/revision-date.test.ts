import { describe, expect, test } from "vitest";
import type { Page, SheetContext } from "@/lib/extraction/model";
import { typedLines } from "@/lib/fixtures/printed-lines";
import { readRevisionDate } from "./revision-date";

const context: SheetContext = {
  language: "de",
  words: "de",
  monthFirst: false,
  jurisdiction: "eu",
  pages: [],
};

const read = (...lines: string[]) => readRevisionDate(typedLines(lines.join("\n")), context)?.iso;

describe("the date of a version", () => {
  test("stands below its words in the column of a head, beside numbers and dates of other columns", () => {
    expect(
      read(
        "Version     Überarbeitet am:     SDB-Nummer:     Datum der letzten Ausgabe: 10.01.2020",
        "05.01       14.03.2023           R11443          Datum der ersten Ausgabe: 17.08.2015",
      ),
    ).toBe("2023-03-14");
  });

  test("is not that of the version which it replaces, though that was issued on a day of its own", () => {
    expect(
      read(
        "Produkt-Nr.: 205143                    Ersetzte Version: 3.1.0, erstellt am: 14.11.2019",
        "Aktuelle Version: 4.0.1, erstellt am: 23.08.2021       Region: DE",
      ),
    ).toBe("2021-08-23");
  });

  test("is the second of two beside a label for both, over several lines", () => {
    expect(
      read("Date                 14.05.2015 / 03.09.2018", "d'établissement /", "de révision", "Dangers"),
    ).toBe("2018-09-03");
  });

  test("stands on the page that the sheet itself begins on, behind a letter or contents", () => {
    const page = (number: number, text: string): Page => ({
      number,
      width: 595,
      height: 842,
      lines: typedLines(text),
      margins: [],
      rules: [],
      ocr: false,
    });
    const pages = [page(1, "Musterstadt, 30.06.2023"), page(2, "Herzien op: 06.02.2023"), page(3, "Text")];
    expect(readRevisionDate([], { ...context, pages }, 2)?.iso).toBe("2023-02-06");
  });

  test("is the revision's at the end of a sheet whose heads tell the day of printing alone", () => {
    const page = (number: number, text: string): Page => ({
      number,
      width: 595,
      height: 842,
      lines: typedLines(text),
      margins: typedLines("Druckdatum: 2020-10-30"),
      rules: [],
      ocr: false,
    });
    const pages = [page(1, "Text"), page(2, "Text\n".repeat(20)), page(3, "Überarbeitet am: 2020-03-12")];
    expect(readRevisionDate([], { ...context, pages })?.iso).toBe("2020-03-12");
  });

  test("stands below its words beside the product's name", () => {
    expect(
      read(
        "Muster Chemie GmbH                  Herziening nr. 3",
        "Blanke lak mat                      van 07-09-2022",
        "                                    Gedrukt op 15/04/2023",
      ),
    ).toBe("2022-09-07");
  });

  test("stands at the middle of a label of two lines", () => {
    expect(
      read(
        "Date of Preparation: January 15, 2018",
        "Date of Last    May 2, 2023",
        "Revision:",
        "Notes: none",
      ),
    ).toBe("2023-05-02");
  });

  test.each<[string, string | undefined]>([
    ["Datum laatste uitgave: 10.01.2020", undefined],
    ["Durchsicht Nr. 3   vom 02.11.2022", "2022-11-02"],
    ["Opgemaakt op : 21/01/2023", "2023-01-21"],
    ["Gültig ab: 21.01.2023   Vorhergehende Fassung vom 02.11.2022", "2023-01-21"],
    ["Uitgave van 07-09-2022   Vorige editie 01-02-2020   Uitgeprint op 08-09-2022", "2022-09-07"],
    ["Version du 28/05/2024", "2024-05-28"],
    ["Polylam 30 - opgesteld 28-05-2024", "2024-05-28"],
    ["Date de révision : mars 2024", undefined],
    ["Veranderd: 25.02.2020   Printdatum: 13.07.2020", "2020-02-25"],
    ["Supersedes revision: 02.11.2022   Date of issue: 21.01.2023", "2023-01-21"],
    ["Date de la révision précédente : 02/11/2022   Date d'édition : 21/01/2023", "2023-01-21"],
    ["Vervangt revisie van 02-11-2022   Datum uitgave: 21-01-2023", "2023-01-21"],
    ["Erstfassung vom 02.11.2022   Zuletzt aktualisiert: 21.01.2023", "2023-01-21"],
    ["gewijzigd bij Verordening (EU) 2020/878 van 18 juni 2020", undefined],
  ])("%s", (line, date) => {
    expect(read(line)).toBe(date);
  });

  test("is the last of a list of all revisions", () => {
    const list = ["Revision 1: 10/28/2014", "Revision 2: 07/22/2024", "Revision 3: 07/25/2025"];
    expect(read("Issue date: 09/24/2009", ...list)).toBe("2025-07-25");
    expect(read("Rev. 1:     11/14/2014", "Rev. 2, revised:     05-14-2018")).toBe("2018-05-14");
  });

  test("stands behind a short word for it, or for its issue", () => {
    expect(read("Ausgabe: 10. 06. 2004", "Rev.: 25. 05. 2015")).toBe("2015-05-25");
    expect(read("Émission: 26/11/2013     Version: 1     Page 9/10")).toBe("2013-11-26");
  });
});

test("the only date of the running heads needs no words", () => {
  const margins = typedLines("SDS: Example Solder\nOctober 1, 2014\nPage 1 of 5");
  const page: Page = { number: 1, width: 595, height: 842, lines: [], margins, rules: [], ocr: false };
  expect(readRevisionDate([], { ...context, language: "en", words: "en", pages: [page] })?.iso).toBe(
    "2014-10-01",
  );
});

test("the only date of the running heads stands alone in its cell", () => {
  const margins = typedLines("Safety data sheet          [Mar/03/2015][1/3]");
  const page: Page = { number: 1, width: 595, height: 842, lines: [], margins, rules: [], ocr: false };
  expect(readRevisionDate([], { ...context, language: "en", words: "en", pages: [page] })?.iso).toBe(
    "2015-03-03",
  );
});

test("a date in its box has its form beside it, and short words above it", () => {
  expect(
    read(
      "PREPARED BY              DATE OF LATEST REVISION",
      "Technical Department     2018-11-05 (yyyy-mm-dd)",
    ),
  ).toBe("2018-11-05");
  expect(
    read("EG - SICHERHEITSDATENBLATT    Erstellt: 02.05.94", "gemäß 91/155/EWG    Überarb.: 17.11.98"),
  ).toBe("1998-11-17");
});

test("the revision in brackets behind what is superseded is that of the version before", () => {
  expect(read("Supersedes: AF (Rev. 02/15/2017)", "Revised: 08/20/2018")).toBe("2018-08-20");
  expect(read("Fiche signalétique du: 06/09/2022 - révision 6", "Date d'impression 07/09/2022")).toBe(
    "2022-09-06",
  );
});
