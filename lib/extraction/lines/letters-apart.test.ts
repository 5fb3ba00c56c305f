import { expect, test } from "vitest";
import { withoutSpacing } from "./letters-apart";

/** Letters two points apart; a space of the drawing is five more. */
const letters = (drawing: string) =>
  [...drawing].flatMap((text, i) =>
    text === " " ? [] : [{ text, rect: [i * 6, 0, i * 6 + 4, 8] as const, size: 8, bold: false }],
  );

test.each([
  ["JOHN DOE", ["JOHN", "DOE"]],
  ["ABCDEFG", [..."ABCDEFG"]],
  ["AB CD", [..."ABCD"]],
])("%s with its letters apart", (drawing, expected) => {
  expect(withoutSpacing(letters(drawing)).map(({ text }) => text)).toEqual(expected);
});
