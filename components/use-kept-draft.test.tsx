// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useKeptDraft } from "./use-kept-draft";

type Sent = { path: string; value: unknown };
let sent: Sent[];
beforeEach(() => {
  sent = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    sent.push({ path, value: JSON.parse(String(init.body)).value });
    return Response.json({ data: {} });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const first = { note: "", factor: 1 };
const kept = (draft: typeof first | null) => ({ name: "emkg.p.w", base: "b", draft });

test("what is entered is kept when the screen is left, with what it rests on", async () => {
  const { result, unmount } = renderHook(() => useKeptDraft(kept(null), first));
  expect(result.current.isOfBefore).toBe(false);
  act(() => result.current.change({ note: "half" }));
  unmount();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({
    path: "/v1/choices/emkg.p.w",
    value: { base: "b", draft: { note: "half", factor: 1 } },
  });
});

test("what was entered before is shown, and forgotten when one begins again", async () => {
  const { result } = renderHook(() => useKeptDraft(kept({ note: "half", factor: 3 }), first));
  expect(result.current).toMatchObject({ isOfBefore: true, draft: { note: "half", factor: 3 } });
  act(() => result.current.beginAgain());
  expect(result.current).toMatchObject({ isOfBefore: false, draft: first });
  await waitFor(() => expect(sent).toEqual([{ path: "/v1/choices/emkg.p.w", value: {} }]));
});

test("nothing of what was saved comes back: a change that waits is not kept any more", async () => {
  const { result, unmount } = renderHook(() => useKeptDraft(kept(null), first));
  act(() => result.current.change({ factor: 3 }));
  act(() => result.current.forget());
  unmount();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.value).toEqual({});
});
