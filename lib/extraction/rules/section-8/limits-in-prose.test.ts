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

test("items of a list are sentences of their own, and what another label begins is of no component", () => {
  const text = `
Xylene (1330-20-7)
– Belgique : 8 h 50 ppm (221 mg/m³) ; mention D.
– Suisse : VME 100 ppm ou 435 mg/m³ ; VLE 200 ppm ou 870 mg/m³.
Ethylbenzene (100-41-4)
– Belgique : 8 h 20 ppm (87 mg/m³).
Ponçage : la concentration dans l'air ne doit pas dépasser 7 mg/m³ en moyenne sur 8 heures.`;
  expect(read(text).limits).toEqual([
    "Xylene Belgique: 50, null S ppm",
    "Xylene Belgique: 221, null S mg/m³",
    "Xylene Suisse VME: 100, 200 S ppm",
    "Xylene Suisse VME: 435, 870 S mg/m³",
    "Ethylbenzene Belgique: 20, null S ppm",
    "Ethylbenzene Belgique: 87, null S mg/m³",
  ]);
});

test("rows of a table are no running text", () => {
  const text = `
Xylene       OSHA PEL: 1 mg/m³ TWA     Ethylbenzene   OSHA PEL: 5 ppm Ceiling`;
  expect(read(text).limits).toEqual([]);
});

test("CAS numbers of running text tell whose the numbers behind them are", () => {
  const text = `
8.1 Control parameters
Country – barium compounds, soluble (as Ba; CAS 7440-39-3) TWA 8 hours 0.5 mg/m³; copper and its
compounds (CAS 7440-50-8), inhalable, TWA 8 hours 0.1 mg/m³. Aluminium, metal and
compounds (CAS 7429-90-5): 1 mg/m³ (8 h). Sulphur dioxide (CAS
7446-09-5): TWA 8 hours 0.7 mg/m³ and STEL 15 min 1.3 mg/m³.`;
  expect(read(text)).toEqual({
    limits: [
      "barium compounds, soluble null: 0.5, null S mg/m³",
      "copper and its compounds null: 0.1, null S mg/m³",
      "Aluminium, metal and compounds null: 1, null S mg/m³",
      "Sulphur dioxide null: 0.7, 1.3 S mg/m³",
    ],
    doubts: [],
  });
});

test("another sentence for another substance tells nothing of the one above", () => {
  const text = `
8.1 Control parameters
Nitric acid (CAS 7697-37-2): STEL 15 min 1 ppm or 2.6 mg/m³ of the
directive; there is no mean. For inorganic chromium compounds the list names
TWA 2 mg/m³ for a shift.`;
  expect(read(text)).toEqual({
    limits: ["Nitric acid null: null, 1 S ppm", "Nitric acid null: null, 2.6 S mg/m³"],
    doubts: ["section8.exposure_limits"],
  });
});

test("a line that ends between a number and its unit goes on below, and a value immediately dangerous is no limit", () => {
  const text = `
8.1 Control parameters
- Xylene (CAS 1330-20-7): TWA 1.8 ppm or 1.5 mg/m³; STEL 3
ppm or 2.5 mg/m³
A remark. IDLH (NIOSH) xylene:
10 ppm.`;
  expect(read(text).limits).toEqual(["Xylene null: 1.8, 3 S ppm", "Xylene null: 1.5, 2.5 S mg/m³"]);
});

test("sentences are cut where they begin to tell of another substance", () => {
  const text = `
8.1 Control parameters
Limits of a country: for ethanol (64-17-5), TWA 1000 ppm or 1900 mg/m³ and STEL 5000 ppm; for 2-methoxy-
1-propanol (1589-47-5), TWA 50 ppm, factor 2(I), and for xylene (1330-20-7) TWA 50 ppm or 221 mg/m³, 2(II).
As a short-term limit (15 minutes) the directive has for Xylene 442 mg/m³.
The IDLH values of NIOSH are 3300 ppm for ethanol and 2500
ppm for xylene. Other values are not known.`;
  expect(read(text)).toEqual({
    limits: [
      "ethanol null: 1000, 5000 S ppm",
      "ethanol null: 1900, null S mg/m³",
      "2-methoxy-1-propanol null: 50, null S ppm",
      "xylene null: 50, null S ppm",
      "xylene null: 221, null S mg/m³",
      "Xylene null: null, 442 S mg/m³",
    ],
    doubts: [],
  });
});

test("a mean over fifteen minutes is what a quarter of an hour may have", () => {
  const text = `
8.1 Control parameters
Xylene (1330-20-7): time-weighted average over 15 minutes 442 mg/m³`;
  expect(read(text).limits).toEqual(["Xylene null: null, 442 S mg/m³"]);
});

test("a number without a kind behind two kinds of another substance is not told", () => {
  const text = `
8.1 Control parameters
Limits: ethanol (64-17-5), TWA 1000 ppm and STEL 5000
ppm; xylene (1330-20-7) 50 ppm; TWA 221 mg/m³.`;
  const { limits } = read(text);
  expect(limits.filter((limit) => /xylene.*50/.test(limit))).toEqual([]);
});

test("a key with its name and number in cells names whose limits stand below, titles name nobody", () => {
  const text = `
8.1. Controleparameters
Bestanddeel:    Ethanol         CAS-Nr. 64-17-5
EU ELV, Grenswaarden tijdgewogen gemiddelde (TGG):
50 ppm, 221 mg/m3
Bestanddeel:    Ethylbenzene    CAS-Nr. 100-41-4
EU ELV, Grenswaarden tijdgewogen gemiddelde (TGG):
100 ppm, 442 mg/m3`;
  const { limits } = read(text);
  expect(limits.filter((one) => one.endsWith("EU: 100, null S ppm"))).toHaveLength(1);
  expect(limits.some((one) => one.startsWith("Controleparameters"))).toBe(false);
});

test("a short-term limit that there is none of ends with its sentence", () => {
  const text = `
8.1 Control parameters
Acetone (67-64-1): TWA 8 hours 1210 mg/m³; short-term: -.
EU-OEL: 500 ppm as TWA. Xylene (1330-20-7): 50 ppm, and acetone (67-64-1): 500 ppm as TWA.`;
  expect(read(text).limits.filter((limit) => /null, \d+ S/.test(limit))).toEqual([]);
});
