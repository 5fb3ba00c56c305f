import { verify } from "@node-rs/argon2";
import { expect, test } from "vitest";
import { hashPassword } from "./passwords";

const owner = { email: "maria.jansen@works.example.com", teams: ["Northern Paint Works"] };

test.each([
  ["eleven 4567", "length"],
  ["x".repeat(201), "length"],
  ["𝒳".repeat(11), "length"],
  ["123456789012", "common"],
  ["QwertyUIOP123", "common"],
  ["Maria.Jansen@works.example.com", "own"],
  ["MariaJansen2026!", "own"],
  ["1 northern-paint WORKS 1", "own"],
])("%s is not taken: %s", async (password, reason) => {
  await expect(hashPassword(password, owner, "new_password")).rejects.toMatchObject({
    code: "validation-error",
    options: { errors: [{ field: "new_password", message: expect.any(String) }], extra: { reason } },
  });
});

test.each(["a password of words", "Northern Paint Works at night", "x".repeat(200), "éèêëēėęëéèêë"])(
  "%s is taken",
  async (password) => {
    expect(await verify(await hashPassword(password, owner), password.normalize("NFC"))).toBe(true);
  },
);
