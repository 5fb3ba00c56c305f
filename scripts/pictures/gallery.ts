import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { furtherScreens, places } from "@/app/(app)/all-screens";
import { settingsParts } from "@/app/(app)/settings/parts";
import { languageCookie, languages } from "@/i18n/languages";
import type { Demo } from "./demo";

const folder = ".test/gallery";
const widths = { desk: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } } as const;
const schemes = ["light", "dark"] as const;

/** Takes a picture of each screen in every language, light and dark, on a desk and on a phone, to look at. */
export async function takeGallery(demo: Demo, wanted: readonly string[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [device, viewport] of Object.entries(widths)) {
    const page = await demo.signIn({ viewport });
    const screens = (await screensOf(page, demo)).filter(
      ({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)),
    );
    for (const language of languages) {
      await page.context().addCookies([{ name: languageCookie, value: language, url: demo.address }]);
      for (const { name, path } of screens) {
        await open(page, demo.address + path);
        for (const colorScheme of schemes) {
          await page.emulateMedia({ colorScheme });
          const file = join(folder, `${name}-${language}-${device}-${colorScheme}.png`);
          await page.screenshot({ path: file, fullPage: true, animations: "disabled" });
        }
      }
      console.log(`${device} ${language}: ${screens.length} screens`);
    }
    await page.context().close();
  }
}

/** Waits until nothing is being fetched any more; what never ends (a list that looks again) is not waited for. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await page.waitForLoadState("networkidle", { timeout: 5_000 }).catch(() => undefined);
}

type Screen = { name: string; path: string };

async function screensOf(page: Page, demo: Demo): Promise<Screen[]> {
  const { id, documentId } = await demo.product(page, "Nordlicht 2K-Härter HS");
  const workplace = await demo.workplace(page, "Paint shop");
  const at = (root: string, names: readonly string[], suffix: (name: string) => string) =>
    names.map((name) => ({ name: `${root}-${name}`, path: suffix(name) }));
  const assessment = `/assessments/${id}/${workplace}`;
  return [
    { name: "home", path: "/" },
    ...places.filter((place) => place !== "settings").map((place) => ({ name: place, path: `/${place}` })),
    ...furtherScreens.map(({ href }) => ({ name: href.slice(1).replaceAll("/", "-"), path: href })),
    ...at(
      "product",
      ["overview", "sheets", "stock", "assessments", "attachments", "fields", "history"],
      (tab) => `/products/${id}?tab=${tab}`,
    ),
    { name: "sheet", path: `/sheets/${documentId}` },
    ...at("sheet", ["review", "opinion", "label", "safety-card"], (part) => `/sheets/${documentId}/${part}`),
    { name: "labels-of-sheets", path: `/labels?ids=${documentId}` },
    { name: "group-card-of-workplace", path: `/safety-cards/group?workplace=${workplace}` },
    { name: "workplace", path: `/workplaces/${workplace}` },
    { name: "door", path: `/workplaces/${workplace}/door` },
    { name: "placement", path: assessment },
    ...at("emkg", ["work", "skin", "result"], (step) => `${assessment}/emkg?step=${step}`),
    { name: "recess", path: `${assessment}/recess` },
    ...at("settings", settingsParts(true), (part) => `/settings/${part}`),
    { name: "forgotten-password", path: "/forgot-password" },
    { name: "nowhere", path: "/products/nowhere" },
    { name: "docs", path: "/docs" },
    { name: "docs-api", path: "/docs/api" },
  ];
}
