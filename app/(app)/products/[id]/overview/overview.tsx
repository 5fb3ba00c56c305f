"use client";

import { Alert, Anchor, Grid, Stack } from "@mantine/core";
import { useTranslations } from "next-intl";
import { Link } from "@/components/link";
import type { HazardState } from "@/lib/sheet/hazard-states";
import { OwnFields } from "../own-fields";
import type { Detail } from "../product-name";
import type { HazardText } from "../product-screen";
import { Hazards } from "./hazards";
import { Places } from "./places";
import { SheetFacts } from "./sheet-facts";
import { SheetParts } from "./sheet-parts";
import { SheetState } from "./sheet-state";

type Props = { product: Detail; statements: HazardText[]; hazards: HazardState | null };

/** What a person needs first of a product, each part with the way to all of it; what the team says of it itself. */
export function Overview({ product, statements, hazards }: Props) {
  const t = useTranslations("product");
  const { sds } = product;
  return (
    <Grid gap="md">
      <Grid.Col span={{ base: 12, md: 7 }}>
        <Stack>
          {sds ? (
            <>
              <Hazards statements={statements} state={hazards} />
              <SheetParts sds={sds} />
            </>
          ) : (
            <Alert color="yellow" title={t("awaiting")}>
              <Anchor component={Link} href={`/products/${product.id}?tab=sheets`} size="sm">
                {t("awaitingLead")}
              </Anchor>
            </Alert>
          )}
        </Stack>
      </Grid.Col>
      <Grid.Col span={{ base: 12, md: 5 }}>
        <Stack>
          {sds && <SheetState sds={sds} />}
          <Places product={product} />
          {sds && <SheetFacts sds={sds} />}
          <OwnFields product={product} />
        </Stack>
      </Grid.Col>
    </Grid>
  );
}
