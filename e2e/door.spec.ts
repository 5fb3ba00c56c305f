import { expect } from "@playwright/test";
import { z } from "zod";
import { expectAccessible, expectAccessibleInBoth } from "./accessible";
import { api } from "./api";
import { test } from "./person";
import { expectNoSidewaysScroll } from "./screens";
import { signIn } from "./sign-in";

const Link = z.object({ data: z.object({ url: z.string() }) });

test("the code at a door leads a stranger's phone to first aid in three taps, where the team opens it", async ({
  page,
  person,
  browser,
}) => {
  const team = api(page.request, person);
  const held = await team.fill([
    { product: "acetone", language: "en", layout: "ruled" },
    { product: "descaler", language: "de", layout: "open" },
  ]);
  const products = [...held.values()].map(({ product }) => product);
  const workplace = await team.workplace("Solvent store", products);
  await signIn(page, person, `/workplaces/${workplace}/door`);
  await expect(page.getByRole("img", { name: "QR code to first aid" })).toBeVisible();
  await expect(page.getByText(/Only people of the team can open the code/)).toBeVisible();
  await expectAccessible(page);
  const answer = await page.request.get(`/v1/workplaces/${workplace}/door-link`);
  const address = new URL(Link.parse(await answer.json()).data.url).pathname;

  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, colorScheme: "dark" });
  const phone = await context.newPage();
  await phone.goto(address);
  await expect(phone).toHaveURL(/sign-in/);
  await page.goto("/settings/labels");
  await page.getByRole("switch", { name: "QR codes open for everyone" }).check();
  await expect(page.getByText("Saved")).toBeVisible();

  await phone.goto(address);
  await expect(phone.getByRole("heading", { level: 1, name: "Solvent store" })).toBeVisible();
  await expect(phone.getByRole("link", { name: /112/ })).toBeVisible();
  await expectNoSidewaysScroll(phone, "door");
  await expectAccessibleInBoth(phone);
  await phone.getByRole("link", { name: /^Acetone/ }).click();
  await expect(phone.getByRole("heading", { level: 2, name: "First aid" })).toBeVisible();
  await expect(phone.getByRole("region", { name: /eye/i })).toBeVisible();
  await expectNoSidewaysScroll(phone, "first aid");
  await expectAccessibleInBoth(phone);
  await context.close();
});

test("a product whose hazard statements were not read is harmless nowhere at the door", async ({
  page,
  person,
}) => {
  const team = api(page.request, person);
  const held = await team.fill([{ product: "acetone", language: "en", layout: "ruled" }]);
  const [{ product, sheet }] = [...held.values()] as [{ product: string; sheet: string }];
  await team.put(`/sds/${sheet}/review`, {
    values: [{ path: "section2.hazard_statements", state: "absent", note: "Not on this copy" }],
  });
  const workplace = await team.workplace("Solvent store", [product]);
  await signIn(page, person, `/workplaces/${workplace}/door`);
  const answer = await page.request.get(`/v1/workplaces/${workplace}/door-link`);
  await page.goto(new URL(Link.parse(await answer.json()).data.url).pathname);
  await expect(page.getByRole("link", { name: /^Acetone.*Hazards in doubt/ })).toBeVisible();
  await page.getByRole("link", { name: /^Acetone/ }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Hazards in doubt" })).toBeVisible();
});
