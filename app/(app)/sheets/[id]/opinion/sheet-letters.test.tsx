// @vitest-environment happy-dom
import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Opinion } from "@/lib/holdings/opinion/schema";
import messages from "@/messages/en.json";
import { SheetLetters } from "./sheet-letters";

type Finding = Opinion["findings"][number];

const finding = (given: Partial<Finding>): Finding => ({
  code: "transport_class_differs",
  severity: "error",
  message: "UN 1993 is of class 3.",
  article: "ADR",
  sections: [14],
  paths: ["section14.class"],
  found: "8",
  expected: "3",
  page: 7,
  question: "UN 1993 is of class 3; section 14 prints 8.",
  ...given,
});
const findings = [
  finding({}),
  finding({ code: "date_missing", severity: "note", paths: ["section1"], question: "There is no date." }),
  finding({ code: "ufi_invalid", paths: ["section1.ufi"], question: null }),
];
const sent: { url: string; body: Record<string, unknown> }[] = [];
const router = { refresh: vi.fn() };

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal("fetch", async (url: string, { body }: { body: string }) => {
    const asked = JSON.parse(body);
    sent.push({ url, body: asked });
    const data = {
      language: asked.language ?? "de",
      recipient: "Lack GmbH",
      recipient_email: "sds@example.com",
      subject: "Questions",
      text: `Points: ${asked.findings.length}`,
      findings: asked.findings,
    };
    return new Response(JSON.stringify({ data }), { headers: { "content-type": "application/json" } });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (canWrite: boolean, found = findings) =>
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <MantineProvider env="test">
        <AppRouterContext.Provider value={router as never}>
          <QueryClientProvider client={new QueryClient()}>
            <SheetLetters sheetId="one" findings={found} letters={[]} canWrite={canWrite} />
          </QueryClientProvider>
        </AppRouterContext.Provider>
      </MantineProvider>
    </NextIntlClientProvider>,
  );
const words = () => screen.getByLabelText<HTMLTextAreaElement>("Letter");

test("errors and warnings are asked about, notes when one wants them, and words can be changed", async () => {
  show(true);
  fireEvent.click(screen.getByRole("button", { name: "Write to the supplier" }));
  await waitFor(() => expect(words().value).toBe("Points: 1"));
  const boxes = screen.getAllByRole<HTMLInputElement>("checkbox");
  expect(boxes.map(({ checked }) => checked)).toEqual([true, false]);
  fireEvent.click(boxes[1] as HTMLElement);
  await waitFor(() => expect(words().value).toBe("Points: 2"));
  fireEvent.change(words(), { target: { value: "My own words" } });
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Keep the letter" }).disabled).toBe(false),
  );
  fireEvent.click(screen.getByRole("button", { name: "Keep the letter" }));
  await waitFor(() => expect(sent.at(-1)?.url).toBe("/v1/sds/one/letters"));
  expect(sent.at(-1)?.body).toMatchObject({ text: "My own words", recipient: "Lack GmbH" });
  expect(sent.at(-1)?.body.findings).toEqual([
    { code: "transport_class_differs", paths: ["section14.class"] },
    { code: "date_missing", paths: ["section1"] },
  ]);
  await waitFor(() => expect(router.refresh).toHaveBeenCalled());
});

test("who may only read is offered no letter", () => {
  show(false);
  expect(screen.queryByRole("button")).toBeNull();
});

test("where there is nothing to ask, the values are a link away", () => {
  show(true, findings.slice(2));
  fireEvent.click(screen.getByRole("button", { name: "Write to the supplier" }));
  expect(screen.getByRole("link", { name: "Look at the values" }).getAttribute("href")).toBe(
    "/sheets/one/review",
  );
});
