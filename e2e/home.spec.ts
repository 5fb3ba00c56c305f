import { expect } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { test } from "./person";
import { signIn } from "./sign-in";

test("the home of an empty library says how it is filled and leads to the upload", async ({
  page,
  person,
}) => {
  await signIn(page, person, "/");
  await expect(page.getByText("Fill the library in three steps")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Upload sheets" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Safety data sheets" })).toBeVisible();
});
