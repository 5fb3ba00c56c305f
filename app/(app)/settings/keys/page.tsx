import { notFound } from "next/navigation";
import { mayAdminister } from "@/lib/platform/context";
import { pageContext } from "../../page-context";
import { SettingsPart, settingsMetadata } from "../settings-page";
import { KeysScreen } from "./keys-screen";

export const generateMetadata = () => settingsMetadata("keys");

export default async function KeysPage() {
  const { context } = await pageContext();
  if (!mayAdminister(context.actor)) notFound();
  return (
    <SettingsPart part="keys">
      <KeysScreen />
    </SettingsPart>
  );
}
