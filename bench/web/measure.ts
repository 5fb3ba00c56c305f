import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { countFrames, watchFirstRow, watchRowsAfter } from "./in-page";

/**
 * Measures the library screen in a browser, on a running production build with the big team of bench/api/seed.ts:
 * BENCH_EMAIL=… npx tsx bench/web/measure.ts [base URL] [runs]. Each cold run has a browser context of its own, with
 * nothing in its cache. CHROMIUM_PATH names the browser.
 */
const base = process.argv[2] ?? "http://localhost:3000";
const runs = Number(process.argv[3] ?? 7);
const email = process.env.BENCH_EMAIL ?? "";
const password = process.env.BENCH_PASSWORD ?? "benchmark of the library";
const settledMs = 4_000;
const viewport = { width: 1400, height: 900 };

/** tsx marks the names of functions with a call that a page does not know. */
const names = "globalThis.__name ??= (it) => it";

type Session = Awaited<ReturnType<BrowserContext["storageState"]>>;

async function signIn(browser: Browser): Promise<Session> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${base}/sign-in?callbackUrl=/workplaces`);
  await page.getByRole("textbox", { name: "E-mail" }).fill(email);
  await page.getByRole("textbox", { name: "Password" }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("heading", { level: 1, name: "Workplaces" }).waitFor();
  const session = await context.storageState();
  await context.close();
  return session;
}

/** Milliseconds from the navigation to the first row, and to the end of the last long task before a quiet second. */
async function cold(browser: Browser, session: Session) {
  const context = await browser.newContext({ storageState: session, viewport });
  const page = await context.newPage();
  await page.addInitScript(names);
  await page.addInitScript(watchFirstRow);
  await page.goto(`${base}/products`);
  const times = await page.evaluate(() => window.firstRow);
  await context.close();
  return times;
}

/** Milliseconds from the click on a facet to its painted rows. */
async function filterChange(page: Page, facet: string): Promise<number> {
  const box = page.getByRole("checkbox", { name: facet, exact: true });
  await box.waitFor();
  const done = page.evaluate(watchRowsAfter);
  await box.click();
  const time = await done;
  const undone = page.evaluate(watchRowsAfter);
  await box.click();
  await undone;
  return time;
}

/** Scrolls for three seconds as a wheel does, and counts the frames that did not come. */
async function scroll(page: Page) {
  await page.getByRole("grid").hover();
  const counted = page.evaluate(countFrames, 3_000);
  for (let turn = 0; turn < 90; turn++) await page.mouse.wheel(0, 400);
  return counted;
}

/** Kilobytes (1000 bytes) of JavaScript that a screen loads with an empty cache, as they come: compressed, with their heads. */
async function javascript(browser: Browser, session: Session | undefined, path: string): Promise<number> {
  const context = await browser.newContext({ storageState: session, viewport });
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  await network.send("Network.enable");
  const scripts = new Set<string>();
  let bytes = 0;
  network.on("Network.responseReceived", ({ requestId, type }) => {
    if (type === "Script") scripts.add(requestId);
  });
  network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(`${base}${path}`);
  // A screen may go on asking for news; its scripts are there by then.
  await page.waitForTimeout(settledMs);
  await context.close();
  return bytes / 1000;
}

const sorted = (values: number[]) => [...values].sort((a, b) => a - b);
const median = (values: number[]) => sorted(values)[Math.floor(values.length / 2)] ?? Number.NaN;
const spread = (values: number[]) =>
  `${Math.round(median(values))} ms (${Math.round(Math.min(...values))}–${Math.round(Math.max(...values))})`;

async function firstOf(page: Page, path: string, link: RegExp): Promise<string> {
  await page.goto(`${base}${path}`);
  const found = page.getByRole("main").getByRole("link", { name: link }).first();
  await found.waitFor();
  return (await found.getAttribute("href")) ?? path;
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ["--no-sandbox", "--disable-gpu"],
});
const session = await signIn(browser);
await cold(browser, session);
const colds = [];
for (let run = 0; run < runs; run++) colds.push(await cold(browser, session));
const warm = await browser.newContext({ storageState: session, viewport });
const page = await warm.newPage();
await page.addInitScript(names);
await page.goto(`${base}/products`);
await page.getByRole("grid").getByRole("link").first().waitFor();
const filters: number[] = [];
for (let run = 0; run < runs; run++) filters.push(await filterChange(page, "Flame"));
const frames = await scroll(page);
console.log("| the library screen | median (least–most) |\n|---|---:|");
console.log(`| cold: first row | ${spread(colds.map(({ row }) => row))} |`);
console.log(`| cold: interactive | ${spread(colds.map(({ interactive }) => interactive))} |`);
console.log(`| a facet is chosen: its rows | ${spread(filters)} |`);
console.log(`| scrolling: frames dropped | ${frames.dropped} of ${frames.expected} |`);
const product = await firstOf(page, "/products", /./);
const screens: [string, string][] = [
  ["sign in", "/sign-in"],
  ["home", "/"],
  ["library", "/products"],
  ["product", product],
  ["sheets", "/sheets"],
  ["sheet, with its pages", await firstOf(page, "/sheets", /^(?!.*(?:Labels|Safety)).+/)],
  ["workplaces", "/workplaces"],
  ["assessments", "/assessments"],
  ["procurement", "/procurement"],
  ["labels", "/labels"],
  ["settings", "/settings/team"],
];
console.log("\n| screen | JavaScript, compressed |\n|---|---:|");
for (const [name, path] of screens)
  console.log(
    `| ${name} | ${Math.round(await javascript(browser, path === "/sign-in" ? undefined : session, path))} kB |`,
  );
await browser.close();
