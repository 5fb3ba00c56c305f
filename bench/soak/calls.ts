import { makeSheet } from "@/lib/fixtures/make-sheet";
import { products } from "@/lib/fixtures/products";
import { layouts } from "@/lib/fixtures/sheet-options";
import { labelLanguages } from "@/lib/printing/layout/languages";

export type Answer = { what: string; status: number; ms: number; isRight: boolean };

type Settings = { keys: string[]; uploadsPerMinute: number };
type Call = { what: string; weight: number; run(): Promise<Response> };

/** The last of what calls have made, for those that come after. */
type Known = { sheets: string[]; places: string[]; made: number; uploadDueAt: number };

const pick = <T>(all: readonly T[]): T | undefined => all[Math.floor(Math.random() * all.length)];
const json = (body: unknown) => ({
  body: JSON.stringify(body),
  headers: { "content-type": "application/json" },
});

/** Makes one call at a time as a team's people and programs do: mostly reading, some writing, now and then a sheet. */
export function mixedCalls(address: string, { keys, uploadsPerMinute }: Settings): () => Promise<Answer> {
  const known: Known = { sheets: [], places: [], made: 0, uploadDueAt: 0 };
  const send = (method: string, path: string, init: RequestInit = {}) =>
    fetch(`${address}/v1${path}`, {
      ...init,
      method,
      headers: { ...init.headers, authorization: `Bearer ${pick(keys)}` },
    });
  const reading = readingCalls(send, known);
  const writing = writingCalls(send, known);
  return async () => {
    if (performance.now() >= known.uploadDueAt || known.sheets.length === 0) {
      known.uploadDueAt = performance.now() + 60_000 / uploadsPerMinute;
      const form = await newSheet(known);
      return timed("upload", () => upload(send, known, form));
    }
    const { what, run } = weighted([...reading, ...writing]);
    return timed(what, run);
  };
}

type Send = (method: string, path: string, init?: RequestInit) => Promise<Response>;

function readingCalls(send: Send, known: Known): Call[] {
  const sheet = () => pick(known.sheets);
  const search = json({ filters: [{ field: "query", op: "matches", value: "cleaner" }], page: 1, size: 50 });
  const list = json({ filters: [], sort: "product_name", page: 1, size: 50 });
  return [
    { what: "list of products", weight: 20, run: () => send("POST", "/products", list) },
    { what: "search", weight: 10, run: () => send("POST", "/products", search) },
    { what: "facets", weight: 5, run: () => send("GET", "/products/facets") },
    { what: "list of sheets", weight: 10, run: () => send("GET", "/sds?per_page=50") },
    { what: "sheet", weight: 20, run: () => send("GET", `/sds/${sheet()}`) },
    { what: "sections", weight: 5, run: () => send("GET", `/sds/${sheet()}/sections`) },
    { what: "download", weight: 8, run: () => send("GET", `/sds/${sheet()}/download`) },
    { what: "opinion", weight: 3, run: () => send("GET", `/sds/${sheet()}/opinion`) },
  ];
}

function writingCalls(send: Send, known: Known): Call[] {
  const decision = () => json({ status: pick(["Accept", "Review", "Reject"]) });
  return [
    {
      what: "decision",
      weight: 8,
      run: () => send("PUT", `/sds/${pick(known.sheets)}/procurement-status`, decision()),
    },
    {
      what: "new place",
      weight: 2,
      async run() {
        const answer = await send("POST", "/locations", json({ name: `Place ${crypto.randomUUID()}` }));
        const { data } = await answer.clone().json();
        if (data) known.places = [...known.places.slice(-50), data.id];
        return answer;
      },
    },
    {
      what: "stock",
      weight: 5,
      run: () =>
        known.places.length === 0
          ? send("GET", "/locations")
          : send("POST", `/locations/${pick(known.places)}/inventory`, json({ sds_id: pick(known.sheets) })),
    },
  ];
}

/** A sheet that nobody has uploaded before. */
async function newSheet(known: Known): Promise<FormData> {
  known.made += 1;
  const [layout, data, language] = [
    pick(Object.values(layouts)),
    pick(Object.values(products)),
    pick(labelLanguages),
  ];
  if (!layout || !data || !language) throw new Error("there is nothing to make sheets of");
  const name = `${data.name} ${crypto.randomUUID().slice(0, 8)}`;
  const pdf = await makeSheet({ ...data, name }, { ...layout, language });
  const form = new FormData();
  form.set("file", new File([new Uint8Array(pdf)], `${known.made}.pdf`, { type: "application/pdf" }));
  return form;
}

async function upload(send: Send, known: Known, body: FormData): Promise<Response> {
  const answer = await send("POST", "/sds", { body });
  const { id } = await answer.clone().json();
  if (id) known.sheets = [...known.sheets.slice(-500), id];
  return answer;
}

function weighted(calls: Call[]): Call {
  let left = Math.random() * calls.reduce((sum, { weight }) => sum + weight, 0);
  const found = calls.find(({ weight }) => {
    left -= weight;
    return left < 0;
  });
  if (!found) throw new Error("there are no calls");
  return found;
}

async function timed(what: string, run: () => Promise<Response>): Promise<Answer> {
  const started = performance.now();
  try {
    const answer = await run();
    await answer.arrayBuffer();
    return {
      what,
      status: answer.status,
      ms: performance.now() - started,
      isRight: isRight(what, answer.status),
    };
  } catch {
    return { what, status: 0, ms: performance.now() - started, isRight: false };
  }
}

/** Sections of a sheet that is still being read are refused, as they should be. */
function isRight(what: string, status: number): boolean {
  return (
    (status >= 200 && status < 300) || (status === 409 && ["sections", "opinion", "stock"].includes(what))
  );
}
