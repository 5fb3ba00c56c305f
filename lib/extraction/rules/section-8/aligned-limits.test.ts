import { describe, expect, test } from "vitest";
import { ruledPages } from "@/lib/fixtures/ruled-lines";
import { readExposureLimits } from "./exposure-limits";

/** "substance list: mean / short-term or ceiling unit"; lines that begin with these words are set in bold. */
function read(text: string, bold = /(?!)/): string[] {
  const { lines: printed, pages } = ruledPages(text);
  const lines = printed.map((line) =>
    bold.test(line.text)
      ? {
          ...line,
          bold: true,
          cells: line.cells.map((cell) => ({
            ...cell,
            words: cell.words.map((word) => ({ ...word, bold: true })),
          })),
        }
      : line,
  );
  return readExposureLimits(lines, pages, "en").map(
    ({ value: { substance, list, twa, stel, ceiling, unit } }) =>
      `${substance} ${list ?? "-"}: ${twa ?? "-"} / ${stel ?? ceiling ?? "-"} ${unit}`,
  );
}

describe("limits in columns without ruling lines", () => {
  test("stand below units of which the first begins where the kind above both does", () => {
    const text = `Occupational exposure limit values
Name                    STEL                    TWA                     Footnote
                        (mg/m³)     (ppm)       (mg/m³)     (ppm)
Examplol                242         50          96.9        20          Sk
Testene                 375         75          125         25          Sk
Other Exposure Facts
A mean has been established.`;
    expect(read(text, /^(?:Name|Other)/)).toEqual([
      "Examplol -: 96.9 / 242 mg/m³",
      "Examplol -: 20 / 50 ppm",
      "Testene -: 125 / 375 mg/m³",
      "Testene -: 25 / 75 ppm",
    ]);
  });

  test("go on below the heading that a page repeats, with the substance of the page before", () => {
    const heading = "Chemical Identity       Type        Exposure Limit Values   Source\n";
    const text = `Control Parameters
${heading}Testine                 TWA         10 mg/m3                US. ACGIH Threshold Limit Values
Examplol                PEL         100 ppm                 US. OSHA Table Z-1
\f${heading}                        STEL        150 ppm                 US. ACGIH Threshold Limit Values
                        TWA         20 ppm                  US. ACGIH Threshold Limit Values
Testene                 TWA         5 ppm                   US. ACGIH Threshold Limit Values`;
    expect(read(text)).toEqual([
      "Testine ACGIH: 10 / - mg/m³",
      "Examplol OSHA Table Z-1 PEL: 100 / - ppm",
      "Examplol ACGIH: 20 / 150 ppm",
      "Testene ACGIH: 5 / - ppm",
    ]);
  });

  test("go on below a name that wraps beside words for nothing", () => {
    const text = `Exposure Parameters
Ingredients             CAS No.       ACGIH TLV       OSHA PEL
Examplol                67-64-1       500 ppm         1000 ppm
                                                      2400 mg/m3
Poly(example/n-         28262-63-7    Not Listed      Not Determined
Testyl)
Testene                 1330-20-7     100 ppm         100 ppm`;
    expect(read(text).filter((limit) => limit.startsWith("Testene"))).toEqual([
      "Testene ACGIH TLV: 100 / - ppm",
      "Testene OSHA PEL: 100 / - ppm",
    ]);
  });
});
