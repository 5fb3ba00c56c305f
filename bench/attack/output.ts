import { gunzipSync, inflateSync } from "node:zlib";
import { chromium, type Page } from "@playwright/test";
import { unzipSync } from "fflate";
import { products } from "@/lib/fixtures/products";
import { database } from "@/lib/platform/database/client";
import { ensureChromium } from "@/scripts/set-up/chromium.mjs";
import { filePart, formBody } from "./forms";
import { line, lineOfMany } from "./report";
import { forgetCounts, newSheet, newSide, type Side, type Target, untilRead } from "./world";

const marker = "attacked";
/** Each way into a page: an element, a quoted attribute, a script's text, a comment, an address. */
const payload = `"'><img src=x onerror="window.${marker}=1"></script><script>window.${marker}=2</script><!--{{7*7}}`;
const formulas = ["=cmd|' /C calc'!A0", "+1+1", "-2+3", "@SUM(1)", "\t=1+1", "\r=1+1", "\n=1+1", "＝1+1"];

/** What people name things comes out as text: on screens, in PDFs, and in tables that a spreadsheet program opens. */
export async function attackOutput(target: Target): Promise<void> {
  const side = await newSide(target, payload);
  await fill(target, side);
  await attackScreens(target, side);
  await attackPdfs(target, side);
  await attackTables(target, await newSide(target, "Tables"));
}

/** Everything that takes a name gets the payload. */
async function fill(target: Target, side: Side): Promise<void> {
  const { cookie, key, ids } = side;
  const text = payload.slice(0, 190);
  const write = (method: string, path: string, json: unknown) =>
    target.asPerson(cookie, method, path, { json });
  const sheet = { ...products.acetone, name: text };
  const uploaded = await target.withKey(
    key,
    "POST",
    "/sds",
    formBody([filePart(await newSheet(sheet), "x' onload=alert(1).pdf")]),
  );
  await untilRead(side.teamId);
  const { sdsId, product_id, workplace_id } = ids;
  const answers = await Promise.all([
    write("PATCH", `/locations/${workplace_id}`, {
      name: text,
      description: text,
      tags: [text.slice(0, 50)],
    }),
    write("PATCH", `/products/${product_id}`, { display_name: text, supplier: text, sku: text.slice(0, 60) }),
    write("PATCH", `/sds/${sdsId}`, { alternate_name: text }),
    write("PATCH", "/profile", { name: text }),
    write("POST", "/views", {
      screen: "products",
      name: text.slice(0, 60),
      query: "q=%3Cscript%3E",
      shared: true,
    }),
    write("POST", "/custom-field-groups", {
      name: text.slice(0, 60),
      schema: { type: "object", properties: { field: { type: "string", title: text } } },
    }),
    write("POST", "/safety-card-profiles", { name: text.slice(0, 60) }),
    write("POST", "/api-keys", { name: text.slice(0, 60) }),
    write("POST", `/sds/${sdsId}/decisions`, { status: "Review", comment: text }),
    write("POST", `/sds/${sdsId}/letters`, { language: "en", subject: text, text, recipient: text }),
    write("PUT", `/sds/${sdsId}/review`, {
      values: [{ path: "section1.product_name", value: text, state: "corrected" }],
    }),
    target.withKey(
      key,
      "POST",
      `/sds/${sdsId}/attachments`,
      formBody([filePart(payload, "a.svg", "image/svg+xml")]),
    ),
  ]);
  const taken = answers.filter(({ status }) => status < 300).length;
  line(
    "names that are markup are taken as text",
    uploaded.status === 202 && taken >= 8,
    answers.map(({ status }) => status).join(),
    answers.length,
  );
}

async function attackScreens(target: Target, side: Side): Promise<void> {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ["--no-sandbox"] });
  try {
    const context = await browser.newContext({ baseURL: target.base });
    const cookies = side.cookie.split("; ").map((cookie) => ({
      name: cookie.slice(0, cookie.indexOf("=")),
      value: cookie.slice(cookie.indexOf("=") + 1),
      url: target.base,
    }));
    await context.addCookies(cookies);
    await context.addInitScript(() => {
      document.addEventListener("securitypolicyviolation", ({ violatedDirective, sourceFile }) =>
        Reflect.set(window, "violated", `${violatedDirective} ${sourceFile}`),
      );
    });
    const page = await context.newPage();
    const faults: string[] = [];
    page.on("dialog", (dialog) => {
      faults.push(`a dialog at ${page.url()}`);
      void dialog.dismiss();
    });
    const screens = screensOf(side);
    for (const screen of screens) faults.push(...(await faultsOf(page, screen)));
    lineOfMany("screens full of names that are markup run none of it", faults, screens.length);
    await attackCallbacks(target, page, side);
  } finally {
    await browser.close();
  }
}

function screensOf({ ids }: Side): string[] {
  const { sdsId, product_id, workplace_id } = ids;
  return [
    ...[
      "/",
      "/products",
      `/products/${product_id}`,
      "/sheets",
      `/sheets/${sdsId}`,
      "/workplaces",
      `/workplaces/${workplace_id}`,
    ],
    ...[
      "/assessments",
      `/labels?sheets=${sdsId}`,
      "/labels",
      "/procurement",
      `/procurement/${sdsId}`,
      "/catalogue",
      "/settings",
      "/letters",
      "/safety-cards",
      "/imports",
      "/products/awaiting",
    ],
    `/products?q=${encodeURIComponent(payload)}`,
    `/sign-in?error=${encodeURIComponent(payload)}`,
    `/invite/${encodeURIComponent(payload)}`,
    `/docs/${encodeURIComponent(payload)}`,
    `/${encodeURIComponent(payload)}`,
  ];
}

async function faultsOf(page: Page, screen: string): Promise<string[]> {
  const answer = await page.goto(screen, { waitUntil: "load" }).catch(() => null);
  // Lists and dialogs come after the page
  await page.waitForTimeout(1_500);
  const seen = await page.evaluate(
    (name) => ({
      attacked: Reflect.get(window, name),
      violated: Reflect.get(window, "violated"),
      images: document.querySelectorAll('img[src="x"], img[onerror]').length,
    }),
    marker,
  );
  const status = answer?.status() ?? 0;
  const isFault = seen.attacked || seen.violated || seen.images || status === 0 || status >= 500;
  return isFault ? [`${screen} ${status} ${JSON.stringify(seen)}`] : [];
}

/** Where the form leads after signing in. */
async function attackCallbacks(target: Target, page: Page, { owner }: Side): Promise<void> {
  const faults: string[] = [];
  const wanted = [
    "https://evil.example/",
    "//evil.example/",
    "/\\evil.example/",
    "javascript:window.attacked=1",
    "data:text/html,x",
  ];
  for (const callbackUrl of wanted) {
    await page.context().clearCookies();
    await page.goto(`/sign-in?callbackUrl=${encodeURIComponent(callbackUrl)}`);
    await page.locator('input[name="email"]').fill(owner.email);
    await page.locator('input[name="password"]').fill(owner.password);
    await page.locator('button[type="submit"]').click();
    await page.waitForURL((url) => url.pathname !== "/sign-in", { timeout: 30_000 }).catch(() => {});
    if (!page.url().startsWith(`${target.base}/`) || page.url().includes("/sign-in"))
      faults.push(`${callbackUrl}: ${page.url()}`);
  }
  lineOfMany("the sign-in form leads to this application alone", faults, wanted.length);
}

/** A PDF may hold programs and addresses of its own; ours hold none, whatever they print. */
async function attackPdfs(target: Target, { cookie, ids }: Side): Promise<void> {
  await forgetCounts();
  const { sdsId, workplace_id } = ids;
  const paths = [
    `/sds/${sdsId}/clp-label?size=A6&accept_open=true&reason=x`,
    `/sds/${sdsId}/safety-card?accept_open=true&reason=x`,
    `/sds/${sdsId}/opinion/report`,
    `/register?format=pdf&accept_open=true&reason=x`,
    `/workplaces/${workplace_id}/instructions?format=pdf`,
  ];
  const faults: string[] = [];
  for (const path of paths) {
    const { status, bytes } = await target.asPerson(cookie, "GET", path);
    if (status !== 200 || !bytes.subarray(0, 5).equals(Buffer.from("%PDF-"))) {
      if (status >= 500) faults.push(`${path} ${status}`);
      continue;
    }
    const found = /\/(JavaScript|JS|Launch|OpenAction|EmbeddedFile|SubmitForm|AA)\b/.exec(inflated(bytes));
    if (found) faults.push(`${path} has ${found[0]}`);
  }
  lineOfMany("PDFs made of names that are markup hold no program", faults, paths.length);
}

/** A PDF with its compressed streams opened. */
function inflated(bytes: Buffer): string {
  const text = bytes.toString("latin1");
  const streams = [...text.matchAll(/\/ObjStm[\s\S]{0,400}?stream\r?\n([\s\S]*?)endstream/g)].map(
    ([, content = ""]) => {
      try {
        return inflateSync(Buffer.from(content, "latin1")).toString("latin1");
      } catch {
        return "";
      }
    },
  );
  // What is drawn is no structure of the file
  return text.replace(/stream\r?\n[\s\S]*?endstream/g, "") + streams.join("\n");
}

async function attackTables(target: Target, side: Side): Promise<void> {
  const { cookie, key } = side;
  for (const name of formulas) {
    await target.withKey(key, "POST", "/locations", {
      json: { name: `${name} ${crypto.randomUUID()}`, description: name },
    });
    await target.withKey(key, "POST", "/products/create", {
      json: { display_name: name, supplier: name, sku: `${name}${crypto.randomUUID()}`.slice(0, 60) },
    });
  }
  await target.asPerson(cookie, "PATCH", "/profile", { json: { name: formulas[0] } });
  const exported = (format: string): [string, string, unknown] => [
    "POST",
    "/products/export",
    {
      format,
      filters: [],
      columns: ["name", "supplier", "sku"].map((name) => ({ name, label: `=${name}` })),
    },
  ];
  const tables: [string, string, unknown][] = [
    exported("csv"),
    exported("xlsx"),
    ...["csv", "xlsx"].map((format): [string, string, unknown] => [
      "GET",
      `/audit-events/export?format=${format}`,
      undefined,
    ]),
    ...["csv", "xlsx"].map((format): [string, string, unknown] => [
      "GET",
      `/register?format=${format}&accept_open=true&reason=x`,
      undefined,
    ]),
  ];
  const faults: string[] = [];
  let read = 0;
  for (const [method, path, json] of tables) {
    const { status, bytes, headers } = await target.asPerson(cookie, method, path, { json });
    if (status >= 500) faults.push(`${path} ${status}`);
    if (status !== 200) continue;
    read += 1;
    const isCsv = String(headers["content-type"]).includes("csv");
    const found = isCsv ? runningCell(bytes.toString("utf8")) : /<f[ >]/.exec(sheetsOf(bytes))?.[0];
    if (found) faults.push(`${path}: ${JSON.stringify(found)}`);
  }
  lineOfMany(
    `tables with names that are formulas run none (${read} of ${tables.length} made)`,
    faults,
    tables.length,
  );
  const log = await database().auditEvent.count({ where: { teamId: side.teamId } });
  line("what was done is in the audit log", log > formulas.length, `${log} lines`);
}

/** A cell of CSV that a spreadsheet program would take for a formula; numbers are none. */
function runningCell(text: string): string | undefined {
  const cells = text.replace(/^\uFEFF/, "").match(/"(?:[^"]|"")*"|[^,"\r\n]+/g) ?? [];
  return cells
    .map((cell) => cell.replace(/^"|"$/g, ""))
    .find((cell) => /^[=+\-@\t\r\n＝＋－＠]/.test(cell) && !/^-?\d+([.,]\d+)?$/.test(cell));
}

function sheetsOf(bytes: Buffer): string {
  const files = unzipSync(bytes[0] === 0x1f ? gunzipSync(bytes) : bytes);
  return Object.entries(files)
    .filter(([name]) => name.startsWith("xl/worksheets/"))
    .map(([, content]) => Buffer.from(content).toString())
    .join("");
}
