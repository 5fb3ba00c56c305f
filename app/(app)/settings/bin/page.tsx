import { mayWrite } from "@/lib/platform/context";
import { pageContext } from "../../page-context";
import { SettingsPart, settingsMetadata } from "../settings-page";
import { BinScreen } from "./bin-screen";

export const generateMetadata = () => settingsMetadata("bin");

export default async function BinPage() {
  const { context } = await pageContext();
  return (
    <SettingsPart part="bin">
      <BinScreen canWrite={mayWrite(context.actor)} />
    </SettingsPart>
  );
}
