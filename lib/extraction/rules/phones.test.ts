import { describe, expect, it } from "vitest";
import { phonesIn } from "./phones";

const read = (text: string) => phonesIn(text).map(({ phone }) => phone);
const roles = (text: string) => phonesIn(text).map(({ role }) => role);

describe("phone numbers", () => {
  it("have the words in brackets behind them for their own", () => {
    expect(roles("EUROPE: BIG +32.14.584545 (phone) or +32.14583516 (telefax)")).toEqual(["phone", "fax"]);
    expect(roles("Tel 555-0100 (fax)")).toEqual(["fax"]);
  });

  it.each([
    ["Telefon: +49 (0)221 / 400 679 02", ["+49 (0)221 / 400 679 02"]],
    ["0049- (0)89- 192 40 ( Giftnotruf München 24 h)", ["0049- (0)89- 192 40"]],
    ["(49) (2324) 6890", ["(49) (2324) 6890"]],
    ["Tel.: (+49 7181) 55 50 10", ["(+49 7181) 55 50 10"]],
    ["+49 (0) 8331 / 930-730", ["+49 (0) 8331 / 930-730"]],
    [
      "+49(0)251 / 9322 - 0, Telefax : +49(0)251 / 9322 - 244",
      ["+49(0)251 / 9322 - 0", "+49(0)251 / 9322 - 244"],
    ],
    ["069-82983-0 / 069-82983-271 /", ["069-82983-0", "069-82983-271"]],
    [
      "01-800-00-214-00 / (52) 55-5559-1588 24 hours / 365 days a year",
      ["01-800-00-214-00", "(52) 55-5559-1588"],
    ],
    ["SETIQ 800-00-214-00 / (52) 55-5559-1588 24 hours", ["800-00-214-00", "(52) 55-5559-1588"]],
    ["1-800-424-9300 / +1 703-527-3887 CCN225355", ["1-800-424-9300", "+1 703-527-3887"]],
    ["819 537-6636 / 1 800 567-9481", ["819 537-6636", "1 800 567-9481"]],
    ["030 - 30686 - 790", ["030 - 30686 - 790"]],
    ["24 hr. Emergency Number (613) 555-6666", ["(613) 555-6666"]],
    ["Reference Number (613) 555-6666", ["(613) 555-6666"]],
    ["P.le E. Mattei 1 - 00144 ROMA", []],
    ["Musterstraat 15 - 6433 JW Voorbeeld", []],
    ["Telefon: 05205/7210", ["05205/7210"]],
    ["+91 (022) 66984111/66984112", ["+91 (022) 66984111", "66984112"]],
    ["Tel. 0221/1234567/89", ["0221/1234567/89"]],
    ["Telephone: 303-978-2000 8:00AM-5:00PM M-F", ["303-978-2000"]],
    ["Chemtrec: {800) 424-9300", ["(800) 424-9300"]],
    ["BASF HOTLINE: 1-800-832-HELP (4357)", ["1-800-832-HELP (4357)"]],
    ["CANUTEC 1 (888) CANUTEC (226-8832)", ["1 (888) CANUTEC (226-8832)"]],
    ["1-800-EXAMPLE (1-800-555-0163)", ["1-800-555-0163"]],
    ["P.O. Box 1220, Scranton, PA 18501-1220", []],
    ["(866)231-5406", ["(866)231-5406"]],
    ["+1.609.452.10.00", ["+1.609.452.10.00"]],
    ["+44 (0) 8456 006 640", ["+44 (0) 8456 006 640"]],
    ["030 1234567 0043 1 406 43 43", ["030 1234567", "0043 1 406 43 43"]],
    ["++49 (0)8431/53-0", ["++49 (0)8431/53-0"]],
    ["Australia - 13 11 26", ["13 11 26"]],
    ["800-424-9300 or 703-527-3887 CHEMTREC", ["800-424-9300", "703-527-3887"]],
    ["+420 224919293, +420 224915402", ["+420 224919293", "+420 224915402"]],
    ["+31 85 487 46 91", ["+31 85 487 46 91"]],
    ["EINECS nummer 265-185-4, EU catalogusnummer 649-330-00-2", []],
    ["24 h/24 : (+)1-760-555-3961", ["(+)1-760-555-3961"]],
    ["전화 02)3279-1700", ["02)3279-1700"]],
    ["Poisons Information Centre: 131126", ["131126"]],
    ["131126", ["131126"]],
    ["Giftinformationszentrum: 06131-1924", ["06131-1924"]],
    ["SETIQ 800-00-214-00 / 55-5559-1588 24 hours", ["800-00-214-00", "55-5559-1588"]],
    ["+49(0)2173-38-3409/3685 (office hours)", ["+49(0)2173-38-3409/3685"]],
    ["B.P. 90139 - 35501 VITRE CEDEX", []],
  ])("%s holds %j", (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each([
    "USt-IDNr. DE125312278",
    "Herziening op / versie: 25.01.2019 / 0003",
    "ABN: 17 003 274 655",
    "D-53332 Hersel",
    "Mo-Fr 8.00 - 16.30",
    "Verordnung (EG) Nr. 1907/2006",
    "15.09.2015",
    "access code 333017",
    "24 h / 7",
    "Example GmbH Sulzbacher Str. 40 - 50 65823 Schwalbach",
    "(Cont. # 672566)",
    "Exampletown, PA 19087-5283",
    "Exampleville, Wisconsin 53177-1964",
    "560100 EXAMPUR",
    "Singapore 609930",
    "05001-903 Exemplo SP",
    "GB/ T 16483-2008",
  ])("%s holds none", (text) => {
    expect(read(text)).toEqual([]);
  });

  it("fax numbers are told from phone numbers", () => {
    expect(roles("T +31 735433000 (8:30 - 17:00) - F +31 735433110")).toEqual(["phone", "fax"]);
    expect(roles("Tel.: 07744 57-0 Telefax: 07744 57 -2178")).toEqual(["phone", "fax"]);
    expect(roles("Phone: 314-469-7000 / 800-554-5499")).toEqual(["phone", "phone"]);
    expect(roles("1-687-610-5253")).toEqual([null]);
    expect(roles("Firma, die das Blatt bereitstellt 1-687-610-5253")).toEqual([null]);
  });

  it("a number that begins with a zero is no house beside its postal code", () => {
    expect(phonesIn("030-555 8222 (tijdens kantooruren)").map(({ phone }) => phone)).toEqual([
      "030-555 8222",
    ]);
  });

  it("an international prefix tells the country", () => {
    expect(phonesIn("+43 1 406 43 43")[0]?.country).toBe("AT");
    expect(phonesIn("0032 70 245 245")[0]?.country).toBe("BE");
    expect(phonesIn("+1 703-527-3887")[0]?.country).toBeNull();
  });

  it("a paragraph of the Code of Federal Regulations is none", () => {
    expect(phonesIn("an article as defined in 29 CFR 1910.1200(c) when sealed")).toEqual([]);
  });

  it("what the clock says in brackets is none", () => {
    expect(phonesIn("01752 496 0149 (office hours 0830 - 1700)").map(({ phone }) => phone)).toEqual([
      "01752 496 0149",
    ]);
  });

  it("hours from when to when one may call are none", () => {
    const text = "Heures d'ouverture 7.30 - 12.00 /13.00 - 16.30 Tél. 0041 - 44 - 555 - 54 44";
    expect(phonesIn(text).map(({ phone }) => phone)).toEqual(["0041 - 44 - 555 - 54 44"]);
  });
});

it("the word behind a number says whose it is", () => {
  expect(roles("863-555-7349 fax")).toEqual(["fax"]);
  expect(roles("863-555-7100 (phone), 863-555-7349 (fax)")).toEqual(["phone", "fax"]);
});
