"use client";

import { Button, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { Dialog, DialogButtons } from "./dialog";

type Props = {
  title: string;
  /** What will be, and whether it can be taken back. */
  children: ReactNode;
  /** The word for the way out, where it is not "Cancel". */
  cancel?: string;
  /** The word for what is done. */
  act: string;
  isBusy: boolean;
  onClose: () => void;
  onAct: () => void;
};

/** Asks before something that cannot be taken back; the way out has the focus. */
export function AskFirst({ title, children, cancel, act, isBusy, onClose, onAct }: Props) {
  return (
    <Dialog onClose={onClose} title={title}>
      <Stack>
        <Text size="sm" component="div">
          {children}
        </Text>
        <DialogButtons isCancelFirst cancel={cancel} onCancel={onClose}>
          <Button color="red" loading={isBusy} onClick={onAct}>
            {act}
          </Button>
        </DialogButtons>
      </Stack>
    </Dialog>
  );
}
