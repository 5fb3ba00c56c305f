import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { createKey } from "@/lib/access/keys/service";
import { createTeam } from "@/lib/access/teams/service";
import { makeSheet } from "@/lib/fixtures/make-sheet";
import { products } from "@/lib/fixtures/products";
import { layouts } from "@/lib/fixtures/sheet-options";
import { closeDatabase } from "@/lib/platform/database/client";

/**
 * Whether a team can tell from times that another one holds a file: uploads by turns one that is held elsewhere and one
 * that nobody has, of the same size, in both ways. Each line gives the medians with their quartiles and how often one look
 * at a pair names the held file rightly: 50 % is guessing. Usage, on a service that runs on DATA_DIR:
 * DATA_DIR=… npx tsx bench/held-elsewhere.ts http://localhost:3000 [times] [kB that each file is longer]
 */
const [base = "http://localhost:3000", times = "100", longer = "0"] = process.argv.slice(2);
const count = Number(times);
const sheet = Buffer.from(await makeSheet(products.acetone, { ...layouts.ruled, language: "en" }));
const padding = Buffer.alloc(1_000 * Number(longer), "% padding\n");
const newFile = () => Buffer.concat([sheet, Buffer.from("\n"), padding, Buffer.from(`% ${randomUUID()}`)]);

class Uploader {
  private constructor(private readonly keys: string[]) {}

  static async of(name: string): Promise<Uploader> {
    const owner = { email: `${randomUUID()}@example.com`, password: randomUUID() };
    const { teamId } = await createTeam({ name: `${name} ${randomUUID()}`, ...owner });
    const key = { name, readOnly: false, expiresAt: null, createdById: null };
    const keys = await Promise.all(Array.from({ length: 20 }, () => createKey(teamId, key)));
    return new Uploader(keys.map((made) => made.key));
  }

  /** Each call with the next key, so that the limits of one are not reached. */
  private async call(path: string, init: RequestInit = {}) {
    const key = this.keys.shift() ?? "";
    this.keys.push(key);
    const headers = { authorization: `Bearer ${key}` };
    const answer = await fetch(`${base}/v1${path}`, { ...init, headers });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  }

  /** Milliseconds until POST /sds is answered, and from then until the sheet is no longer being read. */
  async post(file: Buffer<ArrayBuffer>): Promise<{ answered: number; read: number }> {
    const body = new FormData();
    body.set("file", new File([file], "sheet.pdf"));
    const started = performance.now();
    const { id } = await this.call("/sds", { method: "POST", body });
    const answered = performance.now();
    while ((await this.call(`/sds/${id}`)).data.status === "processing") await sleep(20);
    return { answered: answered - started, read: performance.now() - answered };
  }

  /** Milliseconds until the signed PUT is answered. */
  async put(file: Buffer<ArrayBuffer>): Promise<number> {
    const { upload_url } = (await this.call("/uploads", { method: "POST" })).data;
    const headers = { "content-type": "application/pdf" };
    const started = performance.now();
    const answer = await fetch(upload_url, { method: "PUT", body: file, headers });
    if (!answer.ok) throw new Error(`the signed PUT: ${answer.status}`);
    await answer.arrayBuffer();
    return performance.now() - started;
  }
}

type Times = { held: number[]; unknown: number[] };

/** Of all pairs of both, the share in which the held file is the faster one. */
function toldApart({ held, unknown }: Times): number {
  const faster = held.flatMap((a) => unknown.map((b): number => (a < b ? 1 : a === b ? 0.5 : 0)));
  return faster.reduce((sum, one) => sum + one, 0) / faster.length;
}

function print(name: string, all: Times): void {
  const spread = (list: number[]) => {
    const sorted = list.toSorted((a, b) => a - b);
    const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN).toFixed(1);
    return `${at(0.5)} ms (${at(0.25)}–${at(0.75)})`;
  };
  const share = toldApart(all);
  // Of the share under chance, after Mann and Whitney
  const error = Math.sqrt((2 * count + 1) / (12 * count * count));
  console.log(
    `${name}: held elsewhere ${spread(all.held)}, unknown ${spread(all.unknown)}; ` +
      `told apart ${(100 * share).toFixed(0)} ± ${(100 * error).toFixed(0)} %`,
  );
}

const [holder, asker] = [await Uploader.of("Holder"), await Uploader.of("Asker")];
const heldFiles = Array.from({ length: count }, newFile);
for (const file of heldFiles) await holder.post(file);

const none = (): Times => ({ held: [], unknown: [] });
const [puts, posts, readings] = [none(), none(), none()];
for (const held of heldFiles) {
  const pair: [keyof Times, Buffer<ArrayBuffer>][] = [
    ["held", held],
    ["unknown", newFile()],
  ];
  if (Math.random() < 0.5) pair.reverse();
  for (const [kind, file] of pair) puts[kind].push(await asker.put(kind === "held" ? file : newFile()));
  for (const [kind, file] of pair) {
    const { answered, read } = await asker.post(file);
    posts[kind].push(answered);
    readings[kind].push(read);
  }
}
print("signed PUT", puts);
print("POST /sds", posts);
print("from then until it is read", readings);
await closeDatabase();
