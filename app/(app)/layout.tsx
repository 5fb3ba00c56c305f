import type { ReactNode } from "react";
import { pageContext } from "./page-context";
import { Shell } from "./shell";

export default async function AppLayout({ children }: { children: ReactNode }) {
  const { context, memberships } = await pageContext();
  return (
    <Shell team={{ id: context.team.id, name: context.team.name }} memberships={memberships}>
      {children}
    </Shell>
  );
}
