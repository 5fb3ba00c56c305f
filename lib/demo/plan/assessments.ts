import type { EmkgAnswers } from "@/lib/assessments/emkg/answers";
import type { RecessAnswers } from "@/lib/assessments/schema";
import type { DemoSheet } from "../sheets";
import type { DemoWorkplace } from "./stock";

type Assessed<Answers> = {
  sheet: DemoSheet;
  workplace: DemoWorkplace;
  answers: Answers;
  note?: string;
  /** In how many months a signed one is due again; left out: it stays a draft. */
  signedFor?: number;
};

const hands = { skin_contact: true, skin_area: "small", skin_duration: "short" } as const;

export const emkg: Assessed<EmkgAnswers>[] = [
  {
    sheet: "acetone",
    workplace: "laboratory",
    answers: {
      task: "Rinsing glassware under the hood",
      physical_form: "liquid",
      amount_value: 0.5,
      amount_unit: "L",
      boiling_point_c: 56,
      ...hands,
      ventilation: "local exhaust",
    },
    note: "Gloves of butyl rubber are at the hood.",
    signedFor: 24,
  },
  {
    sheet: "hardener",
    workplace: "paintShop",
    answers: {
      task: "Mixing and spraying clear coat in the booth",
      physical_form: "liquid",
      amount_value: 3,
      amount_unit: "L",
      boiling_point_c: 126,
      spraying: true,
      skin_contact: true,
      skin_area: "large",
      skin_duration: "short",
      ventilation: "local exhaust",
    },
    note: "Supplied-air hood, changed every shift.",
    signedFor: 12,
  },
  {
    sheet: "clearCoat",
    workplace: "paintShop",
    answers: {
      task: "Spraying in the booth",
      physical_form: "liquid",
      amount_value: 5,
      amount_unit: "L",
      boiling_point_c: 126,
      spraying: true,
      ...hands,
      ventilation: "local exhaust",
    },
    signedFor: 12,
  },
  {
    sheet: "partsCleaner",
    workplace: "workshop",
    answers: {
      task: "Cleaning parts with a brush",
      physical_form: "liquid",
      amount_value: 1,
      amount_unit: "L",
      boiling_point_c: 82,
      skin_contact: true,
      skin_area: "large",
      skin_duration: "long",
      ventilation: "general",
    },
    note: "Order a closed parts washer.",
  },
  {
    sheet: "coolant",
    workplace: "workshop",
    answers: {
      task: "Turning and milling",
      physical_form: "liquid",
      amount_value: 60,
      amount_unit: "L",
      boiling_point_c: 180,
      skin_contact: true,
      skin_area: "large",
      skin_duration: "long",
      wet_work: true,
      ventilation: "general",
    },
    signedFor: 24,
  },
  {
    sheet: "sodiumHydroxide",
    workplace: "acidCabinet",
    answers: {
      task: "Weighing pellets",
      physical_form: "solid",
      amount_value: 100,
      amount_unit: "g",
      dustiness: "low",
      ...hands,
      ventilation: "local exhaust",
    },
    signedFor: 36,
  },
  {
    sheet: "descaler",
    workplace: "cleaningCupboard",
    answers: {
      task: "Descaling coffee machines",
      physical_form: "liquid",
      amount_value: 0.2,
      amount_unit: "L",
      boiling_point_c: 102,
      ...hands,
      ventilation: "general",
    },
  },
];

export const recess: Assessed<RecessAnswers>[] = [
  {
    sheet: "formaldehyde",
    workplace: "laboratory",
    answers: { exposure: 2, probability: 3, effect: 15 },
    note: "Only under the hood; look for a substitute.",
    signedFor: 12,
  },
  {
    sheet: "nitricAcid",
    workplace: "acidCabinet",
    answers: { exposure: 3, probability: 3, effect: 7 },
    signedFor: 24,
  },
  {
    sheet: "propane",
    workplace: "gasStore",
    answers: { exposure: 6, probability: 1, effect: 40 },
    note: "Leak test at each change of cylinder.",
    signedFor: 12,
  },
  {
    sheet: "bleach",
    workplace: "cleaningCupboard",
    answers: { exposure: 3, probability: 6, effect: 3 },
    note: "Never together with acid cleaners: chlorine.",
  },
  {
    sheet: "hardener",
    workplace: "paintShop",
    answers: { exposure: 6, probability: 3, effect: 7 },
    signedFor: 12,
  },
];
