import { describe, expect, test } from "vitest";
import { hoursIn } from "./hours";

const texts = (text: string) => hoursIn(text).map((found) => found.text);

describe("hoursIn", () => {
  test.each([
    ["Available 24/7 (NCEC)", ["24/7"]],
    ["(24 Stunden/ Montag - Sonntag)", ["24 Stunden/ Montag - Sonntag"]],
    ["(24 Stunden/Tag, jeder Tag, jede Woche)", ["24 Stunden/Tag, jeder Tag, jede Woche"]],
    ["Available 24 hours and 365 days per year", ["24 hours and 365 days per year"]],
    ["24 Hour Medical Emergency Phone:", ["24 Hour"]],
    ["24 Stunden Notdienst - Tel.:", ["24 Stunden"]],
    ["(8:30 – 16:30)", ["8:30 – 16:30"]],
    ["(Werktags von 8.00 Uhr bis 16.00 Uhr) oder", ["Werktags von 8.00 Uhr bis 16.00 Uhr"]],
    ["Bürozeiten: Montag bis Freitag, 8 bis 16 Uhr", ["Bürozeiten: Montag bis Freitag, 8 bis 16 Uhr"]],
    [
      "During normal business hours (Monday-Friday, 8am-7pm EST), call",
      ["During normal business hours (Monday-Friday, 8am-7pm EST)"],
    ],
    ["(5 pm - 8 am EST Australia)", ["5 pm - 8 am EST"]],
    ["08:00-17:00 (GMT + 1:00)", ["08:00-17:00 (GMT + 1:00)"]],
    ["8 am - 5 pm EST +1 800 555 0100", ["8 am - 5 pm EST"]],
    ["24 hours / 365 days a year", ["24 hours / 365 days a year"]],
    ["Notruf 0–24 Uhr", ["0–24 Uhr"]],
    ["(24h/24h)", ["24h/24h"]],
    ["Tel. (24 ore, 7 giorni su 7)", ["24 ore, 7 giorni su 7"]],
    ["lunes a viernes, 8:00-17:00 h", ["lunes a viernes, 8:00-17:00 h"]],
    ["maandag tot vrijdag 9 tot 17 uur", ["maandag tot vrijdag 9 tot 17 uur"]],
    ["within office hours (8-17 h)", ["within office hours (8-17 h)"]],
  ])("%s says %j", (text, expected) => {
    expect(texts(text)).toEqual(expected);
  });

  test.each([
    "+49 69 222 25285",
    "Example Str. 24",
    "Carechem 24 at",
    "Marburg, Sommerweg 3",
    "8-10 Example Road",
  ])("%s says none", (text) => {
    expect(texts(text)).toEqual([]);
  });
});

test("a clock without a colon", () => {
  expect(texts("01752 496 0149 (office hours 0830 - 1700)")).toEqual(["office hours 0830 - 1700"]);
  expect(texts("0800 - 1234 567")).toEqual([]);
});
