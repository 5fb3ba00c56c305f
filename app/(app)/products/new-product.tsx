"use client";

import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";

const NewProductDialog = dynamic(() => import("./new-product-dialog").then((file) => file.NewProductDialog), {
  ssr: false,
});

export function NewProduct() {
  const t = useTranslations("products");
  const [isOpen, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button size="sm" onClick={open}>
        {t("new")}
      </Button>
      {isOpen && <NewProductDialog onClose={close} />}
    </>
  );
}
