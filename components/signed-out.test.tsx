import { MantineProvider } from "@mantine/core";
import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test } from "vitest";
import messages from "@/messages/en.json";
import { toProblem } from "./api";
import { ProblemAlert } from "./problem-alert";
import { isSignedOut, noteSession, watchSession } from "./signed-out";

beforeEach(() => noteSession(true));

const refusal = { detail: "Send a valid API key in the header Authorization: Bearer <API_KEY>." };

function shown(status: number): string {
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <MantineProvider>
        <ProblemAlert error={toProblem(status, refusal, "1")} onRetry={() => undefined} />
      </MantineProvider>
    </NextIntlClientProvider>,
  );
}

test("a read that is refused for want of a session says so, with the way to sign in", () => {
  const html = shown(401);
  expect(html).toContain("You are signed out");
  expect(html).toMatch(/<a[^>]*href="\/sign-in"[^>]*>Sign in<\/a>/);
  expect(html).not.toContain("API key");
});

test("another refusal is told in its own words", () => {
  expect(shown(403)).not.toContain("You are signed out");
  expect(shown(403)).toContain("API key");
});

test("whoever hears 401 tells the page, until a call succeeds again", () => {
  let told = 0;
  const stop = watchSession(() => {
    told += 1;
  });
  for (const status of [403, 401, 401, 500]) toProblem(status, refusal, null);
  expect([isSignedOut(), told]).toEqual([true, 1]);
  noteSession(true);
  expect([isSignedOut(), told]).toEqual([false, 2]);
  stop();
});
