import type { LocationFields } from "@/lib/workplaces/workplaces/schema";
import type { DemoSheet } from "../sheets";

export const workplaces = {
  laboratory: {
    name: "Laboratory 1.04",
    type: "room",
    description: "Wet chemistry, six places, two fume hoods.",
    ventilation: "local exhaust",
    process_category: "PROC15",
    tags: ["Building A", "1st floor"],
  },
  solventCabinet: {
    name: "Solvent cabinet 1.04-S",
    type: "cabinet",
    description: "Safety cabinet, type 90, ventilated.",
    ventilation: "mechanical",
    tags: ["Building A", "1st floor"],
  },
  acidCabinet: {
    name: "Acid cabinet 1.04-A",
    type: "cabinet",
    description: "Acids below, alkalis above, each in its own tray.",
    ventilation: "mechanical",
    tags: ["Building A", "1st floor"],
  },
  paintShop: {
    name: "Paint shop",
    type: "department",
    description: "Spray booth and mixing room.",
    ventilation: "local exhaust",
    process_category: "PROC7",
    tags: ["Building B"],
  },
  workshop: {
    name: "Workshop",
    type: "room",
    description: "Turning, milling, assembly.",
    ventilation: "natural",
    process_category: "PROC8a",
    tags: ["Building B"],
  },
  gluesDrawer: { name: "Drawer of glues", type: "drawer", tags: ["Building B"] },
  chemicalStore: {
    name: "Chemical store",
    type: "warehouse",
    description: "Two bays with catch basins, 20 m².",
    ventilation: "mechanical",
    tags: ["Yard"],
  },
  gasStore: {
    name: "Gas store (outside)",
    type: "warehouse",
    description: "Fenced, roofed, cylinders chained.",
    ventilation: "natural",
    tags: ["Yard"],
  },
  cleaningCupboard: {
    name: "Cleaning cupboard",
    type: "cabinet",
    ventilation: "natural",
    tags: ["Building A", "Ground floor"],
  },
  incomingGoods: { name: "Incoming goods", type: "floor", tags: ["Building B"] },
} satisfies Record<string, LocationFields>;
export type DemoWorkplace = keyof typeof workplaces;

type Line = [sheet: DemoSheet, amount: number, unit: "L" | "kg", containers: number];

/** What stands where; an amount for each container. */
export const stock: Record<DemoWorkplace, Line[]> = {
  laboratory: [
    ["acetone", 1, "L", 2],
    ["methanol", 1, "L", 1],
    ["copperSulphate", 0.5, "kg", 1],
    ["formaldehyde", 1, "L", 1],
    ["disinfectant", 0.5, "L", 4],
  ],
  solventCabinet: [
    ["acetone", 2.5, "L", 4],
    ["methanol", 2.5, "L", 2],
    ["propanol", 2.5, "L", 4],
    ["hexane", 1, "L", 3],
    ["ethylAcetate", 2.5, "L", 2],
    ["toluene", 1, "L", 2],
  ],
  acidCabinet: [
    ["nitricAcid", 1, "L", 4],
    ["sulphuricAcid", 1, "L", 3],
    ["hydrochloricAcid", 2.5, "L", 2],
    ["sodiumHydroxide", 1, "kg", 3],
    ["ammonia", 1, "L", 2],
    ["peroxide", 1, "L", 2],
  ],
  paintShop: [
    ["clearCoat", 5, "L", 6],
    ["hardener", 2.5, "L", 6],
    ["primer", 10, "L", 3],
    ["thinner", 5, "L", 4],
    ["satinPaint", 2.5, "L", 4],
  ],
  workshop: [
    ["lubricant", 0.4, "L", 12],
    ["coolant", 60, "L", 1],
    ["partsCleaner", 10, "L", 2],
    ["contactGlue", 0.75, "L", 3],
    ["paintStripper", 1, "L", 2],
    ["propane", 11, "kg", 1],
  ],
  gluesDrawer: [
    ["cyanoacrylate", 0.02, "L", 10],
    ["epoxyResin", 0.5, "kg", 4],
    ["epoxyHardener", 0.25, "kg", 4],
  ],
  chemicalStore: [
    ["acetone", 25, "L", 4],
    ["partsCleaner", 200, "L", 1],
    ["thinner", 25, "L", 2],
    ["permanganate", 5, "kg", 2],
    ["peroxideCatalyst", 1, "kg", 5],
    ["hydrochloricAcid", 25, "L", 2],
    ["sodiumHydroxide", 25, "kg", 2],
    ["formaldehyde", 5, "L", 2],
    ["lubricant", 0.4, "L", 24],
    ["coolant", 60, "L", 3],
  ],
  gasStore: [
    ["propane", 33, "kg", 4],
    ["oxygen", 14, "kg", 3],
    ["nitrogen", 12, "kg", 2],
    ["acetylene", 8, "kg", 2],
  ],
  cleaningCupboard: [
    ["descaler", 1, "L", 6],
    ["bleach", 5, "L", 2],
    ["floorSoap", 5, "L", 3],
    ["sanitaryDescaler", 0.75, "L", 12],
    ["ammonia", 1, "L", 1],
    ["disinfectant", 0.5, "L", 10],
    ["alkalineCleaner", 5, "L", 1],
  ],
  incomingGoods: [],
};
