import type { Page } from "@playwright/test";
import type { Demo, Look } from "./demo";

export type Scene = { name: string; look: Look; open(page: Page, demo: Demo): Promise<void> };

const desk: Look = { viewport: { width: 1360, height: 850 } };
const wide: Look = { viewport: { width: 1500, height: 850 } };
const phone: Look = { viewport: { width: 390, height: 844 }, isMobile: true, deviceScaleFactor: 1.5 };

/** What the pictures of the documentation show. */
export const scenes: Scene[] = [
  {
    name: "home",
    look: { viewport: { width: 1360, height: 800 } },
    async open(page, { address }) {
      await page.goto(address);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await settled(page);
    },
  },
  { name: "library", look: wide, open: openLibrary },
  { name: "library-dark", look: { ...wide, colorScheme: "dark" }, open: openLibrary },
  {
    name: "sheet",
    look: desk,
    async open(page, demo) {
      const { documentId } = await demo.product(page, "Nitric acid 65 %");
      await page.goto(`${demo.address}/sheets/${documentId}`);
      const value = page.getByTitle("Show where it stands on the page").filter({ hasText: "oxidiser" });
      await value.first().click();
      await settled(page);
    },
  },
  {
    name: "label",
    look: desk,
    async open(page, demo) {
      const { documentId } = await demo.product(page, "Formaldehyde solution 37 %");
      await page.goto(`${demo.address}/sheets/${documentId}/label`);
      await settled(page);
    },
  },
  {
    name: "assessment",
    look: { viewport: { width: 1360, height: 1150 } },
    async open(page, demo) {
      const { id } = await demo.product(page, "Nordlicht 2K-Härter HS");
      const workplace = await demo.workplace(page, "Paint shop");
      await page.goto(`${demo.address}/assessments/${id}/${workplace}`);
      await settled(page);
    },
  },
  {
    name: "workplace",
    look: { viewport: { width: 1360, height: 900 } },
    async open(page, demo) {
      await page.goto(`${demo.address}/workplaces/${await demo.workplace(page, "Chemical store")}`);
      await settled(page);
    },
  },
  {
    name: "workplace-phone",
    look: phone,
    async open(page, demo) {
      await page.goto(`${demo.address}/workplaces/${await demo.workplace(page, "Cleaning cupboard")}`);
      await settled(page);
    },
  },
];

async function openLibrary(page: Page, demo: Demo): Promise<void> {
  const { id } = await demo.product(page, "Aceton technisch");
  await page.goto(`${demo.address}/products?open=${id}`);
  await settled(page);
}

/** Nothing is fetched any more, and what was fetched is drawn. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(
    () => document.querySelectorAll(".mantine-Skeleton-root, .mantine-Loader-root").length === 0,
  );
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
