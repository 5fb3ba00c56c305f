import { join } from "node:path";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { z } from "zod";
import { furtherScreens, places } from "@/app/(app)/all-screens";
import { settingsParts } from "@/app/(app)/settings/parts";
import { api, Made } from "./api";
import type { Person } from "./person";

/** Where pictures of the screens are kept; without a folder none are taken. */
const pictures = process.env.E2E_PICTURES;

export type Screen = { name: string; path: string; isMain?: boolean };

/** Screens with an address of their own; the settings are named by their parts. */
const lists = [
  ...places.filter((place) => place !== "settings").map((place) => `/${place}`),
  ...furtherScreens.map(({ href }) => href),
];
const mainLists = ["/products", "/procurement"];

/** A library with sheets, revisions, workplaces, stock and attachments, and the screens that show it. */
export async function fullLibrary(request: APIRequestContext, person: Person): Promise<Screen[]> {
  const team = api(request, person);
  const held = await team.fill([
    { product: "acetone", language: "en", layout: "ruled" },
    { product: "acetone", language: "de", layout: "open" },
    { product: "descaler", language: "nl", layout: "numbered" },
    { product: "lubricant", language: "fr", layout: "blocks" },
  ]);
  const [name = "", { product, sheet } = { product: "", sheet: "" }] =
    [...held].find(([key]) => key.startsWith("Acet")) ?? [];
  expect(name, [...held.keys()].join()).not.toBe("");
  const products = [...held.values()].map((one) => one.product);
  const workplace = await team.workplace("Lösemittellager, Gebäude 12 (Untergeschoss)", products);
  await team.post(z.unknown(), "/products/create", { display_name: "Waits for its sheet" });
  const { id } = await team.post(Made, "/products/create", { display_name: "Was made by mistake" });
  await team.post(Made, "/bin", { kind: "product", id });
  const letter = { subject: "A newer sheet", text: "Please send us the latest one." };
  const asked = [...held.values()].find((one) => one.sheet !== sheet)?.sheet;
  await team.post(Made, `/sds/${asked}/letters`, letter);
  const sheets = [...held.values()].map((one) => one.sheet).join();
  return [
    { name: "home", path: "/", isMain: true },
    ...lists.map((path) => ({ name: path.slice(1), path, isMain: mainLists.includes(path) })),
    { name: "product", path: `/products/${product}`, isMain: true },
    ...["sheets", "stock", "assessments", "attachments", "fields", "history"].map((tab) => ({
      name: `product-${tab}`,
      path: `/products/${product}?tab=${tab}`,
      isMain: tab === "stock",
    })),
    { name: "sheet", path: `/sheets/${sheet}`, isMain: true },
    ...["composition", "sections", "doubts"].map((tab) => ({
      name: `sheet-${tab}`,
      path: `/sheets/${sheet}?tab=${tab}`,
    })),
    { name: "review", path: `/sheets/${sheet}/review` },
    { name: "opinion", path: `/sheets/${sheet}/opinion` },
    { name: "label", path: `/sheets/${sheet}/label`, isMain: true },
    { name: "safety-card", path: `/sheets/${sheet}/safety-card` },
    { name: "workplace", path: `/workplaces/${workplace}`, isMain: true },
    { name: "door", path: `/workplaces/${workplace}/door` },
    { name: "placement", path: `/assessments/${product}/${workplace}` },
    { name: "emkg", path: `/assessments/${product}/${workplace}/emkg`, isMain: true },
    { name: "recess", path: `/assessments/${product}/${workplace}/recess` },
    { name: "labels-of-sheets", path: `/labels?ids=${sheets}` },
    { name: "group-card", path: `/safety-cards/group?workplace=${workplace}&name=Solvents&ids=${sheets}` },
    ...settingsParts(true).map((part) => ({ name: `settings-${part}`, path: `/settings/${part}` })),
    { name: "nowhere", path: "/products/nowhere" },
  ];
}

/** Opens a screen and waits until it is there. */
export async function openScreen(page: Page, screen: Screen): Promise<void> {
  await page.goto(screen.path);
  await expectWhole(page, screen);
}

/** Goes there as a link does: the application stays loaded, which takes the browser a third of the time. */
export async function goToScreen(page: Page, screen: Screen): Promise<void> {
  if (page.url() === "about:blank") return openScreen(page, screen);
  await page.evaluate((path) => Object(window).next.router.push(path), screen.path);
  await page.waitForURL((url) => `${url.pathname}${url.search}` === screen.path);
  await expectWhole(page, screen);
}

/** Expects that nothing of the screen is still being fetched, and that it is no wider than the window. */
export async function expectWhole(page: Page, { name }: Screen): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  await expect(page.locator(".mantine-Skeleton-root")).toHaveCount(0);
  await expectNoSidewaysScroll(page, name);
  if (pictures) await keepPictures(page, name, pictures);
}

/** Keeps what the page looks like in light and in dark, named by screen, language, width and scheme. */
async function keepPictures(page: Page, name: string, folder: string): Promise<void> {
  const language = await page.locator("html").getAttribute("lang");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const file = [name.replaceAll("/", "-"), language, page.viewportSize()?.width, colorScheme].join("_");
    await page.screenshot({ path: join(folder, `${file}.png`), fullPage: true, animations: "disabled" });
  }
  await page.emulateMedia({ colorScheme: null });
}

/** Expects that nothing is wider than the window. */
export async function expectNoSidewaysScroll(page: Page, name: string): Promise<void> {
  const wider = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(wider, `${name} is wider than the window`).toBeLessThanOrEqual(0);
}
