"use client";

import { Alert, ColorInput, Fieldset, Group, Select, Stack, Switch, TextInput } from "@mantine/core";
import { useTranslations } from "next-intl";
import { cardLayoutKinds } from "@/lib/printing/layout/safety-card/card-layout-kinds";
import { cardLayouts } from "@/lib/printing/layout/safety-card/card-layouts";
import type { ProfileSettings } from "@/lib/printing/profiles/schema";
import { BlockOrder } from "./block-order";
import { contrastOf } from "./contrast";

type Props = { settings: ProfileSettings; onChange: (part: Partial<ProfileSettings>) => void };

/** Kind of card, its blocks, colours and footer; what is not chosen is as the kind of card has it. */
export function LookFields({ settings, onChange }: Props) {
  const t = useTranslations("cardProfiles");
  const usual = cardLayouts[settings.layout ?? "vik"];
  return (
    <Fieldset legend={t("look")}>
      <Stack gap="sm">
        <Select
          label={t("layout")}
          placeholder={t("byLanguage")}
          clearable
          value={settings.layout}
          data={cardLayoutKinds.map((kind) => ({ value: kind, label: t(`layouts.${kind}`) }))}
          onChange={(value) => onChange({ layout: cardLayoutKinds.find((kind) => kind === value) ?? null })}
        />
        <Switch
          label={t("ownBlocks")}
          checked={settings.blocks !== null}
          onChange={(event) => onChange({ blocks: event.currentTarget.checked ? usual.blocks : null })}
        />
        {settings.blocks && (
          <BlockOrder blocks={settings.blocks} onChange={(blocks) => onChange({ blocks })} />
        )}
        <Switch
          label={t("ownColours")}
          checked={settings.colours !== null}
          onChange={(event) =>
            onChange({
              colours: event.currentTarget.checked
                ? { heading: usual.colours.heading, heading_text: usual.colours.headingText }
                : null,
            })
          }
        />
        {settings.colours && <Colours colours={settings.colours} onChange={onChange} />}
        <TextInput
          label={t("footer")}
          maxLength={300}
          value={settings.footer ?? ""}
          onChange={(event) => onChange({ footer: event.currentTarget.value || null })}
        />
      </Stack>
    </Fieldset>
  );
}

type ColourProps = {
  colours: NonNullable<ProfileSettings["colours"]>;
  onChange: Props["onChange"];
};

/** WCAG 1.4.3: text of this size needs this contrast. */
const LEAST_CONTRAST = 4.5;

function Colours({ colours, onChange }: ColourProps) {
  const t = useTranslations("cardProfiles");
  const contrast = contrastOf(colours.heading, colours.heading_text);
  const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text);
  return (
    <Stack gap="xs">
      <Group grow>
        <ColorInput
          label={t("headingColour")}
          format="hex"
          eyeDropperButtonProps={{ "aria-label": t("pickColour") }}
          value={colours.heading}
          onChange={(value) => isColour(value) && onChange({ colours: { ...colours, heading: value } })}
        />
        <ColorInput
          label={t("headingTextColour")}
          format="hex"
          eyeDropperButtonProps={{ "aria-label": t("pickColour") }}
          value={colours.heading_text}
          onChange={(value) => isColour(value) && onChange({ colours: { ...colours, heading_text: value } })}
        />
      </Group>
      {contrast < LEAST_CONTRAST && (
        <Alert color="yellow" role="alert">
          {t("lowContrast", { ratio: contrast.toFixed(1) })}
        </Alert>
      )}
    </Stack>
  );
}
