import { type Browser, expect, type Page } from "@playwright/test";
import { z } from "zod";
import { languageCookie, languages } from "@/i18n/languages";
import { expectAccessibleInBoth } from "./accessible";
import { importScreens } from "./imports";
import { createPerson, test } from "./person";
import { expectWhole, fullLibrary, openScreen, type Screen } from "./screens";
import { serverAddress } from "./server";
import { signIn } from "./sign-in";

// Every browser walks, with a library of its own. By its name this file comes first: its tests are the longest.
test.describe.configure({ mode: "parallel", timeout: 1_200_000 });

const desktop = { width: 1400, height: 900 };
const phone = { width: 390, height: 844 };

let screens: Screen[] = [];
let session: Awaited<ReturnType<ReturnType<Page["context"]>["storageState"]>>;

test.beforeAll(async ({ browser }) => {
  const person = await createPerson("Laboratory of Waterhoven");
  const page = await browser.newPage();
  screens = await fullLibrary(page.request, person);
  await signIn(page, person);
  screens.push(...(await importScreens(page)), ...(await phonePages(page)));
  session = await page.context().storageState();
  await page.close();
});

/** What a code at a door leads to. */
async function phonePages(page: Page): Promise<Screen[]> {
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

async function open(browser: Browser, viewport: { width: number; height: number }, language: string) {
  const context = await browser.newContext({ viewport, locale: language, storageState: session });
  await context.addCookies([{ name: languageCookie, value: language, url: serverAddress }]);
  return context.newPage();
}

for (const language of languages)
  test(`the main screens are whole in ${language}, on a desk and on a phone`, async ({ browser }) => {
    const page = await open(browser, desktop, language);
    for (const screen of screens.filter(({ isMain }) => isMain)) {
      await page.setViewportSize(desktop);
      await openScreen(page, screen);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await page.setViewportSize(phone);
      await expectWhole(page, screen);
    }
    await page.context().close();
  });

for (const [device, viewport] of Object.entries({ desktop, phone }))
  test(`every screen has one head and one main part, fits a ${device}, and is accessible in light and in dark`, async ({
    browser,
  }) => {
    // German words are the longest.
    const page = await open(browser, viewport, device === "phone" ? "de" : "en");
    for (const screen of screens)
      await test.step(screen.name, async () => {
        await openScreen(page, screen);
        await expect(page.getByRole("main")).toHaveCount(1);
        await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
        await expect(page).toHaveTitle(/./);
        await expectAccessibleInBoth(page);
      });
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
