import { Container, Group, Stack, Text, Title } from "@mantine/core";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { LinkAnchor } from "@/components/link-anchor";
import { Pictograms } from "@/components/pictograms";
import { SignalWord } from "@/components/signal-word";
import { WorkplaceContents } from "@/lib/library/contents/schema";
import { read } from "@/lib/library/contents/service";
import classes from "./door.module.css";
import { doorContext } from "./door-context";
import { EmergencyCall } from "./emergency-call";

type Props = { params: Promise<{ token: string }> };

export const metadata: Metadata = { robots: { index: false } };

/** What a phone shows after the code at the door: the emergency call, and the products to choose from. */
export default async function DoorPhonePage({ params }: Props) {
  const { token } = await params;
  const { context, workplaceId } = await doorContext(token);
  const { workplace, products } = WorkplaceContents.parse(await read(context, workplaceId));
  const t = await getTranslations("door");
  const states = await getTranslations("hazardStates");
  return (
    <Container size="xs" component="main" py="md">
      <Stack>
        <Title order={1} size="h2">
          {workplace.name}
        </Title>
        <EmergencyCall label={t("call")} />
        <Text fw={600}>{t("choose")}</Text>
        {products.length === 0 && <Text c="dimmed">{t("nothing")}</Text>}
        <ul className={classes.list}>
          {products.map(({ product, hazards }) => (
            <li key={product.id}>
              <LinkAnchor href={`/w/${token}/${product.id}`} className={classes.item} underline="never">
                <span className={classes.name}>
                  {product.display_name ?? product.sds?.product_name ?? product.sds?.file_name}
                </span>
                <Group gap="xs" component="span">
                  {hazards !== "known" && <strong>{states(hazards ?? "noSheet")}</strong>}
                  <SignalWord word={product.sds?.signal_word ?? null} />
                  <Pictograms codes={product.sds?.pictograms ?? []} />
                </Group>
              </LinkAnchor>
            </li>
          ))}
        </ul>
      </Stack>
    </Container>
  );
}
