import type { SheetData } from "@/lib/fixtures/sheet-data";
import { sheetOf } from "../sheet-of";

const stripper = sheetOf({
  name: "Abbeizer Turbo",
  maker: "isarchem",
  use: "pickling",
  revised: "2016-07-01",
  classes: "Carc. 2 H351; Skin Irrit. 2 H315; Eye Irrit. 2 H319; STOT SE 3 H336",
  precautions: "",
  contains: [
    ["dichloromethane", { min: 60, max: 80 }],
    ["methanol", { min: 5, max: 10 }],
  ],
  physicalState: "liquid",
  colour: "none",
  boilingPoint: 40,
  density: 1.25,
  transport: ["1593", "DICHLORMETHAN", "6.1", "III"],
});

/** A sheet that contradicts itself, as old ones do: what was read in it needs a person. */
const paintStripper: SheetData = {
  ...stripper,
  supplier: { ...stripper.supplier, phone: "" },
  emergencyPhone: "",
  signalWord: null,
  pictograms: ["GHS05"],
  // Numbers with a mistyped digit, which their check digits show.
  components: stripper.components.map((component) => ({
    ...component,
    casNumber: component.casNumber.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10)),
  })),
};

export const doubtful = { paintStripper };
