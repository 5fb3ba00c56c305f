import { Stack } from "@mantine/core";
import type { ReactNode } from "react";
import { mayAdminister } from "@/lib/platform/context";
import { pageContext } from "../page-context";
import { SettingsNav } from "./settings-nav";

export default async function SettingsLayout({ children }: { children: ReactNode }) {
  const { context } = await pageContext();
  return (
    <Stack>
      <SettingsNav canAdminister={mayAdminister(context.actor)} />
      {children}
    </Stack>
  );
}
