"use client";

import { Badge, Button, Group, Stack, Text } from "@mantine/core";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { useColon } from "@/i18n/use-colon";
import { useDates } from "@/i18n/use-dates";
import { useDoubtText } from "../doubts";
import type { Choices } from "./choices";
import { Editor } from "./editors/editor";
import { Key } from "./key";
import classes from "./review.module.css";
import { isOpen, type ReviewValue, sectionOf } from "./review-values";
import { ShownValue } from "./shown-value";

const colours = {
  read: "gray",
  doubtful: "yellow",
  missing: "orange",
  absent: "gray",
  confirmed: "teal",
  corrected: "teal",
} as const;

type Props = {
  value: ReviewValue;
  choices: Choices;
  texts: ReadonlyMap<string, string>;
  isActive: boolean;
  isEditing: boolean;
  canWrite: boolean;
  drawn: { text: string } | null;
  onActivate: () => void;
  onConfirm: () => void;
  onEdit: () => void;
  onDeny: () => void;
  onSave: (value: unknown) => void;
  onCancel: () => void;
};

/** One value: what it says, how sure that is and why, and what a person can do with it. */
export function ValueCard(props: Props) {
  const { value, isActive, isEditing, choices, texts, drawn, canWrite } = props;
  const t = useTranslations("review");
  const colon = useColon();
  const card = useActiveInView(isActive && !isEditing);
  const label = t(`labels.${value.path.replaceAll(".", "_")}`);
  return (
    <li
      ref={card}
      className={classes.card}
      data-active={isActive}
      data-path={value.path}
      tabIndex={-1}
      aria-current={isActive ? "step" : undefined}
      aria-label={`${label}${colon} ${t(`states.${value.state}`)}`}
    >
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <button type="button" className={classes.name} onClick={props.onActivate}>
          {label}
        </button>
        <Badge variant="light" color={colours[value.state]} radius="sm">
          {t(`states.${value.state}`)}
        </Badge>
      </Group>
      {isEditing ? (
        <Editor
          path={value.path}
          value={value.value}
          choices={choices}
          drawn={drawn}
          onSave={props.onSave}
          onCancel={props.onCancel}
        />
      ) : (
        <ShownValue path={value.path} value={value.value} texts={texts} />
      )}
      <Why value={value} texts={texts} />
      {isActive && !isEditing && canWrite && <Actions {...props} />}
    </li>
  );
}

/** Why a value is in doubt, what would settle it, and who has said what. */
function Why({ value, texts }: { value: ReviewValue; texts: ReadonlyMap<string, string> }) {
  const t = useTranslations("review");
  const dates = useDates();
  const say = useDoubtText();
  const { path, state, reason, by, at, earlier, read_value, derived } = value;
  const isDisputed = state === "doubtful" && by !== null;
  return (
    <Stack gap={2}>
      {reason && (
        <Text size="xs" c={isOpen(value) ? "var(--mantine-color-orange-light-color)" : "dimmed"}>
          {isOpen(value) ? "⚠ " : ""}
          {derived && !isOpen(value) ? t("derived", { reason: say(reason) }) : say(reason)}
        </Text>
      )}
      {isOpen(value) && (
        <Text size="xs" c="dimmed">
          {t(`settle.${isDisputed ? "disputed" : state}`, { section: sectionOf(path) })}
        </Text>
      )}
      {isDisputed && (
        <>
          <Text size="xs" fw={600}>
            {t("readNow")}
          </Text>
          <ShownValue path={path} value={read_value} texts={texts} />
        </>
      )}
      {by && at && (
        <Text size="xs" c="dimmed">
          {t("saidBy", { name: by.name, date: dates.day(at) })}
        </Text>
      )}
      {earlier && (
        <>
          <Text size="xs" c="dimmed">
            {t("earlier", {
              name: earlier.by.name,
              date: dates.day(earlier.at),
            })}
          </Text>
          <ShownValue path={path} value={earlier.value} texts={texts} />
        </>
      )}
    </Stack>
  );
}

function Actions({ value, onConfirm, onEdit, onDeny }: Props) {
  const t = useTranslations("review");
  return (
    <Group gap="xs" mt={4}>
      {value.state !== "missing" && (
        <Button size="compact-sm" onClick={onConfirm} rightSection={<Key>⏎</Key>}>
          {t("confirm")}
        </Button>
      )}
      <Button size="compact-sm" variant="default" onClick={onEdit} rightSection={<Key>E</Key>}>
        {t("edit")}
      </Button>
      <Button size="compact-sm" variant="default" onClick={onDeny} rightSection={<Key>X</Key>}>
        {t("notOnSheet")}
      </Button>
    </Group>
  );
}

/** The value that is looked at has the focus and stands in sight in its list; the window stays where it is. */
function useActiveInView(isActive: boolean) {
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const element = card.current;
    const list = element?.closest<HTMLElement>("[data-scroller]");
    if (!isActive || !element || !list) return;
    element.focus({ preventScroll: true });
    const [inner, outer] = [element.getBoundingClientRect(), list.getBoundingClientRect()];
    if (inner.top < outer.top || inner.bottom > outer.bottom)
      list.scrollTop += inner.top - outer.top - Math.min(80, outer.height / 4);
  }, [isActive]);
  return card;
}
