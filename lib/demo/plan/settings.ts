import type { z } from "zod";
import type { ProcurementStatus } from "@/lib/holdings/documents/schema";
import type { GroupSchema } from "@/lib/library/custom-fields/schema";
import type { ProfileSettings } from "@/lib/printing/profiles/schema";
import type { DemoSheet } from "../sheets";

type Decided = { status: z.infer<typeof ProcurementStatus>; comment: string };

/** What purchasing said; a sheet that is not here still waits for its decision. */
export const decisions: Partial<Record<DemoSheet, Decided>> = {
  ...accepted(
    ["acetone", "propanol", "ethylAcetate", "disinfectant", "floorSoap", "descaler", "bleach"],
    "In use for years.",
  ),
  ...accepted(["propane", "oxygen", "nitrogen", "acetylene"], "Cylinders stay with the supplier."),
  ...accepted(
    ["nitricAcid", "sulphuricAcid", "hydrochloricAcid", "sodiumHydroxide", "ammonia", "peroxide"],
    "For the laboratory and the pickling line.",
  ),
  ...accepted(
    ["clearCoat", "primer", "thinner", "coolant", "lubricant", "partsCleaner"],
    "Production needs it.",
  ),
  ...accepted(
    ["methanol", "copperSulphate", "epoxyResin", "epoxyHardener", "cyanoacrylate"],
    "Small amounts.",
  ),
  paintStripper: { status: "Reject", comment: "Dichloromethane; use the alkaline stripper instead." },
  hexane: { status: "Reject", comment: "Heptane does the same without H361f." },
};

function accepted(sheets: DemoSheet[], comment: string): Partial<Record<DemoSheet, Decided>> {
  return Object.fromEntries(sheets.map((sheet) => [sheet, { status: "Accept", comment }]));
}

export const fieldGroup: { name: string; schema: z.input<typeof GroupSchema> } = {
  name: "Purchasing",
  schema: {
    type: "object",
    properties: {
      cost_centre: {
        type: "string",
        title: "Cost centre",
        enum: ["Laboratory", "Paint shop", "Workshop", "Facility"],
      },
      substitute_checked: { type: "boolean", title: "Substitute looked for" },
      checked_on: { type: "string", format: "date", title: "Looked for on" },
      most_in_stock: { type: "number", title: "Most to hold in stock", minimum: 0 },
    },
    additionalProperties: false,
  },
};

export const fieldValues: Partial<Record<DemoSheet, Record<string, unknown>>> = {
  acetone: {
    cost_centre: "Laboratory",
    substitute_checked: true,
    checked_on: "2025-03-10",
    most_in_stock: 120,
  },
  hexane: { cost_centre: "Laboratory", substitute_checked: true, checked_on: "2024-05-02", most_in_stock: 0 },
  formaldehyde: { cost_centre: "Laboratory", substitute_checked: false, most_in_stock: 12 },
  hardener: {
    cost_centre: "Paint shop",
    substitute_checked: true,
    checked_on: "2025-09-01",
    most_in_stock: 30,
  },
  partsCleaner: { cost_centre: "Workshop", substitute_checked: false, most_in_stock: 250 },
  bleach: { cost_centre: "Facility", substitute_checked: false },
};

export const cardProfile: { name: string; is_default: boolean; settings: z.input<typeof ProfileSettings> } = {
  name: "Demo works",
  is_default: true,
  settings: {
    company: "Demo Company",
    site: "Works 1",
    department: "Production",
    responsible_person: "A. Visser",
    emergency_number: "112",
    phones: [
      { label: "First aiders", number: "+31 10 555 00 11" },
      { label: "Works fire brigade", number: "+31 10 555 00 12" },
    ],
    country: "NL",
    colours: { heading: "#1F5A96", heading_text: "#FFFFFF" },
    footer: "Demo data: no real company, no real products.",
  },
};

/** Products that were ordered before their sheets came. */
export const awaited = [
  { display_name: "Soldering paste SP-2", supplier: "Ateliers Rivière SAS", sku: "RV-2211" },
  { display_name: "Thread locker 243", supplier: "Isarchem Handels GmbH", sku: "IC-0243" },
];
