"use client";

import { Button, Group, Modal, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";

type Props = {
  title: string;
  /** What will be, and whether it can be taken back. */
  children: ReactNode;
  cancel: string;
  /** The word for what is done. */
  act: string;
  isBusy: boolean;
  onClose: () => void;
  onAct: () => void;
};

/** Asks before something that cannot be taken back; the way out has the focus. */
export function AskFirst({ title, children, cancel, act, isBusy, onClose, onAct }: Props) {
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ "aria-label": cancel }}>
      <Stack>
        <Text size="sm" component="div">
          {children}
        </Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus>
            {cancel}
          </Button>
          <Button color="red" loading={isBusy} onClick={onAct}>
            {act}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
