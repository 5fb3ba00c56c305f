import { NuqsAdapter } from "nuqs/adapters/next/app";
import type { ReactNode } from "react";
import { RightsProvider } from "@/components/rights";
import { TeamProvider } from "@/components/team";
import { mayAdminister, mayWrite } from "@/lib/platform/context";
import { pageContext } from "./page-context";
import { Shell } from "./shell";

export default async function AppLayout({ children }: { children: ReactNode }) {
  const { context, teams } = await pageContext();
  const rights = { canWrite: mayWrite(context.actor), canAdminister: mayAdminister(context.actor) };
  return (
    <RightsProvider rights={rights}>
      <TeamProvider id={context.team.id}>
        <NuqsAdapter>
          <Shell team={{ id: context.team.id, name: context.team.name }} teams={teams}>
            {children}
          </Shell>
        </NuqsAdapter>
      </TeamProvider>
    </RightsProvider>
  );
}
