import { type Browser, type BrowserContext, expect, type Page } from "@playwright/test";
import { z } from "zod";
import { languageCookie, languages } from "@/i18n/languages";
import { expectAccessible, expectAccessibleInBoth } from "./accessible";
import { importScreens } from "./imports";
import { createPerson, test } from "./person";
import { expectWhole, fullLibrary, goToScreen, openScreen, type Screen } from "./screens";
import { serverAddress } from "./server";
import { signIn } from "./sign-in";

// Every browser walks. By its name this file comes first: its tests are the longest.
test.describe.configure({ mode: "parallel", timeout: 1_200_000 });

const desktop = { width: 1400, height: 900 };
const phone = { width: 390, height: 844 };

type Session = Awaited<ReturnType<BrowserContext["storageState"]>>;

/** One library for all tests of a process. */
let walked: Promise<{ screens: Screen[]; session: Session }> | undefined;

async function fill(browser: Browser) {
  const person = await createPerson("Laboratory of Waterhoven");
  const page = await browser.newPage();
  const screens = await fullLibrary(page.request, person);
  await signIn(page, person);
  screens.push(...(await importScreens(page)), ...(await phonePages(page, screens)));
  const session = await page.context().storageState();
  await page.close();
  return { screens, session };
}

/** What a code at a door leads to. */
async function phonePages(page: Page, screens: Screen[]): Promise<Screen[]> {
  const workplace = screens.find(({ name }) => name === "workplace")?.path;
  const product = screens
    .find(({ name }) => name === "product")
    ?.path.split("/")
    .at(-1);
  const answer = await page.request.get(`/v1${workplace}/door-link`);
  const { data } = z.object({ data: z.object({ url: z.string() }) }).parse(await answer.json());
  const path = new URL(data.url).pathname;
  return [
    { name: "at-the-door", path },
    { name: "first-aid", path: `${path}/${product}` },
  ];
}

/** A browser of this width and language, signed in, and the screens it can go to. */
async function open(browser: Browser, viewport: { width: number; height: number }, language: string) {
  walked ??= fill(browser);
  const { screens, session } = await walked;
  const context = await browser.newContext({ viewport, locale: language, storageState: session });
  await context.addCookies([{ name: languageCookie, value: language, url: serverAddress }]);
  return { page: await context.newPage(), screens };
}

test("every screen has one head and one main part, fits a phone and a desk, and is accessible in light and in dark", async ({
  browser,
}) => {
  // German words are the longest.
  const { page, screens } = await open(browser, phone, "de");
  const early: string[] = [];
  page.on("request", (request) => request.url().includes("_rsc=") && early.push(request.url()));
  for (const screen of screens)
    await test.step(screen.name, async () => {
      await page.setViewportSize(phone);
      await page.emulateMedia({ colorScheme: "light" });
      await openScreen(page, screen);
      await expect(page.getByRole("main")).toHaveCount(1);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expect(page).toHaveTitle(/./);
      await expectAccessible(page);
      await page.setViewportSize(desktop);
      await expectWhole(page, screen);
      await expectAccessibleInBoth(page);
      expect(early, "fetched before it is asked for").toEqual([]);
    });
  await page.context().close();
});

for (const language of languages)
  test(`the main screens are whole in ${language}, on a desk and on a phone`, async ({ browser }) => {
    const { page, screens } = await open(browser, desktop, language);
    for (const screen of screens.filter(({ isMain }) => isMain)) {
      await page.setViewportSize(desktop);
      await goToScreen(page, screen);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await page.setViewportSize(phone);
      await expectWhole(page, screen);
    }
    await page.context().close();
  });

test("what one sees signed out, ended links and the documentation are accessible in light and in dark", async ({
  page,
}) => {
  for (const path of [
    ...["/sign-in", "/forgot-password", "/invite/ended", "/password/ended", "/q/ended", "/w/ended"],
    ...["/docs", "/docs/guide", "/docs/api", "/errors/not-found", "/nowhere"],
  ])
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectAccessibleInBoth(page);
    });
});
