import { Group, Stack, Text, Title } from "@mantine/core";
import { useTranslations } from "next-intl";
import { LinkAnchor } from "@/components/link-anchor";
import { ReviewBadge } from "@/components/review-badge";
import { SignalWord } from "@/components/signal-word";
import type { SheetToReview } from "@/lib/library/home/service";

/** The sheets that most need a person's look: each leads to its review. */
export function ReviewFirst({ sheets }: { sheets: SheetToReview[] }) {
  const t = useTranslations("home");
  const states = useTranslations("hazardStates");
  if (sheets.length === 0) return null;
  return (
    <Stack component="section" gap="xs" aria-labelledby="review-first">
      <Title order={2} size="h5" id="review-first">
        {t("reviewFirst")}
      </Title>
      <Stack component="ul" gap={4} p={0} m={0} style={{ listStyle: "none" }}>
        {sheets.map(({ id, name, signalWord, hazards, reviewState }) => (
          <Group component="li" key={id} gap="sm">
            <LinkAnchor href={`/sheets/${id}/review`}>{name}</LinkAnchor>
            {signalWord && <SignalWord word={signalWord} />}
            {hazards !== "known" && (
              <Text size="sm" c="dimmed">
                {states(hazards)}
              </Text>
            )}
            <ReviewBadge state={reviewState} />
          </Group>
        ))}
      </Stack>
    </Stack>
  );
}
