import { Group, Paper, SimpleGrid, Stack, Text, Title } from "@mantine/core";
import { useFormatter, useTranslations } from "next-intl";
import { Link } from "@/components/link";
import { LinkAnchor } from "@/components/link-anchor";
import { RegisterMenu } from "@/components/register-menu";
import { useDates } from "@/i18n/use-dates";
import type { Attention } from "@/lib/library/home/service";
import { doubtfulBelow } from "@/lib/sheet/quality";
import { furtherScreens } from "./all-screens";
import classes from "./home.module.css";
import { libraryHref } from "./products/library-href";

type Item = { key: string; count: number; href: string; colour: "red" | "yellow" | "blue" };

export function AttentionList({ found }: { found: Attention }) {
  const t = useTranslations("home");
  const format = useFormatter();
  const dates = useDates();
  const items = itemsOf(found).filter(({ count }) => count > 0);
  return (
    <Stack>
      {items.length === 0 && (
        <Paper withBorder p="lg">
          <Text fw={600}>{t("allGood")}</Text>
          <Text c="dimmed">{t("allGoodLead")}</Text>
        </Paper>
      )}
      {items.length > 0 && (
        <SimpleGrid component="ul" cols={{ base: 1, sm: 2, lg: 3 }} p={0} m={0} style={{ listStyle: "none" }}>
          {items.map(({ key, count, href, colour }) => (
            <li key={key}>
              <Link href={href} className={classes.card} data-colour={colour}>
                <span className={classes.count}>{format.number(count)}</span>
                <span className={classes.text}>
                  <span className={classes.name}>{t(`${key}.title`, { count })}</span>
                  <span className={classes.lead}>
                    {t(`${key}.lead`, { date: dates.longDay(found.oldBefore) })}
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </SimpleGrid>
      )}
      <LibraryFoot found={found} />
    </Stack>
  );
}

/** How much there is, and what is reached from nowhere else while nothing of it needs attention. */
function LibraryFoot({ found: { products, workplaces } }: { found: Attention }) {
  const t = useTranslations("home");
  const titles = useTranslations();
  return (
    <Group justify="space-between" mt="md">
      <div>
        <Title order={2} size="h5">
          {t("library")}
        </Title>
        <Text c="dimmed">{t("counts", { products, workplaces })}</Text>
      </div>
      <Group component="nav" aria-label={t("more")}>
        {furtherScreens
          .filter(({ isList }) => isList)
          .map(({ href, title }) => (
            <LinkAnchor key={href} href={href} size="sm">
              {titles(title)}
            </LinkAnchor>
          ))}
        <RegisterMenu />
      </Group>
    </Group>
  );
}

function itemsOf(found: Attention): Item[] {
  const { assessments } = found;
  return [
    { key: "failed", count: found.failed, href: "/sheets?status=failed", colour: "red" },
    {
      key: "doubtful",
      count: found.doubtful,
      href: libraryHref([{ field: "quality_score", op: "lt", value: doubtfulBelow }]),
      colour: "yellow",
    },
    {
      key: "hazards",
      count: found.hazards,
      href: libraryHref([{ field: "hazards", op: "in", value: ["unknown", "doubtful"] }]),
      colour: "red",
    },
    {
      key: "unreleased",
      count: found.unreleased,
      href: libraryHref([{ field: "review_state", op: "in", value: ["unreviewed", "in_review"] }]),
      colour: "blue",
    },
    { key: "unanswered", count: found.unanswered, href: "/letters", colour: "yellow" },
    { key: "undecided", count: found.undecided, href: "/procurement", colour: "yellow" },
    { key: "awaiting", count: found.awaiting, href: "/products/awaiting", colour: "yellow" },
    {
      key: "old",
      count: found.old,
      href: libraryHref([{ field: "revision_date", op: "lt", value: found.oldBefore }]),
      colour: "yellow",
    },
    {
      key: "undated",
      count: found.undated,
      href: libraryHref([{ field: "revision_date", op: "is_null", value: true }]),
      colour: "yellow",
    },
    { key: "review", count: assessments.review, href: "/assessments?status=review", colour: "red" },
    { key: "overdue", count: assessments.overdue, href: "/assessments?status=overdue", colour: "red" },
    {
      key: "outdatedCards",
      count: found.cards.outdated,
      href: "/safety-cards?status=outdated",
      colour: "red",
    },
    {
      key: "expiredCards",
      count: found.cards.expired,
      href: "/safety-cards?status=expired",
      colour: "yellow",
    },
    { key: "missing", count: assessments.missing, href: "/assessments?status=missing", colour: "yellow" },
    { key: "draft", count: assessments.draft, href: "/assessments?status=draft", colour: "blue" },
    { key: "processing", count: found.processing, href: "/sheets?status=processing", colour: "blue" },
  ];
}
