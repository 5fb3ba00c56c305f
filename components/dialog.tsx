"use client";

import { Button, Group, Modal } from "@mantine/core";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

type Props = { title: string; size?: "lg"; onClose: () => void; children: ReactNode };

/** A dialog, which is open as long as it is shown. */
export function Dialog({ title, size, onClose, children }: Props) {
  const t = useTranslations("dialogs");
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size={size}
      closeButtonProps={{ "aria-label": t("cancel") }}
    >
      {children}
    </Modal>
  );
}

type ButtonProps = {
  /** The word for the way out, where it is not "Cancel". */
  cancel?: string;
  /** Whether the way out has the focus. */
  isCancelFirst?: boolean;
  onCancel: () => void;
  /** What is done. */
  children?: ReactNode;
};

/** What a dialog ends with: the way out and, last, what is done. */
export function DialogButtons({ cancel, isCancelFirst, onCancel, children }: ButtonProps) {
  const t = useTranslations("dialogs");
  return (
    <Group justify="flex-end">
      <Button variant="default" onClick={onCancel} data-autofocus={isCancelFirst || undefined}>
        {cancel ?? t("cancel")}
      </Button>
      {children}
    </Group>
  );
}
