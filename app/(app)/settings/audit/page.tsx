import { notFound } from "next/navigation";
import { mayAdminister } from "@/lib/platform/context";
import { pageContext } from "../../page-context";
import { SettingsPart, settingsMetadata } from "../settings-page";
import { AuditScreen } from "./audit-screen";

export const generateMetadata = () => settingsMetadata("audit");

export default async function AuditPage() {
  const { context } = await pageContext();
  if (!mayAdminister(context.actor)) notFound();
  return (
    <SettingsPart part="audit">
      <AuditScreen />
    </SettingsPart>
  );
}
