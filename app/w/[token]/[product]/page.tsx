import { Button, Container, Group, Paper, Stack, Text, Title } from "@mantine/core";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { hazardOrder } from "@/components/hazard-order";
import { HazardsWarning } from "@/components/hazards-warning";
import { LinkAnchor } from "@/components/link-anchor";
import { Pictograms } from "@/components/pictograms";
import { SignalWord } from "@/components/signal-word";
import { valueText } from "@/components/value-text";
import { getLanguage } from "@/i18n/language";
import { SdsDocumentDetail } from "@/lib/holdings/documents/schema";
import { detail, sections } from "@/lib/holdings/documents/service";
import { WorkplaceContents } from "@/lib/library/contents/schema";
import { read } from "@/lib/library/contents/service";
import { cardsAt } from "@/lib/printing/approved/service";
import { statementText } from "@/lib/regulation/statement-text";
import { doorContext } from "../door-context";
import { EmergencyCall } from "../emergency-call";
import { DoorCards } from "./door-cards";

type Props = {
  params: Promise<{ token: string; product: string }>;
  searchParams: Promise<{ noted?: string }>;
};

export const metadata: Metadata = { robots: { index: false } };

const routes = [
  "general",
  "eye_contact",
  "skin_contact",
  "inhalation",
  "ingestion",
  "symptoms",
  "medical_attention",
  "notes_to_physician",
] as const;

/** First aid for one product of the workplace: whom to call, and section 4 of its sheet. */
export default async function FirstAidPage({ params, searchParams }: Props) {
  const { token, product: productId } = await params;
  const { context, workplaceId } = await doorContext(token);
  const { products } = WorkplaceContents.parse(await read(context, workplaceId));
  const placed = products.find((one) => one.product.id === productId);
  if (!placed) notFound();
  const { product, hazards } = placed;
  const cards = await cardsAt(context, workplaceId, productId);
  const { noted } = await searchParams;
  const t = await getTranslations("door");
  const fields = await getTranslations("fields");
  const language = await getLanguage();
  const sds = product.sds;
  const sheet = sds && SdsDocumentDetail.parse(await detail(context, sds.document_id));
  const options = { numbers: [4], withSources: false };
  const section: Record<string, unknown> | null =
    sds && ((await sections(context, sds.document_id, options)).data.section4 ?? null);
  const aid = routes.flatMap((name) => {
    const text = valueText(section?.[name]);
    return text ? [{ name, text }] : [];
  });
  return (
    <Container size="xs" component="main" py="md">
      <Stack>
        <LinkAnchor href={`/w/${token}`}>{t("back")}</LinkAnchor>
        <Title order={1} size="h2">
          {product.display_name ?? sds?.product_name ?? sds?.file_name}
        </Title>
        <Group gap="xs">
          <SignalWord word={sds?.signal_word ?? null} />
          <Pictograms codes={sds?.pictograms ?? []} size={40} />
        </Group>
        <HazardsWarning hazards={hazards} />
        <EmergencyCall label={t("call")} />
        {sheet?.emergency_contacts.map(
          ({ phone, organization, hours }) =>
            phone && (
              <Stack key={phone} gap={4}>
                <Button
                  component="a"
                  href={`tel:${phone.replace(/[^\d+]/g, "")}`}
                  variant="default"
                  size="lg"
                  fullWidth
                >
                  {phone}
                </Button>
                <Text size="sm" c="dimmed">
                  {[organization, hours].filter(Boolean).join(" · ")}
                </Text>
              </Stack>
            ),
        )}
        <Title order={2} size="h3" lang={language}>
          {t("firstAid")}
        </Title>
        {!sds && <Text>{t("noSheet")}</Text>}
        {aid.map(({ name, text }) => (
          <Paper key={name} withBorder p="md" component="section" aria-label={fields(name)}>
            <Text fw={700}>{fields(name)}</Text>
            <Text lang={sds?.language ?? undefined} style={{ whiteSpace: "pre-wrap" }}>
              {text}
            </Text>
          </Paper>
        ))}
        {sds && aid.length === 0 && (
          <Text lang={sds.language ?? undefined} style={{ whiteSpace: "pre-wrap" }}>
            {String(section?.text ?? "") || t("noFirstAid")}
          </Text>
        )}
        <Title order={2} size="h3">
          {t("hazards")}
        </Title>
        {hazardOrder(sds?.h_codes ?? []).map((code) => (
          <Text key={code}>
            <b>{code}</b> {statementText(code, language)?.text}
          </Text>
        ))}
        <DoorCards cards={cards} path={`/w/${token}/${productId}`} noted={noted} />
      </Stack>
    </Container>
  );
}
