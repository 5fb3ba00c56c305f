import { expect, test } from "vitest";
import { mailAddress } from "./mail-address";

test("a mail opens with every word as it is", () => {
  const text = "Ist A & B = „50 %“?\n\n1. Ja/Nein\n   § 5 + 3";
  const address = mailAddress({ recipient_email: "sds+eu@example.com", subject: "Fragen: Öl #1", text });
  const url = new URL(address);
  expect(url.protocol).toBe("mailto:");
  expect(decodeURIComponent(url.pathname)).toBe("sds+eu@example.com");
  const [subject, body] = [...address.matchAll(/[?&](?:subject|body)=([^&]*)/g)].map(([, value]) =>
    decodeURIComponent(value ?? ""),
  );
  expect(subject).toBe("Fragen: Öl #1");
  expect(body).toBe(text.replaceAll("\n", "\r\n"));
});

test("a recipient adds nothing to the mail but himself", () => {
  const address = mailAddress({ recipient_email: "a@b.eu?bcc=c@d.eu", subject: "S", text: "T" });
  expect(address.match(/[?&]/g)).toHaveLength(2);
});
