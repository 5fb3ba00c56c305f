import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { forgetEnvironment } from "@/lib/platform/environment";
import { s3Storage } from "@/lib/platform/storage/s3";
import { forgetStorage } from "@/lib/platform/storage/service";
import { type TestTeam, testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { fileForm, finishReading, testPdf } from "@/lib/testing/read-sheet";
import { s3Credentials, startS3, type TestStore } from "@/lib/testing/s3-server";

testDatabase();

let store: TestStore;
let team: TestTeam;

beforeAll(async () => {
  store = await startS3("sheets");
  vi.stubEnv("STORAGE_DRIVER", "s3");
  vi.stubEnv("S3_BUCKET", "sheets");
  vi.stubEnv("S3_ENDPOINT", store.endpoint);
  vi.stubEnv("S3_ACCESS_KEY_ID", s3Credentials.accessKeyId);
  vi.stubEnv("S3_SECRET_ACCESS_KEY", s3Credentials.secretAccessKey);
  forgetEnvironment();
  forgetStorage();
  team = await testTeam();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  forgetEnvironment();
  forgetStorage();
  await store.close();
});

const start = async () => (await team.client.post("/uploads", { file_name: "a.pdf" })).body.data;
const put = (url: string, body: string, type = "application/pdf") =>
  fetch(url, { method: "PUT", body, headers: { "content-type": type } });

describe("with a bucket as the store", () => {
  test("an upload URL leads straight to it and takes a PDF as long as it is unaltered", async () => {
    const upload = await start();
    expect(upload.upload_url.startsWith(`${store.endpoint}/sheets/uploads/${upload.upload_id}?`)).toBe(true);
    expect(new URL(upload.upload_url).searchParams.get("X-Amz-Expires")).toBe("900");
    expect((await put(upload.upload_url, testPdf(), "text/html")).status).toBe(403);
    expect((await put(upload.upload_url.replace(upload.upload_id, "other"), testPdf())).status).toBe(403);
    expect((await put(upload.upload_url.replace("Expires=900", "Expires=90000"), testPdf())).status).toBe(
      403,
    );
    expect((await put(upload.upload_url, testPdf())).status).toBe(200);
  });

  test("an ingest takes the bytes from it, stores them by their hash and starts the run", async () => {
    const { upload_id, upload_url } = await start();
    const ingest = () => team.client.post(`/uploads/${upload_id}/ingest`);
    expect((await ingest()).status).toBe(409);
    const content = testPdf();
    await put(upload_url, content);
    const answers = await Promise.all([ingest(), ingest(), ingest()]);
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
    expect(new Set(answers.map(({ body }) => body.data.run_id)).size).toBe(1);
    const sha256 = createHash("sha256").update(content).digest("hex");
    expect(store.objects.get(`files/${sha256.slice(0, 2)}/${sha256}`)?.toString()).toBe(content);
    expect(store.objects.has(`uploads/${upload_id}`)).toBe(false);
  });

  test("an ingest refuses what is no PDF or too large, and the URL may be used again", async () => {
    const { upload_id, upload_url } = await start();
    const ingest = () => team.client.post(`/uploads/${upload_id}/ingest`);
    await put(upload_url, "no pdf");
    expect((await ingest()).status).toBe(415);
    await put(upload_url, testPdf("x".repeat(10_485_760)));
    expect((await ingest()).status).toBe(413);
    expect((await ingest()).status).toBe(409);
    await put(upload_url, testPdf());
    expect((await ingest()).status).toBe(202);
  });

  test("downloads of sheets and attachments lead straight to it, with their names", async () => {
    const content = testPdf();
    const { id } = (await team.client.post("/sds", undefined, { form: fileForm(content, "blätt (1).pdf") }))
      .body;
    await finishReading(id);
    const product = (await team.client.post("/products", { sort: "created_at", direction: "desc" })).body
      .data[0].id;
    const { url } = (await team.client.get(`/products/${product}/sds/${id}/download`)).body.data;
    expect(url.startsWith(`${store.endpoint}/sheets/files/`)).toBe(true);
    const file = await fetch(url);
    expect([file.status, await file.text()]).toEqual([200, content]);
    expect(file.headers.get("content-type")).toBe("application/pdf");
    expect(file.headers.get("content-disposition")).toContain("filename*=UTF-8''bl%C3%A4tt%20%281%29.pdf");
    expect((await fetch(`${url}0`)).status).toBe(403);
    const form = fileForm("words", "note.txt");
    const attachment = (await team.client.post(`/sds/${id}/attachments`, undefined, { form })).body.data;
    expect(await (await fetch(attachment.download_url)).text()).toBe("words");
    const direct = await team.client.get(`/sds/${id}/download`);
    expect(new TextDecoder().decode(direct.body)).toBe(content);
  });

  test("addresses end when they say so", async () => {
    const { endpoint } = store;
    const settings = { bucket: "sheets", region: "us-east-1", endpoint, credentials: s3Credentials };
    const { url } = (await s3Storage(settings).direct?.uploadUrl("late", 1)) ?? {};
    await wait(2100);
    expect((await put(String(url), testPdf())).status).toBe(403);
  });
});
