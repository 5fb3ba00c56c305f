import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type ApiClient, forgetCalls, signedIn, type TestTeam, testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { exampleCall } from "@/lib/testing/example-call";
import { fileForm, testPdf } from "@/lib/testing/read-sheet";
import type { Operation } from "./operation";
import { operations } from "./table";

testDatabase();
beforeEach(forgetCalls);

const names = (list: string) => list.trim().split(/\s+/);

/** What everybody of a team may do, and a key that only reads: nothing of the team changes. */
const readers = names(`
  listDocuments getDocument getReview getSections getOpinion getOpinionReport listLetters listSheetLetters draftLetter getLetterFile downloadDocument getClpLabel getClpLabels
  getSafetyCard listApprovedCards getApprovedCard
  listAttachments listProductAttachments downloadProductAttachment listLocations listWorkplaces
  listInventory getInventoryItem getInventoryAssessments listProducts getFacets countFacets getProduct
  downloadProductSheet getRun searchCatalogue listQuantities listRecipientTypes listRiskAssessments
  listCustomFieldSchemas listSafetyCardProfiles listBin
`);

/** The same, in the web application alone: also what a person keeps for themselves. */
const readersInTheBrowser = names(`
  listReadingProgress getClpLabelNotes draftSafetyCard getSafetyCardBlanks acknowledgeSafetyCard getWorkplace getDoorLink
  exportSelection listImports getImportTemplate getImport previewImport getFaultyRows getProcurementCase exportRegister exportInstructions
  getProductAssessments getPlacementAssessments listSubstitutes listAssessments getAssessmentReport
  getWorkplaceAssessmentReport listCustomFieldGroups getProductHistory getLabelSettings getSheetLink
  getChoice keepChoice findSubstances getScannedWords listViews createView updateView deleteView getProfile changeProfile listSessions endSessions getSecondFactor beginSecondFactor confirmSecondFactor removeSecondFactor getTeam listMembers
`);

/** What changes the team's data: from editors on, and keys that may write. */
const editors = names(`
  writeReview releaseSheet withdrawRelease createLetter changeLetter createDocument updateDocument archiveDocument setProcurementStatus createAttachment createLocation
  updateLocation createInventoryItem updateInventoryItem deleteInventoryItem createProduct updateProduct
  attachSheet createUpload ingestUpload addFromCatalogue placeProducts removePlacement createQuantity
  updateQuantity deleteQuantity writeCustomFields removeToBin restoreFromBin replaceDocument
`);

const editorsInTheBrowser = names(`
  archiveWorkplace archiveSelection decideSelection placeSelection createImport applyImport undoImport
  decideOnDocument restorePlacement restoreQuantity writeRecessAssessment writeEmkgAssessment
  signRecessAssessment signEmkgAssessment revokeSheetLink approveSafetyCard approveGroupCard withdrawSafetyCard
`);

/** What decides about the team itself: owners and admins, never a key. */
const admins = names(`
  createCustomFieldGroup replaceCustomFieldGroup createSafetyCardProfile updateSafetyCardProfile
  deleteSafetyCardProfile listAuditEvents exportAuditEvents changeLabelSettings changeTeam changeMemberRole
  removeMember createPasswordLink listInvitations createInvitation sendInvitation withdrawInvitation listApiKeys createApiKey
  revokeApiKey
`);

const everybody = [...readers, ...readersInTheBrowser];
const whoMayWrite = [...everybody, ...editors, ...editorsInTheBrowser];
const allowed = {
  owner: [...whoMayWrite, ...admins],
  admin: [...whoMayWrite, ...admins],
  editor: whoMayWrite,
  reader: everybody,
  "key that may write": [...readers, ...editors],
  "key that only reads": readers,
};

const clients: Record<string, ApiClient> = {};
let team: TestTeam;

beforeAll(async () => {
  team = await testTeam();
  for (const role of ["owner", "admin", "editor", "reader"] as const)
    clients[role] = await signedIn(team, role);
  clients["key that may write"] = team.client;
  clients["key that only reads"] = team.readOnly;
});

/** Ids that nothing has: what may be called answers 404, and does no harm. */
const nothing = new Proxy({ name: "labels" } as Record<string, string>, {
  get: (named, name: string) => named[name] ?? randomUUID(),
});

async function statusOf(client: ApiClient, operation: Operation): Promise<number> {
  const { path, body } = exampleCall(operation, nothing);
  const form = operation.body === "multipart" ? { form: fileForm(testPdf()) } : undefined;
  return (await client.call(operation.method, path, body, form)).status;
}

test("the lists name every operation, and each once", () => {
  expect(allowed.owner.toSorted()).toEqual(operations.map(({ id }) => id).toSorted());
});

describe.each(Object.entries(allowed))("%s", (who, may) => {
  test.each(operations.map((operation) => [operation.id, operation] as const))(
    "%s is allowed or refused as the list says",
    async (id, operation) => {
      const client = clients[who] as ApiClient;
      const status = await statusOf(client, operation);
      if (may.includes(id)) expect([401, 403, 500]).not.toContain(status);
      else expect(status).toBe(403);
    },
  );
});
