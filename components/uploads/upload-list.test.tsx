// @vitest-environment happy-dom
import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import messages from "@/messages/en.json";

type Answer = { status: string; product_name?: string; errors: Record<string, string>; parts?: string[] };
const answers = new Map<string, Answer>();

let sent: string[] = [];

/** Takes every file, and calls its document after it. */
class TakingRequest {
  upload = {};
  status = 202;
  responseText = "";
  onload = () => {};
  open() {}
  setRequestHeader() {}
  send(form: FormData) {
    const file = form.get("file") as File;
    sent.push(file.name);
    this.responseText = JSON.stringify({ id: file.name });
    setTimeout(() => this.onload(), 10);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("XMLHttpRequest", TakingRequest);
  vi.stubGlobal("fetch", async (address: string) => {
    const data = { product_name: null, parts: [], ...answers.get(address.split("/").at(-1) ?? "") };
    return new Response(JSON.stringify({ data }), { headers: { "content-type": "application/json" } });
  });
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  sent = [];
  vi.resetModules();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const later = (ms = 2_100) => act(() => vi.advanceTimersByTimeAsync(ms));

/** The page as it is when it is loaded in a team. */
async function load(team = "ours") {
  const [{ UploadList }, { TeamProvider }, uploads] = await Promise.all([
    import("./upload-list"),
    import("@/components/team"),
    import("./uploads"),
  ]);
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <MantineProvider env="test">
        <QueryClientProvider client={new QueryClient()}>
          <TeamProvider id={team}>
            <UploadList />
          </TeamProvider>
        </QueryClientProvider>
      </MantineProvider>
    </NextIntlClientProvider>,
  );
  return uploads;
}

async function upload(names: string[]) {
  const { addUploads } = await load();
  act(() => addUploads(names.map((name) => new File(["x"], name))));
  await later(100);
}

test("a line follows its file until it is read, in doubt, or says what is wrong with it", async () => {
  answers.set("good", { status: "processing", errors: {} });
  answers.set("letter", { status: "failed", errors: { not_an_sds: "…" } });
  await upload(["good", "letter"]);
  expect(screen.getAllByText("Sent, being read")).toHaveLength(1);
  expect(screen.getByText(messages.refusals.not_an_sds)).toBeTruthy();
  answers.set("good", {
    status: "completed",
    product_name: "Acetone",
    errors: { "section9.flash_point": "…" },
  });
  await later();
  expect(screen.getByText("Read: Acetone · 1 doubt")).toBeTruthy();
});

test("of many lines all are sent, each once, and come to their end", async () => {
  const names = Array.from({ length: 12 }, (_, i) => `sheet${i}`);
  for (const name of names) answers.set(name, { status: "completed", errors: {} });
  await upload(names);
  for (let round = 0; round < 3; round += 1) await later();
  expect(screen.getAllByText("Read")).toHaveLength(12);
  expect(sent).toEqual(names);
});

test("what is no PDF has a line with the reason, is not counted as sent, and is still there when one comes back", async () => {
  const { addUploads, refuseUpload } = await load();
  act(() => {
    addUploads([new File(["x"], "good")]);
    refuseUpload(new File(["x"], "notes.txt"), "notPdf");
  });
  await later(100);
  cleanup();
  vi.resetModules();
  await load();
  expect(screen.getByText("1 of 2 sent")).toBeTruthy();
  expect(screen.getByText("The file is not a PDF.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});

test("another team does not see them", async () => {
  answers.set("ours", { status: "processing", errors: {} });
  await upload(["ours"]);
  cleanup();
  vi.resetModules();
  await load("theirs");
  expect(screen.queryByText("ours")).toBeNull();
});

test("loading the page anew shows the same lines", async () => {
  answers.set("kept", { status: "processing", errors: {} });
  await upload(["kept"]);
  cleanup();
  vi.resetModules();
  await load();
  expect(screen.getByText("Sent, being read")).toBeTruthy();
  expect(screen.getByRole("link", { name: "kept" }).getAttribute("href")).toBe("/sheets/kept");
});

test("a line of a file with several sheets leads to each of them", async () => {
  answers.set("kit.pdf", { status: "completed", errors: {}, parts: ["kit.pdf", "second", "third"] });
  await upload(["kit.pdf"]);
  await later();
  expect(screen.getByText("3 sheets")).toBeTruthy();
  const links = ["Part 1", "Part 2", "Part 3"].map((name) => screen.getByRole("link", { name }));
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/sheets/kit.pdf",
    "/sheets/second",
    "/sheets/third",
  ]);
});
