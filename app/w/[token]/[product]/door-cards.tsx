import { Alert, Button, Paper, Stack, Text, TextInput, Title } from "@mantine/core";
import { getTranslations } from "next-intl/server";
import { LinkAnchor } from "@/components/link-anchor";
import type { CardRow } from "@/lib/printing/approved/statement";

type Props = { cards: CardRow[]; path: string; noted: string | undefined };

/** The safety cards that hold here, and where one says to have read them. */
export async function DoorCards({ cards, path, noted }: Props) {
  const t = await getTranslations("door");
  const approved = await getTranslations("approvedCards");
  if (cards.length === 0) return null;
  return (
    <Stack component="section" gap="sm" aria-labelledby="cards">
      <Title order={2} size="h3" id="cards">
        {approved("title")}
      </Title>
      {cards.map((card) => (
        <Paper key={card.id} id={`card-${card.id}`} withBorder p="md">
          <Stack gap="sm">
            {card.status !== "approved" && <Text fw={700}>{approved(`statuses.${card.status}`)}</Text>}
            <LinkAnchor href={`${path}/cards/${card.id}`}>
              {t("readCard", { language: card.language.toUpperCase(), number: card.version })}
            </LinkAnchor>
            {noted === card.id && <Alert color="teal">{t("noted")}</Alert>}
            <form method="post" action={`${path}/acknowledge`}>
              <Stack gap="xs">
                <input type="hidden" name="card" value={card.id} />
                <TextInput
                  name="name"
                  label={t("yourName")}
                  maxLength={120}
                  required
                  autoComplete="name"
                  size="md"
                />
                <Button type="submit" size="md" variant="default">
                  {t("haveRead")}
                </Button>
              </Stack>
            </form>
          </Stack>
        </Paper>
      ))}
    </Stack>
  );
}
