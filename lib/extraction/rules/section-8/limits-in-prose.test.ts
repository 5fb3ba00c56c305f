import { expect, test } from "vitest";
import { typedLines } from "@/lib/fixtures/printed-lines";
import { sectionOf } from "@/lib/fixtures/sections";
import { euEnglish } from "@/lib/fixtures/sheet-contexts";
import { readSection8 } from "./section-8";

const composition = typedLines(`
2-Aminoethanol          141-43-5     1 - 5 %
Xylene                  1330-20-7    10 - 20 %
Ethylbenzene            100-41-4     < 5 %`);

/** "substance list: mean, short-term S unit", and the paths of the doubts. */
function read(text: string) {
  const { findings, problems } = readSection8(sectionOf(8, typedLines(text)), { ...euEnglish, composition });
  const limits = findings.flatMap(({ path, value }) => {
    const { substance, list, twa, stel, unit } = value as Record<string, unknown>;
    return path.startsWith("exposure_limits") ? [`${substance} ${list}: ${twa}, ${stel} S ${unit}`] : [];
  });
  return { limits, doubts: problems.map(({ path }) => path) };
}

test("limits of running text are those of the component that a sentence, or a line, begins with", () => {
  const text = `
8.1 2-Aminoethanol. Binding limit values (France, art. R.4412-149): VME (8 h) = 2.5 mg/m³
or 1 ppm; VLCT (15 min) = 7.6 mg/m³ or 3 ppm. Note "skin".
Xylene SER (Netherlands). TGG 8 h 210 mg/m³ - TGG 15 min 442 mg/m³.
Ethylbenzene SER (Netherlands). TGG 8 h 215 mg/m³ - TGG 15 min 430
mg/m³. Mineral oil mist. TLV-TWA (ACGIH) = 5 mg/m³.`;
  expect(read(text)).toEqual({
    limits: [
      "2-Aminoethanol France VME: 2.5, 7.6 S mg/m³",
      "2-Aminoethanol France VME: 1, 3 S ppm",
      "Xylene SER: 210, 442 S mg/m³",
      "Ethylbenzene SER: 215, 430 S mg/m³",
      "Mineral oil mist ACGIH: 5, null S mg/m³",
    ],
    doubts: [],
  });
});

test("rows of a table are no running text", () => {
  const text = `
Xylene       OSHA PEL: 1 mg/m³ TWA     Ethylbenzene   OSHA PEL: 5 ppm Ceiling`;
  expect(read(text).limits).toEqual([]);
});
