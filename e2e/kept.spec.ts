import { expect, type Page } from "@playwright/test";
import { expectAccessibleInBoth } from "./accessible";
import { api, Made } from "./api";
import { type Person, test } from "./person";
import { expectNoSidewaysScroll } from "./screens";
import { signIn } from "./sign-in";

const approved = (page: Page) => page.getByRole("region", { name: "Approved safety cards" });

/** Two sheets that were read, at one workplace; answers with the ids by the product's name. */
async function twoProducts(page: Page, person: Person) {
  const team = api(page.request, person);
  const held = await team.fill([
    { product: "acetone", language: "en", layout: "ruled" },
    { product: "descaler", language: "en", layout: "open" },
  ]);
  const ids = [...held.values()];
  const workplace = await team.workplace(
    "Bench 7",
    ids.map(({ product }) => product),
  );
  return { ids, workplace };
}

/** Approves the card that is shown; a team that is warned of unreleased sheets is asked nothing more. */
async function approve(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Approve this card" }).click();
  await expect(approved(page).getByText("Approved", { exact: true })).toBeVisible();
}

test("a safety card is approved, a worker instructed by it, and it is withdrawn; a group has a card of its own", async ({
  page,
  person,
}) => {
  const { ids, workplace } = await twoProducts(page, person);
  await signIn(page, person, `/sheets/${ids[0]?.sheet}/safety-card`);
  await approve(page);
  await approved(page).getByText("Nobody has been instructed by it").click();
  await page.getByRole("textbox", { name: "Name of the worker" }).fill("K. Jansen");
  await page.getByRole("button", { name: "Has been instructed" }).click();
  await expect(approved(page).getByText("1 person instructed")).toBeVisible();
  await expectAccessibleInBoth(page);

  await page.goto(`/workplaces/${workplace}`);
  await page.getByRole("link", { name: "Group safety card" }).click();
  await page.getByRole("textbox", { name: "Name of the group" }).fill("Cleaning agents");
  for (const box of await page
    .getByRole("region", { name: "Products on the card" })
    .getByRole("checkbox")
    .all())
    await box.check();
  await expect(page.getByRole("img", { name: "Page 1", exact: true })).toBeVisible();
  await expectAccessibleInBoth(page);
  await approve(page);

  await page.goto("/");
  await page.getByRole("link", { name: "Approved safety cards" }).click();
  const cards = page.getByRole("main").getByRole("listitem");
  await expect(cards.filter({ hasText: "Cleaning agents" })).toContainText("Of:");
  await expectAccessibleInBoth(page);
  await cards.filter({ hasText: "K. Jansen" }).getByRole("button", { name: "Withdraw" }).click();
  await expect(page.getByText("Withdrawn", { exact: true }).last()).toBeVisible();
  await page.getByRole("navigation", { name: "State" }).getByRole("link", { name: "Withdrawn" }).click();
  await expect(cards).not.toContainText(["Cleaning agents"]);
});

test("a letter to a supplier is kept, stands among the open ones, and is closed with the answer", async ({
  page,
  person,
}) => {
  const { ids } = await twoProducts(page, person);
  const letter = { subject: "A newer sheet", text: "Please send us the latest one." };
  await api(page.request, person).post(Made, `/sds/${ids[0]?.sheet}/letters`, letter);
  await signIn(page, person, "/letters");
  const kept = page.getByRole("article", { name: "A newer sheet" });
  await expect(kept.getByText(/Open since/)).toBeVisible();
  await kept.getByText("Letter", { exact: true }).click();
  await expect(kept.getByText("Please send us the latest one.")).toBeVisible();
  await expectAccessibleInBoth(page);
  await kept.getByRole("textbox", { name: "What the supplier answered" }).fill("It follows in May");
  await kept.getByRole("button", { name: "Answered" }).click();
  await expect(kept.getByText(/Answered on/)).toBeVisible();
  await expect(kept.getByText("It follows in May")).toBeVisible();
  await kept.getByRole("button", { name: "Open again" }).click();
  await expect(kept.getByText(/Open since/)).toBeVisible();
});

test("a product that is removed lies in the bin, and comes back from it, on a phone as well", async ({
  browser,
  person,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const { id } = await api(page.request, person).post(Made, "/products/create", {
    display_name: "Old varnish",
  });
  await signIn(page, person, `/products/${id}`);
  await page.getByRole("button", { name: "Remove" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("Old varnish is in the bin.")).toBeVisible();
  await page.goto("/settings/bin");
  const bring = page.getByRole("button", { name: "Bring Old varnish back" });
  await expect(bring).toBeVisible();
  await expectNoSidewaysScroll(page, "bin");
  await expectAccessibleInBoth(page);
  await bring.click();
  await expect(page.getByText("The bin is empty.")).toBeVisible();
  await page.goto("/products/awaiting");
  await expect(page.getByRole("main").getByRole("link", { name: "Old varnish" })).toBeVisible();
  await context.close();
});
