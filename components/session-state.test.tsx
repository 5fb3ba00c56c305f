import { MantineProvider } from "@mantine/core";
import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import messages from "@/messages/en.json";
import { callApi, toProblem } from "./api";
import { notePageTeam } from "./page-team";
import { ProblemAlert } from "./problem-alert";
import { noteSession, sessionState, watchSession } from "./session-state";

beforeEach(() => noteSession("lasts"));

const refusal = { detail: "Send a valid API key in the header Authorization: Bearer <API_KEY>." };

const shown = (status: number) => alertOf(toProblem(status, refusal, "1"));

function alertOf(error: Error): string {
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <MantineProvider>
        <ProblemAlert error={error} onRetry={() => undefined} />
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

test("a call of a page whose team is no longer the chosen one says so, with a way to load it anew", async () => {
  const asked: (string | null)[] = [];
  vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
    asked.push(new Headers(init.headers).get("x-team"));
    return Response.json({ detail: "Another team.", team_changed: true }, { status: 409 });
  });
  notePageTeam("ours");
  const error = await callApi("/v1/products" as never, {} as never).catch((problem: Error) => problem);
  expect(asked).toEqual(["ours"]);
  expect(sessionState()).toBe("other team");
  const html = alertOf(error as Error);
  expect(html).toContain("Another team was chosen in another tab");
  expect(html).toContain("Reload");
  vi.unstubAllGlobals();
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
  expect([sessionState(), told]).toEqual(["ended", 1]);
  noteSession("lasts");
  expect([sessionState(), told]).toEqual(["lasts", 2]);
  stop();
});
