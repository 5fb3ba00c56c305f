"use client";

import { MantineProvider, mergeThemeOverrides, Notification } from "@mantine/core";
import { Notifications } from "@mantine/notifications";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type ReactNode, useMemo, useState } from "react";
import { theme } from "./theme";

export function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: 1, staleTime: 2_000 } } }),
  );
  const t = useTranslations("keys");
  const named = useMemo(() => {
    const closeButtonProps = { "aria-label": t("done") };
    const components = { Notification: Notification.extend({ defaultProps: { closeButtonProps } }) };
    return mergeThemeOverrides(theme, { components });
  }, [t]);
  return (
    <QueryClientProvider client={client}>
      <MantineProvider theme={named} defaultColorScheme="auto">
        <Notifications position="bottom-right" />
        {children}
      </MantineProvider>
    </QueryClientProvider>
  );
}
