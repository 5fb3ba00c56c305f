import { expect, test } from "vitest";
import { typedLines } from "@/lib/fixtures/printed-lines";
import { sectionOf } from "@/lib/fixtures/sections";
import { euEnglish } from "@/lib/fixtures/sheet-contexts";
import { readSection8 } from "./section-8";

const read = (line: string) =>
  readSection8(sectionOf(8, typedLines(line)), euEnglish).findings.find(({ path }) => path === "respiratory")
    ?.value;

test.each([
  [
    "Respiratory protection necessary at: Aerosol or mist formation.",
    "Respiratory protection necessary at: Aerosol or mist formation.",
  ],
  ["Respiratory protection: Filter A, if vapours form.", "Filter A, if vapours form."],
  ["Respiratory protection (general): Filter A, if vapours form.", "Filter A, if vapours form."],
])("%s", (printed, expected) => {
  expect(read(printed)).toBe(expected);
});

const protection = (text: string) =>
  Object.fromEntries(
    readSection8(sectionOf(8, typedLines(text)), euEnglish).findings.map(({ path, value }) => [path, value]),
  );

test("conditions and properties of gloves are parts of the text that they stand in", () => {
  const read = protection(`· Atemschutz:
 Bei guter Raumbelüftung nicht erforderlich
 Bei Staubbildung:
 Staubschutzmaske
· Handschutz:
 Schutzhandschuhe
· Handschuhmaterial:
 Für Feststoffe kommen in Frage:
 Nitrilkautschuk
· Augenschutz: Schutzbrille`);
  expect(read).toEqual({
    respiratory: "Bei guter Raumbelüftung nicht erforderlich Bei Staubbildung: Staubschutzmaske",
    hand: "Schutzhandschuhe Handschuhmaterial: Für Feststoffe kommen in Frage: Nitrilkautschuk",
    eye: "Schutzbrille",
  });
});

test("skin protection of the hands is that of the hands", () => {
  const read = protection(`Hautschutz - Handschutz:
Schutzhandschuhe aus Nitril (EN 374).
Mindestschichtstärke in mm:
>= 0,4
Permeationszeit (Durchbruchzeit) in Minuten:
> 480
Hautschutz - Sonstige Schutzmaßnahmen:
Schutzkleidung`);
  expect(read.hand).toBe(
    "Schutzhandschuhe aus Nitril (EN 374). Mindestschichtstärke in mm: >= 0,4 Permeationszeit (Durchbruchzeit) in Minuten: > 480",
  );
  expect(read.skin).toBe("Schutzkleidung");
});

test("further texts for one part of the body are not lost", () => {
  const read = protection(`8.2.2a* Hand protection:    Chemical-resistant gloves.
Gloves                      Butyl rubber
Body protection             Overalls
Other skin protection       Boots`);
  expect(read).toEqual({
    hand: "Chemical-resistant gloves. Gloves: Butyl rubber",
    skin: "Overalls Other skin protection: Boots",
  });
});

test("a single word heads a text below the limits alone", () => {
  const read = protection(`Ethanol    ACGIH    TWA 1000 ppm
Skin       OSHA     none
Exposure controls
Respiratory    Respirator with filter A
Skin           Gloves and apron`);
  expect(read.respiratory).toBe("Respirator with filter A");
  expect(read.skin).toBe("Gloves and apron");
});

test("limits that stand beside the components are read where the section has none", () => {
  const composition = typedLines(`Hazardous Components   C.A.S Number   Exposure Limits   %
Mineral Oil            64742-53-6     5 mg/m3           93-99`);
  const limits = (text: string) =>
    readSection8(sectionOf(8, typedLines(text)), { ...euEnglish, composition }).findings.filter(({ path }) =>
      path.startsWith("exposure_limits"),
    );
  expect(limits("Eye protection: Goggles").map(({ value }) => value)).toMatchObject([
    { substance: "Mineral Oil", cas_number: "64742-53-6", twa: 5, unit: "mg/m³" },
  ]);
  expect(limits("Acetone: TWA 500 ppm")).toHaveLength(1);
});

const limitsOf = (text: string, composition: string) =>
  readSection8(sectionOf(8, typedLines(text)), { ...euEnglish, composition: typedLines(composition) })
    .findings.filter(({ path }) => path.startsWith("exposure_limits"))
    .map(({ value }) => value);

test("a limit that names nothing is of the one substance that the sheet is of, never of a mixture's", () => {
  const text = "8.1 Control parameters\nValue type     value     Note\nTLV (ACGIH)    500 ppm   ACGIH 2011";
  const found = { substance: "115-07-1", cas_number: "115-07-1", twa: 500, unit: "ppm" };
  expect(limitsOf(text, "Examplene\nCAS No: 115-07-1")).toMatchObject([found]);
  expect(limitsOf(text, "Examplene     115-07-1     99.5 %")).toMatchObject([found]);
  expect(limitsOf(text, "Examplene     115-07-1     5 - 10 %")).toEqual([]);
  expect(limitsOf(text, "Examplene     115-07-1\nTestane     74-98-6")).toEqual([]);
  expect(limitsOf("8.1 Control parameters\nTestane TWA 0.1 ppm", "Examplene\nCAS No: 115-07-1")).toEqual([]);
});

test("each kind of protection ends where the exposure of the environment begins", () => {
  const read = protection(`PROTECTION RESPIRATOIRE
Masque doté d'un filtre AX.
CONTRÔLE DE L'EXPOSITION ENVIRONNEMENTALE
Les émissions doivent être contrôlées.`);
  expect(read).toEqual({ respiratory: "Masque doté d'un filtre AX." });
});

test("sentences about gloves below the skin's label are what hands wear, where no label of theirs stands", () => {
  const gloves = "Wasserdichte Schutzhandschuhe tragen. Lederhandschuhe sind nicht geeignet.";
  const clothing = "Langärmlige Schutzkleidung und dichtes Schuhwerk tragen.";
  expect(protection(`Hautschutz: ${gloves} ${clothing}`)).toEqual({ hand: gloves, skin: clothing });
  expect(protection(`Hautschutz: ${gloves}`)).toEqual({ hand: gloves });
  expect(protection(`Hautschutz: ${clothing}`)).toEqual({ skin: clothing });
  expect(protection("Hautschutz: Schutzhandschuhe und Schutzkleidung tragen.")).toEqual({
    skin: "Schutzhandschuhe und Schutzkleidung tragen.",
  });
  expect(protection(`Handschutz: Nitril.\nHautschutz: ${gloves}`)).toEqual({ hand: "Nitril.", skin: gloves });
});

test("limits among the effects of a form of Canada are read where no other part tells any", () => {
  const toxicology = typedLines(`Effets chroniques : dermatite.
Limites d'exposition :
Nom                      VEMP            TLV-TWA ACGIH
Carbonate de calcium     10 mg/m³        10 mg/m³`);
  const read = (text: string) =>
    readSection8(sectionOf(8, typedLines(text)), { ...euEnglish, toxicology }).findings.map(
      ({ value }) => value,
    );
  expect(read("Gants requis.")).toMatchObject([
    { substance: "Carbonate de calcium", twa: 10 },
    { list: "ACGIH" },
  ]);
  expect(read("Substance     TWA\nTestane       5 ppm")).toMatchObject([{ substance: "Testane", twa: 5 }]);
});
