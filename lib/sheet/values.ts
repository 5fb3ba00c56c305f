import { z } from "zod";

/** A value measured or estimated: never a number without the text it came from. */
export const Measured = z.object({
  value: z.number().optional().describe("Absent where a range or only words are printed."),
  min: z.number().optional(),
  max: z.number().optional(),
  comparator: z.enum(["<", "<=", ">", ">=", "~"]).nullable(),
  unit: z.string().nullable(),
  conditions: z.string().nullable().describe("Method, temperature, pressure, concentration."),
  text: z.string().describe("As the sheet prints it."),
});
export type Measured = z.infer<typeof Measured>;

/** CLP abbreviations, e.g. { class_code: "Flam. Liq.", category_code: "2", hazard_code: "H225" }. */
export const Classification = z.object({
  class_code: z.string().nullable(),
  category_code: z.string().nullable(),
  hazard_code: z.string().nullable(),
});
export type Classification = z.infer<typeof Classification>;

/** A hazard, precautionary or supplemental statement as the sheet prints it. */
export const Statement = z.object({
  code: z.string().nullable().describe("H225, EUH066, P305+P351+P338; null where the text stands alone."),
  text: z.string().nullable().describe("Null where the sheet prints the code alone."),
});
export type Statement = z.infer<typeof Statement>;

export const SignalWord = z.enum(["Danger", "Warning"]);

/** A component's identity, concentration in per cent by weight, and classification, as section 3 prints it. */
export const Component = z.object({
  chemical_name: z.string().nullable(),
  cas_number: z.string().nullable(),
  ec_number: z.string().nullable(),
  index_number: z.string().nullable(),
  reach_registration_number: z.string().nullable(),
  concentration_min: z.number().nullable().describe("Per cent; null when the sheet prints no lower bound."),
  concentration_max: z.number().nullable(),
  concentration_exact: z.number().nullable(),
  concentration_text: z.string().nullable().describe("As printed, e.g. `>= 10 - < 25 %`."),
  classifications: z.array(Classification),
  specific_limits: z.array(z.string()),
  m_factors: z.array(z.string()),
  acute_toxicity_estimates: z.array(z.string()),
});
export type Component = z.infer<typeof Component>;

/** A component of which only what is given was read. */
export const componentOf = (given: Partial<Component>): Component => ({
  chemical_name: null,
  cas_number: null,
  ec_number: null,
  index_number: null,
  reach_registration_number: null,
  concentration_min: null,
  concentration_max: null,
  concentration_exact: null,
  concentration_text: null,
  classifications: [],
  specific_limits: [],
  m_factors: [],
  acute_toxicity_estimates: [],
  ...given,
});

export const EmergencyContact = z.object({
  phone: z.string().nullable(),
  organization: z.string().nullable(),
  country_code: z.string().nullable(),
  hours: z.string().nullable(),
});
export type EmergencyContact = z.infer<typeof EmergencyContact>;

export const Supplier = z.object({
  name: z.string().nullable(),
  address: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
});
export type Supplier = z.infer<typeof Supplier>;

/** A limit of workplace air: never an IDLH, a DNEL or a biological value. */
export const ExposureLimit = z.object({
  substance: z.string(),
  cas_number: z.string().nullable(),
  list: z.string().nullable().describe("The country or list as printed."),
  twa: z.number().nullable().describe("Eight hours."),
  stel: z.number().nullable().describe("Short time."),
  ceiling: z.number().nullable().optional(),
  unit: z.string(),
});
export type ExposureLimit = z.infer<typeof ExposureLimit>;

/** A dose or concentration that sections 11 and 12 print with its effect. */
export const ToxicityValue = z.object({
  substance: z.string().nullable(),
  cas_number: z.string().nullable(),
  endpoint: z.string().describe("LD50, LC50, EC50, NOEC, ATE …"),
  route: z.string().nullable(),
  species: z.string().nullable(),
  organism: z.string().nullable(),
  hours: z.number().nullable(),
  comparator: z.string().nullable(),
  value: z.number(),
  max: z.number().nullable(),
  unit: z.string(),
  text: z.string(),
});
export type ToxicityValue = z.infer<typeof ToxicityValue>;

/** What section 14 says for one mode of transport. */
export const Transport = z.object({
  un_number: z.string().optional(),
  proper_shipping_name: z.string().optional(),
  class: z.string().optional(),
  classification_code: z.string().optional(),
  packing_group: z.string().optional(),
  labels: z.string().optional(),
  hazard_identification_number: z.string().optional(),
  tunnel_code: z.string().optional(),
  marine_pollutant: z.boolean().optional(),
});
export type Transport = z.infer<typeof Transport>;
