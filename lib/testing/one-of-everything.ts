import { randomUUID } from "node:crypto";
import { handleFile } from "@/lib/api/files/http";
import { database } from "@/lib/platform/database/client";
import { keepFile } from "@/lib/platform/kept-files/service";
import { defaultProfile } from "@/lib/printing/layout/safety-card/profile";
import type { ApiClient, TestTeam } from "./api";
import { fileForm, testPdf, uploadRead } from "./read-sheet";

/** An upload whose file has come and is not ingested yet. */
async function upload(client: ApiClient): Promise<string> {
  const { upload_id, upload_url } = (await client.post("/uploads")).body.data;
  const put = { method: "PUT", body: testPdf(), headers: { "content-type": "application/pdf" } };
  await handleFile(new Request(upload_url, put));
  return upload_id;
}

const nothingKept = { products: [], workplaces: [], documents: [], primary_of: {} };
/** A safety card that somebody has approved. */
async function approvedCard(teamId: string, documentId: string) {
  const bytes = Buffer.from(testPdf(), "latin1");
  const sha256 = await keepFile(bytes);
  const { extractionId } = await database().document.findUniqueOrThrow({ where: { id: documentId } });
  const reading = extractionId ?? randomUUID();
  const restedOn = { reading_ids: [reading], group: null, lines: [], profile: defaultProfile, filled: {} };
  const by = { approvedById: randomUUID(), approvedByName: "A", version: 1, language: "en" };
  const kept = { name: "P", sha256, byteSize: bytes.byteLength };
  const card = await database().safetyCard.create({ data: { teamId, ...kept, ...by, restedOn } });
  const seen = { teamId, cardId: card.id, documentId, position: 0, seenReadingId: reading };
  await database().safetyCardSheet.create({ data: seen });
  return card;
}

/**
 * Makes one of everything and returns its ids by the names that paths and bodies use. Where a worker runs, the sheet has to
 * be one that it can read.
 */
export async function oneOfEverything(
  { client, id: teamId }: TestTeam,
  sheet?: Uint8Array<ArrayBuffer>,
): Promise<Record<string, string>> {
  const sdsId = await uploadRead(client, { product_name: `Product of ${teamId}` }, sheet);
  const said = [{ path: "section2.signal_word", value: "Danger", state: "corrected" }];
  await client.put(`/sds/${sdsId}/review`, { values: said });
  const locationId = (await client.post("/locations", { name: "W" })).body.data.id;
  const item = (await client.post(`/locations/${locationId}/inventory`, { sds_id: sdsId })).body.data;
  const product = (await client.post("/products")).body.data[0].id;
  const amount = { workplace_id: locationId, amount: 1, unit: "kg" };
  const quantity = (await client.post(`/products/${product}/quantities`, amount)).body.data;
  const form = fileForm("text", "a.txt");
  const attachment = (await client.post(`/sds/${sdsId}/attachments`, undefined, { form })).body.data;
  const { id: letterId } = await database().letter.create({
    data: {
      teamId,
      documentId: sdsId,
      language: "en",
      subject: "Questions",
      text: "1. Which?",
      findings: [],
      byKind: "user",
      byId: randomUUID(),
      byName: "P",
    },
  });
  const run = (await client.post(`/uploads/${await upload(client)}/ingest`)).body.data;
  const { sheetId } = await database().document.findUniqueOrThrow({ where: { id: sdsId } });
  const schema = { type: "object", properties: { shelf: { type: "string" } } };
  const group = await database().customFieldGroup.create({ data: { teamId, name: "G", schema } });
  const profile = await database().safetyCardProfile.create({ data: { teamId, name: "P" } });
  const content = { headings: ["Name"], rows: [{ number: 2, cells: ["Acetone"] }] };
  const table = { kind: "products", fileName: "a.csv", content, rowCount: 1 } as const;
  const draft = await database().import.create({ data: { ...table, teamId, createdById: randomUUID() } });
  const view = { screen: "products", name: "V", ownerId: randomUUID(), query: "", shared: true };
  const person = await database().user.create({ data: { email: `${randomUUID()}@example.com` } });
  await database().membership.create({ data: { teamId, userId: person.id, role: "editor" } });
  const invited = { teamId, email: `${randomUUID()}@example.com`, role: "reader" } as const;
  const expiresAt = new Date("2099-01-01");
  const invitation = await database().invitation.create({
    data: { ...invited, tokenHash: randomUUID(), expiresAt, createdById: person.id },
  });
  const { id: bin_id } = await database().removal.create({
    data: { teamId, subject: `sheet:${randomUUID()}`, name: "B", byName: "T", content: nothingKept },
  });
  const key = await database().apiKey.findFirstOrThrow({ where: { teamId, readOnly: true } });
  const card = await approvedCard(teamId, sdsId);
  return {
    cardId: card.id,
    invitation_id: invitation.id,
    api_key_id: key.id,
    import_id: draft.id,
    view_id: (await database().savedView.create({ data: { ...view, teamId } })).id,
    sdsId,
    locationId,
    inventoryId: item.id,
    quantity_id: quantity.id,
    product_id: product,
    sheetId,
    attachmentId: attachment.id,
    letterId,
    upload_id: await upload(client),
    run_id: run.run_id,
    document_id: sdsId,
    sds_id: sdsId,
    workplace_id: locationId,
    location_id: locationId,
    group: group.id,
    profile_id: profile.id,
    user_id: person.id,
    name: "labels",
    bin_id,
  };
}
