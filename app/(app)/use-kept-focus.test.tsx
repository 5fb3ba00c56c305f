// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { useKeptFocus } from "./use-kept-focus";

afterEach(cleanup);

type Props = { isDone?: boolean; isBusy?: boolean; asks?: boolean };

function Screen({ isDone, isBusy, asks }: Props) {
  useKeptFocus();
  return (
    <main>
      <section aria-label="Stock">
        {!isDone && (
          <button type="button" disabled={isBusy}>
            Remove
          </button>
        )}
      </section>
      {asks && <button type="button">Option of a list that lies over the dialog</button>}
      {asks && (
        <div role="dialog">
          <button type="button" disabled={isBusy}>
            Place
          </button>
        </div>
      )}
    </main>
  );
}

test("when what has the focus goes away, the part that it stood in has it", async () => {
  const { rerender } = render(<Screen />);
  screen.getByRole("button").focus();
  rerender(<Screen isDone />);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("region", { name: "Stock" })));
});

test("after a dialog what was focused before has it, or its part", async () => {
  const { rerender } = render(<Screen />);
  screen.getByRole("button").focus();
  rerender(<Screen asks />);
  screen.getByRole("button", { name: "Place" }).focus();
  screen.getByRole("button", { name: /^Option/ }).focus();
  screen.getByRole("button", { name: "Place" }).focus();
  screen.getByRole("button", { name: "Place" }).blur();
  rerender(<Screen asks isBusy />);
  await Promise.resolve();
  rerender(<Screen />);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button")));
  rerender(<Screen asks />);
  screen.getByRole("button", { name: "Place" }).focus();
  rerender(<Screen isDone />);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("region", { name: "Stock" })));
});

test("what was disabled while it worked has the focus again", async () => {
  const { rerender } = render(<Screen />);
  screen.getByRole("button").focus();
  screen.getByRole("button").blur();
  rerender(<Screen isBusy />);
  await Promise.resolve();
  expect(document.activeElement).toBe(document.body);
  rerender(<Screen />);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button")));
});

test("who leaves a place by a click beside it is not led back", async () => {
  const { rerender } = render(<Screen />);
  screen.getByRole("button").focus();
  screen.getByRole("button").blur();
  await Promise.resolve();
  rerender(<Screen isDone />);
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).toBe(document.body);
});
