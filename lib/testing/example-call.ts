import { randomUUID } from "node:crypto";
import { exampleOf } from "@/lib/api/openapi/example";
import { toJsonSchema } from "@/lib/api/openapi/json-schema";
import { hasQueryInput, type Operation, pathParameters } from "@/lib/api/operation";

/** What the path parameter named `id` stands for depends on where it is. */
export function idName(operation: Operation): string {
  if (operation.path.startsWith("/workplaces")) return "workplace_id";
  if (operation.path.startsWith("/custom-field-groups")) return "group";
  if (operation.path.startsWith("/invitations")) return "invitation_id";
  if (operation.path.startsWith("/api-keys")) return "api_key_id";
  return operation.path.startsWith("/safety-card-profiles") ? "profile_id" : "product_id";
}

/** What operations need in their query string. */
const queries: Record<string, (ids: Record<string, string>) => string> = {
  getClpLabels: ({ sdsId }) => `?sds_ids=${sdsId}`,
  getClpLabelNotes: ({ sdsId }) => `?sds_ids=${sdsId}`,
};

export function pathOf(operation: Operation, ids: Record<string, string>): string {
  const path = operation.path.replace(
    /\{(\w+)\}/g,
    (_, name: string) => ids[name === "id" ? idName(operation) : name] ?? "?",
  );
  return path + (queries[operation.id]?.(ids) ?? "");
}

/** Bodies with which the operations that need one get past their validation. */
export const bodies: Record<string, (ids: Record<string, string>) => object> = {
  writeReview: () => ({
    values: [{ path: "section1.product_name", value: "Acetone", state: "corrected" }],
  }),
  releaseSheet: () => ({ accept_open: true, reason: "Known for years" }),
  setProcurementStatus: () => ({ status: "Accept" }),
  removeToBin: ({ product_id }) => ({ kind: "product", id: product_id }),
  changeLetter: () => ({ status: "answered" }),
  createLocation: () => ({ name: randomUUID() }),
  createInventoryItem: ({ sds_id }) => ({ sds_id }),
  createProduct: () => ({ display_name: "P" }),
  attachSheet: ({ document_id }) => ({ document_id }),
  searchCatalogue: () => ({ query: "x" }),
  placeProducts: ({ product_id }) => ({ product_ids: [product_id] }),
  createQuantity: () => ({ amount: 1, unit: "kg" }),
  writeRecessAssessment: () => ({ exposure: 1, probability: 1, effect: 1 }),
  writeEmkgAssessment: () => ({
    assessment_answers: {
      physical_form: "liquid",
      amount_value: 1,
      amount_unit: "kg",
      skin_contact: false,
      ventilation: "general",
    },
  }),
  createCustomFieldGroup: () => ({ name: "X", schema: { type: "object", properties: {} } }),
  replaceCustomFieldGroup: () => ({ name: "X", schema: { type: "object", properties: {} } }),
  createSafetyCardProfile: () => ({ name: "X" }),
  approveGroupCard: ({ sds_id }) => ({ name: "Solvents", sds_ids: [sds_id], language: "en" }),
  acknowledgeSafetyCard: () => ({ name: "A. Worker" }),
  archiveSelection: ({ product_id }) => ({ product_ids: [product_id], archived: false }),
  decideSelection: ({ product_id }) => ({ product_ids: [product_id], status: "Review" }),
  archiveWorkplace: () => ({ archived: false }),
  decideOnDocument: () => ({ status: "Review" }),
  createInvitation: () => ({ email: "new@example.com", role: "reader" }),
  changeMemberRole: () => ({ role: "reader" }),
  createApiKey: () => ({ name: "K" }),
  placeSelection: ({ product_id, workplace_id }) => ({ product_ids: [product_id], workplace_id }),
  previewImport: () => ({ mapping: {} }),
  applyImport: () => ({ mapping: {} }),
  exportSelection: () => ({ format: "csv", columns: [{ name: "name", label: "Name" }] }),
};

type Input = Record<string, unknown>;
type Ids = Record<string, string>;

/** Where an example holds what no call takes as it stands: alternatives together, or codes that only exist by chance. */
const amended: Record<string, (ids: Ids) => Input> = {
  updateDocument: () => ({ status: undefined }),
  removeToBin: () => ({ kind: "product" }),
  writeReview: (ids) => ({ ...bodies.writeReview?.(ids) }),
  releaseSheet: (ids) => ({ ...bodies.releaseSheet?.(ids) }),
  draftLetter: () => ({ findings: undefined }),
  createLetter: () => ({ findings: undefined }),
  createInventoryItem: () => ({ unit: "kg" }),
  createQuantity: () => ({ recipient_id: null }),
  updateQuantity: () => ({ recipient_id: null }),
  archiveSelection: () => ({ filters: undefined }),
  decideSelection: () => ({ filters: undefined }),
  placeSelection: () => ({ filters: undefined }),
  placeProducts: ({ product_id }) => ({ quantities: [{ product_id, amount: 1, unit: "kg" }] }),
  exportSelection: () => ({ filters: undefined, columns: [{ name: "name", label: "Name" }] }),
  listProducts: ({ workplace_id }) => ({
    filters: [{ field: "workplace_id", op: "in", value: [workplace_id] }],
  }),
  countFacets: ({ workplace_id }) => ({
    filters: [{ field: "workplace_id", op: "in", value: [workplace_id] }],
  }),
  createCustomFieldGroup: () => ({ schema: { type: "object", properties: {} } }),
  replaceCustomFieldGroup: () => ({ name: randomUUID(), schema: { type: "object", properties: {} } }),
  updateSafetyCardProfile: () => ({ name: randomUUID() }),
  updateLocation: () => ({ name: randomUUID() }),
  getClpLabel: () => ({ width_mm: undefined, height_mm: undefined }),
  getClpLabels: () => ({ width_mm: undefined, height_mm: undefined }),
  getClpLabelNotes: () => ({ width_mm: undefined, height_mm: undefined }),
  createImport: () => ({ kind: "products" }),
  writeEmkgAssessment: (ids) => ({ ...bodies.writeEmkgAssessment?.(ids) }),
  getChoice: ({ name }) => ({ name }),
  keepChoice: ({ name }) => ({ name }),
  createView: () => ({ query: "q=acetone" }),
  updateView: () => ({ query: "q=acetone" }),
  changeProfile: () => ({ current_password: undefined, new_password: undefined }),
  changeMemberRole: () => ({ role: "reader" }),
  createInvitation: () => ({ role: "reader", email: `${randomUUID()}@example.com` }),
  createApiKey: () => ({ expires_at: "2099-01-01T00:00:00.000Z" }),
};

/** The names of a call's references to something of a team: in its path, its query and its body. */
export function references(operation: Operation): string[] {
  const named = Object.keys(operation.input.shape).filter((name) => Object.hasOwn(referenceOf, name));
  const all = ["listProducts", "countFacets"].includes(operation.id) ? [...named, "workplace_id"] : named;
  return all.map((name) => (name === "id" ? idName(operation) : (referenceOf[name] ?? name)));
}

/** The names of ids in inputs, and whose id each is. */
const referenceOf: Record<string, string> = {
  id: "id",
  sdsId: "sdsId",
  sds_id: "sds_id",
  sds_ids: "sdsId",
  document_id: "document_id",
  locationId: "locationId",
  location_id: "location_id",
  workplace_id: "workplace_id",
  inventoryId: "inventoryId",
  quantity_id: "quantity_id",
  product_id: "product_id",
  product_ids: "product_id",
  attachmentId: "attachmentId",
  letterId: "letterId",
  upload_id: "upload_id",
  run_id: "run_id",
  profile_id: "profile_id",
  cardId: "cardId",
  user_id: "user_id",
  import_id: "import_id",
  view_id: "view_id",
  bin_id: "bin_id",
};

/** A whole input of an operation as its documentation shows it, about the things with these ids. */
export function exampleInput(operation: Operation, ids: Ids): Input {
  const example = exampleOf(toJsonSchema(operation.input, "input")) as Input;
  const input = { ...example, ...amended[operation.id]?.(ids) };
  for (const name of Object.keys(input)) {
    if (!Object.hasOwn(referenceOf, name)) continue;
    const id = ids[name === "id" ? idName(operation) : (referenceOf[name] ?? name)];
    input[name] = Array.isArray(input[name]) ? [id] : id;
  }
  return JSON.parse(JSON.stringify(input)) as Input;
}

/** The example as an HTTP call: the address with its query string, and the body. */
export function exampleCall(operation: Operation, ids: Ids): { path: string; body?: Input } {
  const input = exampleInput(operation, ids);
  const inPath = pathParameters(operation.path);
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => String(input[name]));
  const rest = Object.entries(input).filter(([name]) => !inPath.includes(name));
  const inQuery = ([name]: [string, unknown]) =>
    hasQueryInput(operation) || !!operation.query?.includes(name);
  const query = rest.filter(inQuery).map(([name, value]) => [name, String(value)] as [string, string]);
  const address = query.length ? `${path}?${new URLSearchParams(query)}` : path;
  if (hasQueryInput(operation) || operation.body === "multipart") return { path: address };
  return { path: address, body: Object.fromEntries(rest.filter((entry) => !inQuery(entry))) };
}
