import { readFileSync } from "node:fs";
import { hostileLines } from "@/lib/fixtures/hostile-lines";
import { products } from "@/lib/fixtures/products";
import { database } from "@/lib/platform/database/client";
import { filePart, formBody, textPart } from "./forms";
import { harmful, mutated } from "./hostile-pdfs";
import { bombs } from "./hostile-tables";
import { line, lineOfMany } from "./report";
import { forgetCounts, newSheet, newSide, programs, type Side, type Target, untilRead } from "./world";

/** Tables that swell, and PDFs that nobody's program wrote; the worker is watched. */
export async function attackFiles(target: Target, mutations: number): Promise<void> {
  const side = await newSide(target, "Files");
  await attackImports(target, side);
  await attackPatterns(target, side);
  await attackWorker(target, side, mutations);
}

async function attackImports(target: Target, { cookie }: Side): Promise<void> {
  for (const [what, bytes] of Object.entries(bombs())) {
    const started = performance.now();
    const body = formBody([
      filePart(bytes, "a.xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"),
      textPart("kind", "products"),
    ]);
    const headers = { ...body.headers, cookie, "sec-fetch-site": "same-origin" };
    const [answer, ready] = await Promise.all([
      target
        .ask("POST", "/v1/imports", { ...body, headers })
        .catch((error: unknown) => ({ status: 0, text: String(error) })),
      target.ask("GET", "/healthz"),
    ]);
    const seconds = (performance.now() - started) / 1_000;
    const isHeld =
      answer.status > 0 &&
      answer.status < 500 &&
      !answer.text.includes("root:x:0") &&
      ready.status === 200 &&
      seconds < 60;
    line(
      `a table that is ${what}`,
      isHeld,
      `${answer.status} after ${seconds.toFixed(1)} s, ${bytes.byteLength} bytes ${answer.text.slice(0, 120)}`,
    );
  }
}

/** Texts that keep a pattern busy, where people and programs send texts. */
async function attackPatterns(target: Target, { cookie, key, ids }: Side): Promise<void> {
  await forgetCounts();
  const schema = { type: "object", properties: { a: { type: "string", pattern: "^(a+)+$" } } };
  const group = await target.asPerson(cookie, "POST", "/custom-field-groups", {
    json: { name: "Slow", schema },
  });
  line(
    "a custom field with a pattern that backtracks",
    group.status === 422,
    `${group.status} ${group.text.slice(0, 120)}`,
  );
  const faults: string[] = [];
  const texts = [
    ...Object.values(hostileLines).map((unit) => unit.repeat(Math.ceil(9_000 / unit.length))),
    `${"a".repeat(9_000)}!`,
    `${" ".repeat(9_000)}x`,
    `${"a@".repeat(4_000)}`,
  ];
  const calls = (text: string): [string, string, unknown][] => [
    ["POST", "/products", { filters: [{ field: "query", op: "matches", value: text.slice(0, 200) }] }],
    ["POST", "/catalogue/search", { query: text.slice(0, 200) }],
    ["POST", "/locations", { name: text.slice(0, 190), description: text.slice(0, 1_900) }],
    ["POST", "/products/create", { display_name: text.slice(0, 190), supplier: text.slice(0, 190) }],
    [
      "POST",
      `/sds/${ids.sdsId}/letters`,
      {
        language: "en",
        subject: text.slice(0, 190),
        text: text.slice(0, 9_000),
        recipient_email: `${text.slice(0, 240)}`,
      },
    ],
    [
      "PUT",
      `/sds/${ids.sdsId}/review`,
      { values: [{ path: "section1.product_name", value: text.slice(0, 1_900), state: "corrected" }] },
    ],
  ];
  for (const text of texts) {
    await forgetCounts();
    for (const [method, path, json] of calls(text)) {
      const started = performance.now();
      const { status } = await target.withKey(key, method, path, { json });
      const seconds = (performance.now() - started) / 1_000;
      if (status >= 500 || seconds > 10)
        faults.push(`${path} ${text.slice(0, 10)} ${status} ${seconds.toFixed(1)} s`);
    }
    const invited = await target.asPerson(cookie, "POST", "/invitations", {
      json: { email: `${text.slice(0, 240)}@x`, role: "reader" },
    });
    if (invited.status >= 500) faults.push(`/invitations ${text.slice(0, 10)} ${invited.status}`);
  }
  lineOfMany("texts that keep patterns busy are answered within seconds", faults, texts.length * 7);
}

/** PDFs that were damaged or made to harm: each ends as something, the worker lives, and a sound sheet is read after them. */
async function attackWorker(target: Target, side: Side, mutations: number): Promise<void> {
  const before = programs();
  const files = { ...harmful(), ...(await mutated(mutations)) };
  const sent = new Map<string, string>();
  const refused: string[] = [];
  for (const [what, bytes] of Object.entries(files)) {
    if (sent.size % 50 === 0) await forgetCounts();
    const { status, json } = await target.withKey(
      side.key,
      "POST",
      "/sds",
      formBody([filePart(bytes, `${what}.pdf`)]),
    );
    if (status === 202) sent.set(json.id, what);
    else if (status >= 500) refused.push(`${what} ${status}`);
  }
  lineOfMany("hostile files are taken or refused", refused, Object.keys(files).length);
  const sound = await target.withKey(
    side.key,
    "POST",
    "/sds",
    formBody([filePart(await newSheet(products.acetone))]),
  );
  const isOver = await untilRead(side.teamId, 900);
  const documents = await database().document.findMany({ where: { id: { in: [...sent.keys()] } } });
  const open = documents.filter(({ status }) => status === "processing").map(({ id }) => sent.get(id) ?? id);
  lineOfMany("every hostile file comes to an end", isOver ? [] : open, sent.size);
  const ends = new Map<string, number>();
  for (const { status } of documents) ends.set(status, (ends.get(status) ?? 0) + 1);
  line("none is lost", documents.length === sent.size, JSON.stringify(Object.fromEntries(ends)));
  const read = await target.withKey(side.key, "GET", `/sds/${sound.json.id}`);
  const codes = read.json?.data?.hazard_statements ?? read.json?.data?.document?.hazard_statements;
  line(
    "a sound sheet after them is read",
    read.json?.data?.status === "completed",
    `${read.json?.data?.status} ${JSON.stringify(codes)}`,
  );
  const after = programs();
  line(
    "web server and worker are the same processes",
    after.web === before.web && after.worker === before.worker,
    JSON.stringify(after),
  );
  const rss =
    Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${after.worker}/status`, "utf8"))?.[1] ?? 0) / 1024;
  line("the worker holds less than 1 GB", rss < 1_024, `${Math.round(rss)} MB`);
}
