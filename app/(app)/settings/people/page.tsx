import { canSendMail } from "@/lib/platform/mail/send";
import { SettingsPart, settingsMetadata } from "../settings-page";
import { PeopleScreen } from "./people-screen";

export const generateMetadata = () => settingsMetadata("people");

export default function PeoplePage() {
  return (
    <SettingsPart part="people">
      <PeopleScreen isMailing={canSendMail()} />
    </SettingsPart>
  );
}
