import { expect, test } from "vitest";
import type { Cell } from "./cell";
import { csvLines } from "./csv";

async function written(rows: Cell[][]): Promise<string[]> {
  let text = "";
  async function* once() {
    yield rows;
  }
  for await (const bytes of csvLines(["=Head"], once())) text += Buffer.from(bytes).toString("utf8");
  return text.replace(/^\uFEFF/, "").split("\r\n");
}

test.each(["=1+1", "+1", "-1", "@SUM(1)", "\t=1", "\r=1", "\n=1", "＝1+1", "＋1", "－1", "＠SUM(1)"])(
  "a text that begins like a formula does not run: %j",
  async (formula) => {
    const [, line = ""] = (await written([[`${formula} `]])).join("\r\n").split(/\r\n(?=["'])/);
    expect(line.replace(/^"/, "").startsWith(`'${formula[0]}`)).toBe(true);
  },
);

test("numbers stay numbers, headings are texts too", async () => {
  expect(await written([[-5, "a=b", null]])).toEqual(["'=Head", "-5,a=b,", ""]);
});
