"use client";

import { Alert, Button, Code, CopyButton, Group, Stack, Text } from "@mantine/core";
import { useTranslations } from "next-intl";

/** Something that is shown this once, with a way to copy it. */
export function CopyOnce({ label, text }: { label: string; text: string }) {
  return (
    <Alert color="yellow" role="status">
      <Stack gap="xs">
        <Text size="sm" fw={600}>
          {label}
        </Text>
        <CopyLine text={text} />
      </Stack>
    </Alert>
  );
}

/** A line of text with a button that copies it. */
export function CopyLine({ text }: { text: string }) {
  const t = useTranslations("settings");
  return (
    <Group gap="xs" wrap="nowrap" align="flex-start">
      <Code block style={{ flex: 1, whiteSpace: "pre-wrap", overflowWrap: "anywhere" }} tabIndex={0}>
        {text}
      </Code>
      <CopyButton value={text}>
        {({ copied, copy }) => (
          <Button size="xs" variant="default" onClick={copy} style={{ flex: "none" }}>
            {copied ? t("copied") : t("copy")}
          </Button>
        )}
      </CopyButton>
    </Group>
  );
}
