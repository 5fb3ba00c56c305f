// @vitest-environment happy-dom
import { MantineProvider } from "@mantine/core";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { useState, useSyncExternalStore } from "react";
import { afterEach, expect, test, vi } from "vitest";
import messages from "@/messages/en.json";
import { LeaveQuestion } from "./leave-question";
import { askToLeave, isAsked, watchQuestion } from "./leaving";
import { useLeaveGuard } from "./use-leave-guard";

const followed = vi.fn();
const closed = vi.fn();
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

function Form() {
  const [text, setText] = useState("");
  useLeaveGuard(text !== "");
  return <input aria-label="Text" value={text} onChange={(event) => setText(event.currentTarget.value)} />;
}

function Page() {
  const isLeaving = useSyncExternalStore(watchQuestion, isAsked);
  const follow = (event: React.MouseEvent) => {
    event.preventDefault();
    followed();
  };
  return (
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <MantineProvider env="test">
        <Form />
        <a href="/elsewhere" onClick={follow}>
          Elsewhere
        </a>
        <a href="/v1/register?format=csv" onClick={follow}>
          File
        </a>
        <button type="button" onClick={() => askToLeave(closed)}>
          Close
        </button>
        {isLeaving && <LeaveQuestion />}
      </MantineProvider>
    </NextIntlClientProvider>
  );
}

const enter = (value: string) => fireEvent.change(screen.getByLabelText("Text"), { target: { value } });
const follow = (name: string) => fireEvent.click(screen.getByRole("link", { name, hidden: true }));
const press = async (text: string) => fireEvent.click(await screen.findByText(text));
const unload = () => {
  const event = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented ? "held" : "let go";
};

test("a page on which nothing is changed is left at once", () => {
  render(<Page />);
  follow("Elsewhere");
  expect(followed).toHaveBeenCalledOnce();
  expect(unload()).toBe("let go");
});

test("with changes a link is followed once the person says so, and the tab asks before it closes", async () => {
  render(<Page />);
  enter("Half a letter");
  expect(unload()).toBe("held");
  follow("Elsewhere");
  expect(followed).not.toHaveBeenCalled();
  await press("Keep editing");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(followed).not.toHaveBeenCalled();
  follow("Elsewhere");
  await press("Discard");
  await waitFor(() => expect(followed).toHaveBeenCalledOnce());
});

test("files are fetched without a question, and a form that is saved holds nothing", async () => {
  render(<Page />);
  enter("Half a letter");
  follow("File");
  expect(followed).toHaveBeenCalledOnce();
  enter("");
  follow("Elsewhere");
  expect(followed).toHaveBeenCalledTimes(2);
});

test("what is saved while the question is asked needs no answer", async () => {
  render(<Page />);
  enter("Half a letter");
  follow("Elsewhere");
  await screen.findByText("Discard");
  enter("");
  expect(followed).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("what closes a form asks as well", async () => {
  render(<Page />);
  fireEvent.click(screen.getByText("Close"));
  expect(closed).toHaveBeenCalledOnce();
  enter("Half a letter");
  fireEvent.click(screen.getByText("Close"));
  expect(closed).toHaveBeenCalledOnce();
  await press("Discard");
  expect(closed).toHaveBeenCalledTimes(2);
});
