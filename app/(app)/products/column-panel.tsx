"use client";

import { ActionIcon, Button, Checkbox, Group, SegmentedControl, Stack, Text } from "@mantine/core";
import { useTranslations } from "next-intl";
import { useColumnCatalogue } from "./column-catalogue";
import classes from "./library.module.css";
import { useLabels } from "./use-labels";
import { defaultColumns, type LibraryView, type SetLibraryView } from "./view";

/** Which columns are shown and in which order, and how high the rows are. */
export function ColumnPanel({ view, setView }: { view: LibraryView; setView: SetLibraryView }) {
  const t = useTranslations("products");
  const { columnLabel } = useLabels();
  const catalogue = useColumnCatalogue().map(({ name }) => name);
  const hidden = catalogue.filter((name) => !view.cols.includes(name));
  const shown = view.cols.filter((name) => catalogue.includes(name));

  function move(name: string, by: number) {
    const left = shown.filter((other) => other !== name);
    const at = Math.max(0, shown.indexOf(name) + by);
    void setView({ cols: [...left.slice(0, at), name, ...left.slice(at)] });
  }

  return (
    <Stack gap="xs">
      <SegmentedControl
        size="xs"
        aria-label={t("density")}
        value={view.density}
        onChange={(value) => void setView({ density: value === "compact" ? "compact" : "normal" })}
        data={[
          { value: "normal", label: t("normal") },
          { value: "compact", label: t("compact") },
        ]}
      />
      <div className={classes.columns}>
        <Stack gap={2}>
          {shown.map((name, i) => (
            <Group key={name} justify="space-between" wrap="nowrap" mih={28}>
              <Checkbox
                size="xs"
                label={columnLabel(name)}
                checked
                disabled={name === "name"}
                onChange={() => void setView({ cols: shown.filter((other) => other !== name) })}
              />
              <Group gap={2} wrap="nowrap">
                <Arrow
                  label={t("up", { name: columnLabel(name) })}
                  sign="↑"
                  onClick={() => move(name, -1)}
                  isOff={i === 0}
                />
                <Arrow
                  label={t("down", { name: columnLabel(name) })}
                  sign="↓"
                  onClick={() => move(name, 1)}
                  isOff={i === shown.length - 1}
                />
              </Group>
            </Group>
          ))}
          {hidden.length > 0 && (
            <Text size="xs" c="dimmed" mt="xs">
              {t("hiddenColumns")}
            </Text>
          )}
          {hidden.map((name) => (
            <Checkbox
              key={name}
              size="xs"
              mih={24}
              label={columnLabel(name)}
              checked={false}
              onChange={() => void setView({ cols: [...shown, name] })}
            />
          ))}
        </Stack>
      </div>
      <Button
        size="xs"
        variant="subtle"
        onClick={() => void setView({ cols: defaultColumns, pin: ["name"], w: {} })}
      >
        {t("resetColumns")}
      </Button>
    </Stack>
  );
}

type ArrowProps = { label: string; sign: string; onClick: () => void; isOff: boolean };

function Arrow({ label, sign, onClick, isOff }: ArrowProps) {
  return (
    <ActionIcon variant="subtle" size={24} aria-label={label} onClick={onClick} disabled={isOff}>
      <span aria-hidden="true">{sign}</span>
    </ActionIcon>
  );
}
