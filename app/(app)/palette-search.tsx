// biome-ignore-all lint/a11y/useFocusableInteractive: the field keeps the focus and says which of the hits is active
// biome-ignore-all lint/a11y/useKeyWithClickEvents: the field takes the keys
"use client";

import { Input } from "@mantine/core";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { askToLeave } from "@/components/leaving/leaving";
import classes from "./command-palette.module.css";
import type { EarlyLetters } from "./use-early-letters";
import { type PaletteHit, usePaletteHits } from "./use-palette-hits";

type Props = { places: readonly string[]; early: EarlyLetters; onDone: () => void };

/** A field and what it finds: arrows walk through the hits, Enter opens one, the first before any is chosen. */
export function PaletteSearch({ places, early, onDone }: Props) {
  const t = useTranslations("palette");
  const router = useRouter();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const search = usePaletteText(field, early);
  const { groups, isPending } = usePaletteHits(places, search.query);
  const hits = groups.flatMap((group) => group.hits);
  const isSettled = search.isSettled && !isPending;
  const [at, setAt] = useState(0);
  const [isEntered, setIsEntered] = useState(false);
  // Without a word nothing is looked for, and Enter leads nowhere by itself.
  const active = search.text.trim() || at > 0 ? hits[Math.min(at, hits.length - 1)] : undefined;

  function open({ href }: PaletteHit) {
    onDone();
    askToLeave(() => router.push(href));
  }
  // Who is faster than the hits meant the first of them.
  useEffect(() => {
    if (!isEntered || !isSettled) return;
    setIsEntered(false);
    if (active) open(active);
  });

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by && hits.length > 0) setAt((Math.min(at, hits.length - 1) + by + hits.length) % hits.length);
    else if (event.key === "Enter") {
      search.settle();
      setIsEntered(true);
    } else return;
    event.preventDefault();
  }

  return (
    <>
      <Input
        ref={field}
        size="lg"
        role="combobox"
        aria-label={t("search")}
        aria-expanded={hits.length > 0}
        aria-controls={`${id}-hits`}
        aria-activedescendant={active && `${id}-${active.id}`}
        aria-autocomplete="list"
        autoComplete="off"
        data-autofocus
        placeholder={t("search")}
        classNames={{ input: classes.search }}
        value={search.text}
        onChange={(event) => {
          search.setText(event.currentTarget.value);
          setAt(0);
          setIsEntered(false);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={`${id}-hits`} role="listbox" aria-label={t("hits")} className={classes.hits}>
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: options stand in a group of the list, not of a form
          <div key={group.label} role="group" aria-label={group.label}>
            <div className={classes.group} aria-hidden="true">
              {group.label}
            </div>
            {group.hits.map((hit) => (
              <Hit key={hit.id} id={`${id}-${hit.id}`} hit={hit} isActive={hit === active} onOpen={open} />
            ))}
          </div>
        ))}
      </div>
      {hits.length === 0 && (
        <div className={classes.nothing} role="status">
          {isSettled ? t("nothing") : t("looking")}
        </div>
      )}
    </>
  );
}

type HitProps = { id: string; hit: PaletteHit; isActive: boolean; onOpen: (hit: PaletteHit) => void };

function Hit({ id, hit, isActive, onOpen }: HitProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView?.({ block: "nearest" });
  }, [isActive]);
  return (
    <div
      ref={element}
      id={id}
      role="option"
      aria-selected={isActive}
      className={classes.hit}
      onClick={() => onOpen(hit)}
    >
      {hit.label}
      {hit.description && <div className={classes.description}>{hit.description}</div>}
    </div>
  );
}

const waitMs = 150;

/** What is typed, and what of it is looked for: as soon as one pauses or presses Enter. */
function usePaletteText(field: React.RefObject<HTMLInputElement | null>, early: EarlyLetters) {
  const [text, setText] = useState("");
  const [query, setQuery] = useState("");
  // Before anything else can be typed: a later letter would be the whole text.
  useLayoutEffect(() => {
    field.current?.focus();
    setText(early.take());
  }, [field, early]);
  useEffect(() => {
    const timer = setTimeout(() => setQuery(text.trim()), waitMs);
    return () => clearTimeout(timer);
  }, [text]);
  return { text, setText, query, isSettled: text.trim() === query, settle: () => setQuery(text.trim()) };
}
