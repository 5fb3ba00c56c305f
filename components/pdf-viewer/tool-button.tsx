"use client";

import { ActionIcon } from "@mantine/core";
import { ViewerIcon, type ViewerIconName } from "./viewer-icons";

type Props = {
  icon: ViewerIconName;
  label: string;
  /** For one that stays in force until it is pressed again. */
  isPressed?: boolean;
  isDisabled?: boolean;
  onClick: () => void;
};

/** One of the viewer's tools: a picture with its name. */
export function ToolButton({ icon, label, isPressed, isDisabled = false, onClick }: Props) {
  return (
    <ActionIcon
      variant={isPressed ? "light" : "subtle"}
      color={isPressed ? undefined : "gray"}
      c={isPressed ? undefined : "var(--mantine-color-text)"}
      size="md"
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      disabled={isDisabled}
      onClick={onClick}
    >
      <ViewerIcon name={icon} />
    </ActionIcon>
  );
}
