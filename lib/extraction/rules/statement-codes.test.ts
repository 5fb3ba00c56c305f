import { describe, expect, it } from "vitest";
import { codesIn } from "./statement-codes";

const read = (text: string) => codesIn(text).map((found) => found.code);

describe("statement codes in all notations", () => {
  it.each([
    ["P301 + P330 + P331", ["P301+P330+P331"]],
    ["P301+310", ["P301+P310"]],
    ["P410/412", ["P410+P412"]],
    ["P305 + P351 +\nP338", ["P305+P351+P338"]],
    ["P501-2", ["P501"]],
    ["P501a", ["P501"]],
    ["EUH 66, EUH-208", ["EUH066", "EUH208"]],
    ["EUH:066", ["EUH066"]],
    ["H360FD H361fd H350i", ["H360FD", "H361fd", "H350i"]],
    ["H222-H229", ["H222", "H229"]],
    ["H300 + H310 + H330", ["H300+H310+H330"]],
    ["H225, H319", ["H225", "H319"]],
    ["H:225-361f-304-\n411", ["H225", "H361f", "H304", "H411"]],
    ["H:302", ["H302"]],
    ["P102-P270-P305+P351+P338", ["P102", "P270", "P305+P351+P338"]],
  ])("%j", (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each(["H2O2", "P250.50 kg", "H999", "XH225", "SH302K", "PH 225", "H: 300 mm", "H:300 mm"])(
    "%j holds none",
    (text) => {
      expect(read(text)).toEqual([]);
    },
  );

  it("a letter after a gap is the text's first, not a suffix", () => {
    expect(read("H225 i vapori")).toEqual(["H225"]);
  });
});
