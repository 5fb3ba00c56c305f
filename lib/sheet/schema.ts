import { z } from "zod";
import type { SectionKey } from "./section-keys";
import {
  Classification,
  Component,
  EmergencyContact,
  ExposureLimit,
  Measured,
  SignalWord,
  Statement,
  Supplier,
  ToxicityValue,
  Transport,
} from "./values";

const text = z.string().optional();
const texts = z.array(z.string()).optional();
const measured = Measured.optional();

/** What every section has: its heading, where that stands, and its text. */
const structure = {
  title: text,
  page: z.int().min(1).optional().describe("The page on which its heading stands, from 1."),
  text,
  subsections: z.array(z.object({ number: z.string(), title: z.string(), text: z.string() })).optional(),
};

const section1 = z.object({
  ...structure,
  product_name: text,
  alternate_names: texts,
  product_codes: texts,
  reach_registration_numbers: texts,
  ufi: text,
  chemical_name: text,
  cas_number: text,
  ec_number: text,
  identified_uses: text,
  uses_advised_against: text,
  supplier: Supplier.optional(),
  emergency_contacts: z.array(EmergencyContact).optional(),
  revision_date: text,
});

const section2 = z.object({
  ...structure,
  classifications: z.array(Classification).optional(),
  signal_word: SignalWord.nullable().optional(),
  pictograms: texts,
  hazard_statements: z.array(Statement).optional(),
  precautionary_statements: z.array(Statement).optional(),
  supplemental_statements: z.array(Statement).optional(),
  other_hazards: text,
});

const section3 = z.object({
  ...structure,
  kind: z.enum(["substance", "mixture"]).optional(),
  components: z.array(Component).optional(),
});

const section4 = z.object({
  ...structure,
  general: text.describe("Advice printed before the routes."),
  inhalation: text,
  skin_contact: text,
  eye_contact: text,
  ingestion: text,
  symptoms: text,
  medical_attention: text,
  notes_to_physician: text,
});

const section5 = z.object({
  ...structure,
  suitable_media: text,
  unsuitable_media: text,
  special_hazards: text,
  firefighter_advice: text,
});

const section6 = z.object({
  ...structure,
  personal: text,
  environmental: text,
  containment: text,
  references: text,
});

const section7 = z.object({
  ...structure,
  handling: text,
  storage: text,
  storage_class: text,
  specific_end_uses: text,
});

const section8 = z.object({
  ...structure,
  exposure_limits: z.array(ExposureLimit).optional(),
  engineering_controls: text,
  eye: text,
  hand: text,
  skin: text,
  respiratory: text,
});

const section9 = z.object({
  ...structure,
  physical_state: z.object({ value: z.string(), text: z.string() }).optional(),
  colour: text,
  odour: text,
  melting_point: measured,
  boiling_point: measured,
  flammability: text,
  explosion_limits: measured,
  flash_point: measured,
  auto_ignition_temperature: measured,
  decomposition_temperature: measured,
  ph: measured,
  viscosity: measured,
  solubility: text,
  log_kow: measured,
  vapour_pressure: measured,
  density: measured,
  relative_vapour_density: measured,
  particle_characteristics: text,
});

const section10 = z.object({
  ...structure,
  reactivity: text,
  chemical_stability: text,
  hazardous_reactions: text,
  conditions_to_avoid: text,
  incompatible_materials: text,
  decomposition_products: text,
});

const section11 = z.object({
  ...structure,
  acute_toxicity: text,
  acute_toxicity_values: z.array(ToxicityValue).optional(),
  skin_corrosion_irritation: text,
  eye_damage_irritation: text,
  sensitisation: text,
  germ_cell_mutagenicity: text,
  carcinogenicity: text,
  reproductive_toxicity: text,
  stot_single_exposure: text,
  stot_repeated_exposure: text,
  aspiration_hazard: text,
  endocrine_disruption: text,
});

const section12 = z.object({
  ...structure,
  ecotoxicity: text,
  ecotoxicity_values: z.array(ToxicityValue).optional(),
  persistence: text,
  bioaccumulation: text,
  mobility: text,
  pbt: text,
  endocrine_disruption: text,
  other_adverse_effects: text,
});

const section13 = z.object({ ...structure, treatment: text, waste_codes: texts });

export const transportModes = ["adr", "rid", "adn", "imdg", "iata", "dot", "tdg"] as const;

const section14 = z.object({
  ...structure,
  un_number: text,
  proper_shipping_name: text,
  class: text,
  packing_group: text,
  modes: z.partialRecord(z.enum(transportModes), Transport).optional(),
});

const section15 = z.object({
  ...structure,
  regulations: texts,
  water_hazard_class: text,
  storage_class: text,
  seveso: z.object({ text: z.string(), categories: z.array(z.string()) }).optional(),
});

const section16 = z.object({ ...structure, revision_notes: text, revision_date: text, abbreviations: text });

/** The sections' own schemas, by their keys: the form of every value that is read, stored, corrected and shown. */
export const sectionSchemas = {
  section1,
  section2,
  section3,
  section4,
  section5,
  section6,
  section7,
  section8,
  section9,
  section10,
  section11,
  section12,
  section13,
  section14,
  section15,
  section16,
} as const satisfies Record<SectionKey, z.ZodObject>;

/** The sixteen sections as read; one that the sheet lacks is absent, or an empty object in answers. */
export const Sections = z.object(sectionSchemas).partial();
export type Sections = z.infer<typeof Sections>;
