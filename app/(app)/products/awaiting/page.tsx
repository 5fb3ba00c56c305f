import { Anchor, Stack, Table, Text, Title } from "@mantine/core";
import type { Metadata } from "next";
import Link from "next/link";
import { getFormatter, getTranslations } from "next-intl/server";
import { awaitingSheet } from "@/lib/home/service";
import { pageContext } from "../../page-context";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("awaiting"))("title") };
}

/** Products whose sheet is still to come; the library's own list leaves them out. */
export default async function AwaitingPage() {
  const { context } = await pageContext();
  const t = await getTranslations("awaiting");
  const columns = await getTranslations("columns");
  const format = await getFormatter();
  const products = await awaitingSheet(context);
  return (
    <Stack>
      <Anchor href="/products" size="sm">
        {t("back")}
      </Anchor>
      <Title order={1} size="h2">
        {t("title")}
      </Title>
      {products.length === 0 && <Text c="dimmed">{t("none")}</Text>}
      {products.length > 0 && (
        <Table verticalSpacing="sm">
          <thead>
            <tr>
              <th style={{ textAlign: "start" }}>{columns("name")}</th>
              <th style={{ textAlign: "start" }}>{columns("manufacturer")}</th>
              <th style={{ textAlign: "start" }}>{columns("supplier")}</th>
              <th style={{ textAlign: "start" }}>{columns("created_at")}</th>
            </tr>
          </thead>
          <tbody>
            {products.map(({ id, name, manufacturer, supplier, createdAt }) => (
              <tr key={id}>
                <td>
                  <Link href={`/products/${id}?tab=sheets`}>{name}</Link>
                </td>
                <td>{manufacturer}</td>
                <td>{supplier}</td>
                <td>{format.dateTime(createdAt, { dateStyle: "medium" })}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Stack>
  );
}
