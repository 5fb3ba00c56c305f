"use client";

import { useMemo, useRef, useState } from "react";
import type { Drawn } from "@/components/pdf-viewer/pdf-viewer";
import type { CriticalPath } from "@/lib/sheet/critical-paths";
import { isOpen, nextPath, partsOf, type Review, type Word } from "./review-values";
import type { ReleaseWish, useReview } from "./use-review";
import { useReviewKeys } from "./use-review-keys";

/** The values in the order of the first look, so that nothing jumps away. */
function useOrder(review: Review) {
  const first = useRef(review.values);
  const parts = useMemo(() => partsOf(first.current), []);
  const order = useMemo(() => parts.flatMap(({ paths }) => paths), [parts]);
  return { parts, order };
}

/** Which value is looked at, and what is done with it. */
export function useReviewing(review: Review, acts: ReturnType<typeof useReview>, canWrite: boolean) {
  const { parts, order } = useOrder(review);
  const [active, setActive] = useState<CriticalPath | null>(order[0] ?? null);
  const [isEditing, setEditing] = useState(false);
  const { view, setView, drawn, setDrawn, take } = useDrawn();
  const { isAsking, setAsking, release, askRelease } = useRelease(review, acts);
  const value = review.values.find(({ path }) => path === active);

  const activate = (path: CriticalPath) => {
    if (path === active) return;
    setEditing(false);
    setActive(path);
  };
  const say = async (word: Omit<Word, "path">) => {
    if (!value || acts.isBusy) return;
    try {
      await acts.say(value, word);
    } catch {
      // Shown by the write itself; the value stays as it is, and so does what was typed.
      return;
    }
    setEditing(false);
    setActive(nextPath(order, review.values, value.path) ?? value.path);
  };
  const move = (by: number) => {
    const path = order[order.indexOf(active ?? order[0] ?? "section1.product_name") + by];
    if (path) activate(path);
  };
  const undo = () =>
    void acts.undo().then(
      (path) => path && activate(path),
      () => undefined,
    );
  const edit = () => {
    setDrawn(null);
    setEditing(true);
  };
  const confirm = () => {
    // Nothing that could be confirmed was read: it is to be entered.
    if (value?.state === "missing") edit();
    else void say({ state: "confirmed", value: null });
  };
  const deny = () => void say({ state: "absent", value: null });
  useReviewKeys(
    { confirm, edit, deny, undo, move, release: askRelease },
    canWrite && !isEditing && !isAsking,
  );
  return {
    ...{ parts, active, isEditing, isAsking, view, drawn },
    ...{ activate, confirm, edit, deny, undo, release, take, setAsking, setView },
    save: (written: unknown) => void say({ state: "corrected", value: written }),
    cancel: () => setEditing(false),
  };
}

/** What is open is asked about before it is released. */
function useRelease(review: Review, { release: act }: ReturnType<typeof useReview>) {
  const [isAsking, setAsking] = useState(false);
  const release = (wish: ReleaseWish) => act.mutate(wish, { onSuccess: () => setAsking(false) });
  const askRelease = () => {
    if (review.state === "released" || act.isPending) return;
    if (review.values.some(isOpen)) setAsking(true);
    else release({});
  };
  return { isAsking, setAsking, release, askRelease };
}

/** Which half a phone shows, and what was drawn on the page; who has drawn wants to see the value. */
function useDrawn() {
  const [view, setView] = useState<"values" | "page">("values");
  const [drawn, setDrawn] = useState<{ text: string } | null>(null);
  const take = ({ text }: Drawn) => {
    setDrawn({ text });
    setView("values");
  };
  return { view, setView, drawn, setDrawn, take };
}
