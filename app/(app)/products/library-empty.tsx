"use client";

import { Button, Center, Stack, Text } from "@mantine/core";
import { useTranslations } from "next-intl";
import { Link } from "@/components/link";
import { useRights } from "@/components/rights";

/** A list without rows says why, and leads on. */
export function LibraryEmpty({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const t = useTranslations("products");
  const { canWrite } = useRights();
  return (
    <Center h="100%" mih={240}>
      <Stack align="center" maw={440} ta="center">
        <Text>{isFiltered ? t("noMatch") : t("empty")}</Text>
        {isFiltered && (
          <Button variant="default" onClick={onClear}>
            {t("dropAll")}
          </Button>
        )}
        {!isFiltered && canWrite && (
          <Button component={Link} href="/sheets">
            {t("toUpload")}
          </Button>
        )}
      </Stack>
    </Center>
  );
}
