import { type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import { z } from "zod";
import { demoEmail, demoPassword } from "../up/demo-team";

/** How a scene is looked at. */
export type Look = Pick<BrowserContextOptions, "viewport" | "colorScheme" | "isMobile" | "deviceScaleFactor">;

const Named = z.object({ data: z.array(z.object({ id: z.string(), name: z.string() })) });
const Products = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      sds: z.object({ product_name: z.string().nullable(), document_id: z.string() }).nullable(),
    }),
  ),
});

/** A running demo, as its owner sees it in a browser. */
export async function openDemo(address: string, dataDir: string) {
  // Plain JavaScript that the end-to-end tests use as well; it installs Chromium where it may.
  const { ensureChromium } = await import("../set-up/chromium.mjs");
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  return {
    address,
    close: () => browser.close(),
    async signIn(look: Look): Promise<Page> {
      const context = await browser.newContext({ locale: "en", timezoneId: "UTC", ...look });
      const page = await context.newPage();
      await page.goto(`${address}/sign-in?callbackUrl=/sheets`);
      await page.getByRole("textbox", { name: "E-mail" }).fill(demoEmail);
      await page.getByRole("textbox", { name: "Password" }).fill(demoPassword(dataDir));
      await page.getByRole("button", { name: "Sign in" }).click();
      await page.getByRole("heading", { level: 1, name: "Safety data sheets" }).waitFor();
      return page;
    },
    /** The product whose primary sheet has this name. */
    async product(page: Page, name: string): Promise<{ id: string; documentId: string }> {
      const { data } = Products.parse(await call(page, "POST", "/v1/products", {}));
      const found = data.find(({ sds }) => sds?.product_name === name);
      if (!found?.sds) throw new Error(`The demo holds no ${name}. Is it filled?`);
      return { id: found.id, documentId: found.sds.document_id };
    },
    async workplace(page: Page, name: string): Promise<string> {
      const { data } = Named.parse(await call(page, "GET", "/v1/workplaces"));
      const found = data.find((workplace) => workplace.name === name);
      if (!found) throw new Error(`The demo has no ${name}. Is it filled?`);
      return found.id;
    },
  };
}

export type Demo = Awaited<ReturnType<typeof openDemo>>;

/** Calls the API as the page's own scripts do. */
function call(page: Page, method: string, path: string, body?: object): Promise<unknown> {
  return page.evaluate(
    async ([verb, address, content]) => {
      const headers = { "content-type": "application/json" };
      const response = await fetch(address, { method: verb, headers, body: content ?? undefined });
      return response.json();
    },
    [method, path, body ? JSON.stringify(body) : null] as const,
  );
}
