// @vitest-environment happy-dom
import { MantineProvider } from "@mantine/core";
import { act, cleanup, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import messages from "@/messages/en.json";
import { UploadList } from "./upload-list";
import type { Upload } from "./uploads";

const answers = new Map<string, { status: string; errors: Record<string, string>; parts: string[] }>();
const alone = { errors: {}, parts: [] };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", async (address: string) => {
    const data = answers.get(address.split("/").at(-1) ?? "");
    return new Response(JSON.stringify({ data }), { headers: { "content-type": "application/json" } });
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const upload = (name: string): Upload => ({
  key: name,
  file: new File(["x"], `${name}.pdf`),
  state: "accepted",
  progress: 100,
  documentId: name,
  problem: null,
});

function show(names: string[]) {
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <MantineProvider env="test">
        <UploadList uploads={names.map(upload)} onRetry={() => {}} onClear={() => {}} />
      </MantineProvider>
    </NextIntlClientProvider>,
  );
}

const later = () => act(() => vi.advanceTimersByTimeAsync(2_100));

test("a line follows its file until it is read, or says what is wrong with it", async () => {
  answers.set("good", { status: "processing", ...alone });
  answers.set("letter", { status: "failed", errors: { not_an_sds: "…" }, parts: [] });
  show(["good", "letter"]);
  expect(screen.getAllByText("Sent, being read")).toHaveLength(2);
  await later();
  expect(screen.getAllByText("Sent, being read")).toHaveLength(1);
  expect(screen.getByText(messages.refusals.not_an_sds)).toBeTruthy();
  answers.set("good", { status: "completed", ...alone });
  await later();
  expect(screen.getByText("Read")).toBeTruthy();
});

test("a line of a file with several sheets leads to each of them", async () => {
  answers.set("kit", { status: "completed", errors: {}, parts: ["kit", "second", "third"] });
  show(["kit"]);
  await later();
  expect(screen.getByText("3 sheets")).toBeTruthy();
  const links = ["Part 1", "Part 2", "Part 3"].map((name) => screen.getByRole("link", { name }));
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/sheets/kit",
    "/sheets/second",
    "/sheets/third",
  ]);
});

test("of many lines all come to their end", async () => {
  const names = Array.from({ length: 12 }, (_, i) => `sheet${i}`);
  for (const name of names) answers.set(name, { status: "completed", ...alone });
  show(names);
  for (let round = 0; round < 3; round += 1) await later();
  expect(screen.getAllByText("Read")).toHaveLength(12);
});
