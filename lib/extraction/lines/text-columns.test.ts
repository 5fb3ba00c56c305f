import { describe, expect, it } from "vitest";
import { printedPages } from "@/lib/fixtures/printed-pages";
import { inColumnOrder, withPartsInOrder } from "./text-columns";

const linesOf = (drawing: string) =>
  inColumnOrder(printedPages(drawing)).flatMap((page) => page.lines.map(({ text }) => text));

const asPrinted = (drawing: string) =>
  printedPages(drawing).flatMap(({ lines }) => lines.map(({ text }) => text));

const bare = (text: string) =>
  text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => line.trim().replace(/ {2,}/g, "  "));

/** Two columns side by side, the second half across the page. */
function beside(left: string, right: string): string {
  const [first, second] = [left.split("\n"), right.split("\n")];
  const rows = Math.max(first.length, second.length);
  return Array.from({ length: rows }, (_, i) =>
    `${(first[i] ?? "").padEnd(60)}${second[i] ?? ""}`.trimEnd(),
  ).join("\n");
}

const firstColumn = `1. Identification
Product name: Quayside Thinner
2. Hazards identification
Highly flammable liquid and vapour.
Keep away from heat and sparks.
3. Composition/information on ingredients`;
const secondColumn = `4. First aid measures
Inhalation:    Fresh air.
Skin:          Wash with water.
               See a physician.
5. Firefighting measures
Foam or dry powder.`;
const thirdColumn = `6. Accidental release measures
Take up with sand.
7. Handling and storage
Keep closed.`;
const fourthColumn = `8. Exposure controls/personal protection
Wear gloves.
9. Physical and chemical properties
Flash point: -9 °C
Boiling point: 80 °C`;
const table = `Component                        CAS number                                    Share
Butanone                         78-93-3                                       50 - 100 %`;

describe("a sheet set in two columns of text", () => {
  it("is read column by column, between what stands across both", () => {
    const title = "Safety data sheet of Quayside Thinner, by Fennelworth Paints, for users at work";
    const drawing = `${title}
${beside(firstColumn, secondColumn)}

${table}

${beside(thirdColumn, fourthColumn)}`;
    expect(linesOf(drawing)).toEqual([
      title,
      ...[firstColumn, secondColumn, table, thirdColumn, fourthColumn].flatMap(bare),
    ]);
  });

  it("may be no column beside the other, but labels with their values", () => {
    const labels = `1. Identification
Product name
Use
2. Hazards identification
Signal word
Hazards
3. Composition/information on ingredients
4. First aid measures
Inhalation
5. Firefighting measures
6. Accidental release measures
7. Handling and storage
8. Exposure controls/personal protection
9. Physical and chemical properties
Flash point`;
    const values = `
Quayside Thinner
8. Exposure controls/personal protection tell when

Danger
Highly flammable

Butanone
Fresh air

Foam
Sand
Keep closed
Gloves
-9 °C`;
    const drawing = beside(labels, values);
    expect(linesOf(drawing)).toEqual(asPrinted(drawing));
  });

  it("may be an older form's, with its numerals alone", () => {
    const left = `I MATERIAL IDENTIFICATION AND USE
Trade name: Quayside Polish
Use: Polish
II HAZARDOUS INGREDIENTS
Soda ash 497-19-8
III PHYSICAL DATA
pH: 10
IV FIRE and EXPLOSION DATA
Flash point: none`;
    const right = `V REACTIVITY DATA
Stability: stable
VI TOXICITY DATA
Eyes:         Irritates.
VII FIRST AID
Eyes:         Flush with water.
              See a physician.
VIII PREVENTIVE MEASURES
Gloves:       Rubber`;
    const title = "Quayside Polish\nMATERIAL SAFETY DATA SHEET";
    const lines = linesOf(`${title}\n\n${beside(left, right)}`);
    expect(lines).toEqual([...bare(title), ...bare(left), ...bare(right)]);
  });
});

describe("parts of a section side by side", () => {
  const left = `1.1 Product identifier
Product name   Quayside Mix
1.2 Relevant identified uses
Building`;
  const right = `1.3 Details of the supplier
Fennelworth Concrete
1.4 Emergency telephone
Tel 0300 555 8812`;
  const ordered = (drawing: string) =>
    withPartsInOrder(printedPages(drawing)).flatMap((page) => page.lines.map(({ text }) => text));
  const title = "1: IDENTIFICATION OF THE MIXTURE";

  it("are read one after the other, and so are others of the sheet", () => {
    const drawing = `${title}
${beside(left, right)}
2: HAZARDS IDENTIFICATION
${beside("2.1 Classification\nEye Dam. 1\nSkin Irrit. 2", "2.2 Label elements\nSignal word    Danger\nContains       lime")}`;
    expect(ordered(drawing)).toEqual([
      title,
      ...bare(left),
      ...bare(right),
      "2: HAZARDS IDENTIFICATION",
      "2.1 Classification",
      "Eye Dam. 1",
      "Skin Irrit. 2",
      "2.2 Label elements",
      "Signal word  Danger",
      "Contains  lime",
    ]);
  });

  it("may be the heads of a table", () => {
    const drawing = `14: TRANSPORT INFORMATION
${beside("14.1 UN number\nADR  1263", "14.2 Shipping name\nPAINT")}`;
    expect(ordered(drawing)).toEqual(asPrinted(drawing));
  });
});
