"use client";

import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { NoticeStack } from "@/components/notices/notice-stack";
import { keepTimeZone } from "@/i18n/time-zone";
import { theme } from "./theme";

export function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: 1, staleTime: 2_000 } } }),
  );
  useEffect(keepTimeZone, []);
  return (
    <QueryClientProvider client={client}>
      <MantineProvider theme={theme} defaultColorScheme="auto">
        {children}
        <NoticeStack />
      </MantineProvider>
    </QueryClientProvider>
  );
}
