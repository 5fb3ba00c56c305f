import { type Browser, expect, type Page } from "@playwright/test";
import { languageCookie, languages } from "@/i18n/languages";
import { expectAccessible } from "./accessible";
import { importScreens } from "./imports";
import { createPerson, test } from "./person";
import { expectNoSidewaysScroll, fullLibrary, openScreen, type Screen } from "./screens";
import { serverAddress } from "./server";
import { signIn } from "./sign-in";

test.describe.configure({ timeout: 600_000 });

const desktop = { width: 1400, height: 900 };
const phone = { width: 390, height: 844 };
const schemes = ["light", "dark"] as const;

let screens: Screen[] = [];
let session: Awaited<ReturnType<ReturnType<Page["context"]>["storageState"]>>;

test.beforeAll(async ({ browser }) => {
  const person = await createPerson("Laboratory of Waterhoven");
  const page = await browser.newPage();
  screens = await fullLibrary(page.request, person);
  await signIn(page, person);
  screens.push(...(await importScreens(page)));
  session = await page.context().storageState();
  await page.close();
});

async function open(browser: Browser, viewport: { width: number; height: number }, language: string) {
  const context = await browser.newContext({ viewport, locale: language, storageState: session });
  await context.addCookies([{ name: languageCookie, value: language, url: serverAddress }]);
  return context.newPage();
}

for (const language of languages)
  test(`the main screens are whole in ${language}, light and dark, on a desk and on a phone`, async ({
    browser,
  }, testInfo) => {
    for (const [device, viewport] of Object.entries({ desktop, phone })) {
      const page = await open(browser, viewport, language);
      for (const screen of screens.filter(({ isMain }) => isMain)) {
        await openScreen(page, screen);
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        await expectNoSidewaysScroll(page, screen);
        for (const colorScheme of schemes) {
          await page.emulateMedia({ colorScheme });
          const path = testInfo.outputPath(`${screen.name}-${language}-${device}-${colorScheme}.png`);
          await page.screenshot({ path });
        }
      }
      await page.context().close();
    }
  });

test("every screen is accessible in light and in dark", async ({ browser }) => {
  const page = await open(browser, desktop, "en");
  for (const screen of screens)
    await test.step(screen.name, async () => {
      await openScreen(page, screen);
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page);
      }
    });
  await page.context().close();
});

test("every screen fits a phone, and the main ones are accessible there", async ({ browser }) => {
  const page = await open(browser, phone, "de");
  for (const screen of screens)
    await test.step(screen.name, async () => {
      await openScreen(page, screen);
      await expectNoSidewaysScroll(page, screen);
      if (screen.isMain) await expectAccessible(page);
    });
  await page.context().close();
});

test("signing in, an invitation that has ended and an address that leads nowhere are accessible", async ({
  page,
}) => {
  for (const path of ["/sign-in", "/invite/ended", "/docs", "/docs/guide", "/errors/not-found"]) {
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectAccessible(page);
    }
  }
});
