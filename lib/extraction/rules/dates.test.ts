import { describe, expect, it } from "vitest";
import { datesIn, isMonthFirst, isMonthFirstInDots } from "./dates";

const read = (text: string, monthFirst = false) => datesIn(text, monthFirst).map(({ iso }) => iso);

describe("dates", () => {
  it.each([
    ["überarbeitet am: 18.01.2018", "2018-01-18"],
    ["Datum 8-6-2018", "2018-06-08"],
    ["29.06.17", "2017-06-29"],
    ["2017/05/04", "2017-05-04"],
    ["2018-02-01", "2018-02-01"],
    ["21 März 2017", "2017-03-21"],
    ["3. Mai 2019", "2019-05-03"],
    ["07 Nov 2018", "2018-11-07"],
    ["25-March-2016", "2016-03-25"],
    ["14/October/2014", "2014-10-14"],
    ["July 24, 2018", "2018-07-24"],
    ["Sept. 3rd, 2020", "2020-09-03"],
    ["21-mars-2016", "2016-03-21"],
    ["14-Mär-2023", "2023-03-14"],
    ["14-Mrz-2023", "2023-03-14"],
    ["5. Feber 2023", "2023-02-05"],
    ["1er août 2021", "2021-08-01"],
    ["01-févr.-2020", "2020-02-01"],
    ["5 mei 2020", "2020-05-05"],
    ["2024. 03. 05.", "2024-03-05"],
    ["le 1 er mars 2024", "2024-03-01"],
    ["5th of March 2024", "2024-03-05"],
    ["2024-Mar-05", "2024-03-05"],
    ["05/MAR/24", "2024-03-05"],
    ["Version 2, 5 March 2024", "2024-03-05"],
    ["2023년 08월 10일", "2023-08-10"],
    ["14/07/96", "1996-07-14"],
    ["mars 4, 2019", "2019-03-04"],
  ])("%s is read as %s", (text, expected) => {
    expect(read(text)).toEqual([expected]);
  });

  it("an ambiguous date is read month first where the sheet does so, never with dots", () => {
    expect(read("03/04/2015", true)).toEqual(["2015-03-04"]);
    expect(read("03/04/2015")).toEqual(["2015-04-03"]);
    expect(read("03.04.2015", true)).toEqual(["2015-04-03"]);
  });

  it.each([
    "1907/2006",
    "Version 3.0.12",
    "31.02.2019",
    "+49 30 12.34.5678",
    "7732-18-5",
    "March 2024",
    "03/2024",
    "Version 3 March 2024",
    "Version 2.1 March 2024",
  ])("%s holds no date", (text) => {
    expect(read(text)).toEqual([]);
  });

  it("a number above twelve tells the order of the others", () => {
    expect(isMonthFirst(["3/15/2022", "10/7/2021"], false)).toBe(true);
    expect(isMonthFirst(["22/05/2023"], true)).toBe(false);
    expect(isMonthFirst(["10/7/2021"], true)).toBe(true);
    expect(isMonthFirst(["Date de révision 03/04/2022   Date d'impression 11/23/2023"], false)).toBe(true);
  });
});

it("dots have the month first where another date of the sheet shows it", () => {
  expect(isMonthFirstInDots(["11.10.2016", "Previous issue: 05.18.2016"])).toBe(true);
  expect(isMonthFirstInDots(["11.10.2016", "18.05.2016"])).toBe(false);
  expect(datesIn("11.10.2016", true, true)[0]?.iso).toBe("2016-11-10");
  expect(datesIn("11.10.2016", true)[0]?.iso).toBe("2016-10-11");
});
