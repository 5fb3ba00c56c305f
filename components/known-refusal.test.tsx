import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import de from "@/messages/de.json";
import en from "@/messages/en.json";
import fr from "@/messages/fr.json";
import nl from "@/messages/nl.json";
import { useKnownRefusal } from "./known-refusal";

function Said({ body }: { body: unknown }) {
  return useKnownRefusal()(body);
}

const said = (locale: string, messages: typeof en, body: unknown) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="UTC">
      <Said body={body} />
    </NextIntlClientProvider>,
  );

test("a wrong code, a wrong password and too many attempts are told in the person's language", () => {
  const bodies = [{ reason: "wrong_code" }, { reason: "wrong_password" }, { reason: "wait", seconds: 61 }];
  const texts = Object.entries({ en, nl, de, fr }).flatMap(([locale, messages]) =>
    bodies.map((body) => said(locale, messages, body)),
  );
  expect(new Set(texts).size).toBe(12);
  expect(said("de", de, { reason: "wait", seconds: 61 })).toContain("in 2 Minuten");
});

test("of other refusals nothing is known", () => {
  for (const body of [null, "text", {}, { reason: "another" }, { reason: "wait" }])
    expect(said("en", en, body)).toBe("");
});
