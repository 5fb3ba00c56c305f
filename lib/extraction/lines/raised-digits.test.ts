import { expect, test } from "vitest";
import { linesDrawn } from "@/lib/fixtures/drawn-page";

test("an exponent is its unit's, also where it comes nearer to the line above", async () => {
  const lines = await linesDrawn((pdf) => {
    pdf
      .fontSize(11)
      .text("CAS NO.", 60, 94, { lineBreak: false })
      .text("mg/m", 200, 102, { lineBreak: false });
    const right = 200 + pdf.widthOfString("mg/m");
    pdf.fontSize(7).text("3", right, 99, { lineBreak: false });
    pdf
      .fontSize(11)
      .text("64-17-5", 60, 130, { lineBreak: false })
      .text("960", 200, 130, { lineBreak: false });
  });
  expect(lines.join("\n")).toContain("mg/m3");
  expect(lines.at(-1)).toBe("64-17-5  960");
});
