import { z } from "zod";

/** The shapes of the specification, written from its text and not from the code; no member more, none less. */
const uuid = z.guid();
const text = z.string().nullable();
const timestamp = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/, "must be a date-time in UTC");
const date = z.string().regex(/^\d{4}-\d\d-\d\d$/);
const hCode = z.string().regex(/^(EUH\d{3}[A-Za-z]?|H\d{3}[A-Za-z]{0,2}(\+H\d{3}[A-Za-z]{0,2})*)$/);
const pictogram = z.string().regex(/^GHS0[1-9]$/);
const sorted = <T extends z.ZodType<string>>(item: T) =>
  z.array(item).refine((list) => [...list].sort().join() === list.join(), "must be sorted");
const unit = z.enum(["kg", "L", "lbs"]);
const decision = z.enum(["Accept", "Review", "Reject"]);
const signalWord = z.enum(["Danger", "Warning"]).nullable();
const status = z.enum(["processing", "completed", "failed"]);
const count = z.int().min(0);

export const meta = z.strictObject({
  page: z.int().min(1),
  per_page: z.int().min(1).max(100),
  total: count,
  has_more: z.boolean(),
});
export const productMeta = z.strictObject({
  page: z.int().min(1),
  size: z.int().min(1),
  total: count,
  has_more: z.boolean(),
});

const reviewState = z.enum(["unreviewed", "in_review", "released"]);

/** Where a sheet stands in its file, and the other sheets of the file. */
const pages = {
  page_from: z.int().min(1).nullable(),
  page_to: z.int().min(1).nullable(),
  part_of: uuid.nullable(),
  parts: z.array(uuid),
};

export const sdsDocument = z.strictObject({
  id: uuid,
  product_name: text,
  alternate_name: text,
  chemical_name: text,
  cas_number: text,
  ec_number: text,
  sku: text,
  ean: text,
  signal_word: signalWord,
  hazard_statements: sorted(hCode),
  ghs_pictograms: z.array(pictogram),
  status,
  archived: z.boolean(),
  procurement_status: decision,
  language: text,
  revision_date: date.nullable(),
  superseded_by: uuid.nullable(),
  review_state: reviewState,
  ...pages,
  file_name: z.string().min(1),
  created_at: timestamp,
  updated_at: timestamp,
});

const number = z.number().nullable();
export const component = z.strictObject({
  chemical_name: text,
  cas_number: text,
  ec_number: text,
  concentration_min: number,
  concentration_max: number,
  concentration_exact: number,
  classifications: z.array(z.strictObject({ class_code: text, category_code: text, hazard_code: text })),
});
export const sdsDocumentDetail = sdsDocument.extend({
  supplier: z.strictObject({ name: text, address: text, phone: text, email: text }),
  emergency_contacts: z.array(
    z.strictObject({ phone: text, organization: text, country_code: text, hours: text }),
  ),
  components: z.array(component),
  quality_score: z.number().min(0).max(1).nullable(),
  errors: z.record(z.string(), z.string()),
});

export const uploadReference = z.strictObject({ id: uuid, status, message: z.string().min(1) });
export const message = z.strictObject({ message: z.string().min(1) });

export const attachment = z.strictObject({
  id: uuid,
  type: z.enum([
    "safety_card",
    "technical_data_sheet",
    "certificate",
    "exposure_scenario",
    "work_instruction",
    "photo",
    "other",
  ]),
  label: text,
  description: text,
  file_name: z.string(),
  file_size: z.int(),
  mime_type: z.string(),
  download_url: z.url(),
  created_at: timestamp,
});

const place = {
  id: uuid,
  name: z.string().min(1).max(200),
  type: z.enum(["room", "cabinet", "drawer", "building", "floor", "department", "warehouse"]).nullable(),
  description: text,
  ventilation: text,
  process_category: text,
  tags: z.array(z.string()),
  created_at: timestamp,
  updated_at: timestamp,
};
export const location = z.strictObject({ ...place, inventory_count: count });
export const workplace = z.strictObject({ ...place, product_count: count });

export const inventoryItem = z.strictObject({
  id: uuid,
  sds_id: uuid.nullable(),
  location_id: uuid,
  product_name: text,
  amount: number,
  unit: unit.nullable(),
  container_count: count,
  storage_location: text,
  usage_description: text,
  department: text,
  employees: text,
  created_at: timestamp,
  updated_at: timestamp,
});

const assessed = { id: uuid, assessed_by: uuid, created_at: timestamp, updated_at: timestamp };
export const recess = z.strictObject({
  ...assessed,
  exposure: z.int(),
  probability: z.int(),
  effect: z.int(),
  risk_score: z.int(),
});
const object = z.record(z.string(), z.unknown());
export const emkg = z.strictObject({ ...assessed, assessment_answers: object, control_levels: object });
export const assessments = z.strictObject({ recess: recess.nullable(), emkg: emkg.nullable() });

export const quantityLine = z.strictObject({
  id: uuid,
  workplace_id: uuid.nullable(),
  amount: number,
  unit: unit.nullable(),
  container_count: count,
  recipient_id: text,
  total: number,
});
export const totals = z.array(z.strictObject({ unit, amount: z.number() }));

export const placement = z.strictObject({
  product_id: uuid,
  workplace_id: uuid,
  quantities: z.array(quantityLine),
  recess: z.looseObject(recess.shape).nullable(),
  emkg: z.looseObject(emkg.shape).nullable(),
  created_at: timestamp,
});

const mode = z
  .looseObject({
    un_number: z
      .string()
      .regex(/^\d{4}$/)
      .nullable(),
    class: text,
    packing_group: text,
    proper_shipping_name: text,
  })
  .nullable();
const sds = z.strictObject({
  document_id: uuid,
  product_name: text,
  manufacturer: text,
  signal_word: signalWord,
  pictograms: z.array(pictogram),
  h_codes: sorted(hCode),
  p_codes: z.array(z.string()),
  cas_number: text,
  ec_number: text,
  un_number: z
    .string()
    .regex(/^\d{4}$/)
    .nullable(),
  flash_point: z
    .strictObject({ value: number, unit: z.literal("°C"), comparator: text, text: z.string() })
    .nullable(),
  transport: z.strictObject({ adr: mode, rid: mode, adn: mode, imdg: mode, iata: mode }),
  physical_state: z.enum(["solid", "liquid", "gas", "aerosol", "paste", "gel", "powder"]).nullable(),
  language: text,
  revision_date: date.nullable(),
  procurement_status: decision,
  review_state: reviewState,
  classification: z.enum(["classified", "not_classified", "unknown"]),
  hazards: z.enum(["known", "doubtful", "unknown"]),
  opinion: z.enum(["error", "warning", "note", "none"]).nullable(),
  cmr: z.enum(["1A", "1B", "2", "none"]).nullable(),
  candidate_list: z.boolean().nullable(),
  storage_class: text,
  water_hazard_class: text,
  exposure_limit: z.boolean().nullable(),
  quality_score: number,
  file_name: z.string(),
  enrichments: object,
});
export const product = z.strictObject({
  id: uuid,
  display_name: text,
  supplier: text,
  sku: text,
  ean: text,
  archived: z.boolean(),
  custom_fields: z.record(uuid, object),
  workplace_ids: z.array(uuid),
  last_updated: timestamp,
  created_at: timestamp,
  sds: sds.nullable(),
});
export const productDetail = product.extend({
  sheets: z.array(
    z.looseObject({ document_id: uuid, primary: z.boolean(), revision_date: date.nullable(), status }),
  ),
  placements: z.array(placement),
});

export const upload = z.strictObject({
  upload_id: uuid,
  upload_url: z.url(),
  expires_at: timestamp,
  max_bytes: z.literal(10_485_760),
});
export const state = z.enum(["queued", "extracting", "ready", "failed"]);
export const run = z.strictObject({
  run_id: uuid,
  upload_id: uuid,
  state,
  product_id: uuid.nullable(),
  document_id: uuid.nullable(),
  ...pages,
  error: z.strictObject({ code: z.string(), message: z.string() }).nullable(),
  created_at: timestamp,
  updated_at: timestamp,
});

export const hit = z.strictObject({
  document_id: uuid,
  product_name: text,
  manufacturer: text,
  cas_number: text,
  ec_number: text,
  language: text,
  revision_date: date.nullable(),
  signal_word: signalWord,
  pictograms: z.array(pictogram),
  h_codes: sorted(hCode),
  in_library: z.boolean(),
  product_id: uuid.nullable(),
});

export const recipientType = z.strictObject({
  id: z.string(),
  code: text,
  name: z.strictObject({ en: z.string(), nl: z.string(), de: z.string(), fr: z.string() }),
});
export const signedUrl = z.strictObject({ url: z.url(), expires_at: timestamp });
export const data = <T extends z.ZodType>(shape: T) => z.strictObject({ data: shape });
export const page = <T extends z.ZodType>(shape: T) => z.strictObject({ meta, data: z.array(shape) });
