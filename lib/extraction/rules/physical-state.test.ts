import { describe, expect, test } from "vitest";
import { physicalStateIn } from "./physical-state";

describe("physicalStateIn", () => {
  test.each([
    ["Verflüssigtes Gas. Farblos.", "gas"],
    ["feste Paste", "paste"],
    ["Flüssigkeit viskos weiß", "liquid"],
    ["液化气体. 无色气体.", "gas"],
    ["압축가스, 색상 : 무색", "gas"],
    ["페이스트", "paste"],
    ["Aërosol", "aerosol"],
    ["Liquid spray, Aerosol", "aerosol"],
    ["Liquide Fluide. Aérosol.", "aerosol"],
    ["Liquid in aerosol with propellant", "aerosol"],
    ["Amber liquid in aerosol.", "aerosol"],
    ["korrels", "solid"],
    ["Fest (Pulver)", "powder"],
    ["Solide, poudre granulée", "powder"],
    ["solid, granules and powder", "solid"],
    ["Paillettes blanches", "solid"],
    ["Gelachtig", "gel"],
    ["pastenartig, grau", "paste"],
    ["Sirupeux", "liquid"],
    ["not a liquid", null],
    ["[ ] Gas [ X ] Liquid [ ] Solid", "liquid"],
    ["Treibgas", null],
    ["Gasolin", null],
  ])("%s is %s", (text, state) => {
    expect(physicalStateIn(text)).toBe(state);
  });
});
