import { describe, expect, it } from "vitest";
import { printedLines } from "@/lib/fixtures/printed-lines";
import { linesOfSubsection, subsectionsOf } from "./subsections";

const parts = (section: number, drawing: string) =>
  subsectionsOf(section, printedLines(drawing).lines).map(({ number, title, lines }) => ({
    number,
    title,
    text: lines.map((line) => line.text).join(" / "),
  }));

describe("subsections", () => {
  it("keep a heading that wraps in its column apart from the value beside it", () => {
    const drawing = `
6.2. Environmental            : Keep out of drains, cellars and
precautions                     pits where it could gather.
                                Stop the leak where this is safe.
6.3. Methods and material     : Ventilate the area.
for containment
and cleaning up`;
    expect(parts(6, drawing)).toEqual([
      {
        number: "6.2",
        title: "Environmental precautions",
        text: "Keep out of drains, cellars and / pits where it could gather. / Stop the leak where this is safe.",
      },
      {
        number: "6.3",
        title: "Methods and material for containment and cleaning up",
        text: "Ventilate the area.",
      },
    ]);
  });

  it("tell what follows a heading's colon from the heading", () => {
    expect(
      parts(14, "14.5 Environmental hazards: Not applicable.\n14.6 Special precautions for user"),
    ).toEqual([
      { number: "14.5", title: "Environmental hazards", text: "Not applicable." },
      { number: "14.6", title: "Special precautions for user", text: "" },
    ]);
  });

  it("put together a heading of the law that takes two lines, and leave the text below alone", () => {
    const drawing = `
6.1 Personal precautions, protective equipment and emergency
procedures
stay upwind.`;
    expect(parts(6, drawing)).toEqual([
      {
        number: "6.1",
        title: "Personal precautions, protective equipment and emergency procedures",
        text: "stay upwind.",
      },
    ]);
  });

  it("leave out the same heading in a second column's language", () => {
    const drawing = "5.3. Advice for firefighters          5.3. Conseils aux pompiers\nWear a mask.";
    expect(parts(5, drawing)).toEqual([
      { number: "5.3", title: "Advice for firefighters", text: "Wear a mask." },
    ]);
  });

  it("have their own parts, whose headings belong to the whole", () => {
    const drawing = `
8.2 Exposure controls
8.2.1 Technical measures
Ventilate.
8.2.2 Personal protection
Wear gloves.`;
    const subsections = subsectionsOf(8, printedLines(drawing).lines);
    expect(subsections.map(({ number }) => number)).toEqual(["8.2", "8.2.1", "8.2.2"]);
    expect(linesOfSubsection({ subsections }, "8.2")?.map(({ text }) => text)).toEqual([
      "8.2.1 Technical measures",
      "Ventilate.",
      "8.2.2 Personal protection",
      "Wear gloves.",
    ]);
  });
});
