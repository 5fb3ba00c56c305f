import { expect, type Page } from "@playwright/test";
import { z } from "zod";
import type { Person } from "./person";

type Account = Pick<Person, "email" | "password">;

/** Signs in by the form, as a person does, and goes on to the sheets. */
export async function signInByForm(page: Page, person: Account): Promise<void> {
  await sendSignIn(page, person);
  await expectSheets(page);
}

/** A browser that is signed in, at a screen: by default the sheets. What the form does is tried once, not by each test. */
export async function signIn(page: Page, { email, password }: Account, path = "/sheets"): Promise<void> {
  const { csrfToken } = z
    .object({ csrfToken: z.string() })
    .parse(await (await page.request.get("/api/auth/csrf")).json());
  const answer = await page.request.post("/api/auth/callback/credentials", {
    form: { csrfToken, email, password, json: "true" },
    headers: { "x-auth-return-redirect": "1" },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  await page.goto(path);
  if (path === "/sheets") await expectSheets(page);
}

async function expectSheets(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: "Safety data sheets" })).toBeVisible();
  // The list is asked for by the page's script: from now on it hears what one does.
  await expect(page.getByText("No sheets yet").or(page.getByRole("table"))).toBeVisible();
}

/** Fills the form in and sends it; where that leads to is for the caller to see. */
export async function sendSignIn(page: Page, person: Account): Promise<void> {
  await page.goto("/sign-in?callbackUrl=/sheets");
  await page.getByRole("textbox", { name: "E-mail" }).fill(person.email);
  await page.getByRole("textbox", { name: "Password" }).fill(person.password);
  await page.getByRole("button", { name: "Sign in" }).click();
}
