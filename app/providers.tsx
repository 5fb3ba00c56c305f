"use client";

import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useFormatter } from "next-intl";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { NoticeStack } from "@/components/notices/notice-stack";
import { keepTimeZone } from "@/i18n/time-zone";
import { theme } from "./theme";

export function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: 1, staleTime: 2_000 } } }),
  );
  useEffect(keepTimeZone, []);
  const decimalSeparator = useFormatter().number(0.5).charAt(1);
  const spoken = useMemo(
    () => ({
      ...theme,
      components: { ...theme.components, NumberInput: { defaultProps: { decimalSeparator } } },
    }),
    [decimalSeparator],
  );
  return (
    <QueryClientProvider client={client}>
      <MantineProvider theme={spoken} defaultColorScheme="auto">
        {children}
        <NoticeStack />
      </MantineProvider>
    </QueryClientProvider>
  );
}
