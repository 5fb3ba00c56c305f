import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { admin } from "./ask-operator";
import { createPerson, test } from "./person";
import { fullLibrary, goToScreen } from "./screens";
import { signIn } from "./sign-in";

/** What writes, by how its control begins; exporting, printing and a reader's own profile do not. */
const writes = new RegExp(
  `^(${[
    ...[
      "Add ",
      "Archive",
      "Attach",
      "Bring back",
      "Create",
      "Decide",
      "Accept",
      "Reject",
      "Leave for review",
    ],
    ...[
      "Edit",
      "Import",
      "Invite",
      "Make ",
      "New ",
      "Place",
      "Read again",
      "Read it again",
      "Remove",
      "Revoke",
    ],
    ...["Save", "Sign( |$)", "Take ", "Upload", "Withdraw( |$)", "Choose PDFs", "End printed"],
  ].join("|")})`,
);

test("a reader sees every screen and no control that would be refused", async ({ page }) => {
  const owner = await createPerson();
  const reader = { email: `${randomUUID()}@example.com`, password: owner.password };
  const screens = await fullLibrary(page.request, owner);
  await admin(
    ...["user", "add", "--team", owner.teamId, "--role", "reader"],
    ...["--email", reader.email, "--password", reader.password],
  );
  await signIn(page, reader);
  const refused: string[] = [];
  page.on("response", (response) => {
    if (response.status() === 403) refused.push(`${response.request().method()} ${response.url()}`);
  });
  const forAdmins = /settings\/(keys|audit)$/;
  for (const screen of screens.filter(({ path }) => !forAdmins.test(path)))
    await test.step(screen.name, async () => {
      await goToScreen(page, screen);
      if (screen.path === "/settings/profile") return;
      const controls = page.locator("main").getByRole("button").or(page.locator("main").getByRole("link"));
      const names = await controls.evaluateAll((elements) =>
        elements
          .filter((element) => !element.matches(":disabled") && element.checkVisibility())
          .map((element) => element.getAttribute("aria-label") ?? element.textContent?.trim() ?? ""),
      );
      // What is chosen to be printed is taken out of the choice alone.
      const isPrinting = screen.name === "labels-of-sheets";
      const refusable = names.filter((name) => !(isPrinting && name.startsWith("Remove ")));
      expect.soft(refusable.filter((name) => writes.test(name))).toEqual([]);
    });
  expect(refused).toEqual([]);
});
