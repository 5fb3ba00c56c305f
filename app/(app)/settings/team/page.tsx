import { SettingsPart, settingsMetadata } from "../settings-page";
import { TeamForm } from "./team-form";

export const generateMetadata = () => settingsMetadata("team");

export default function TeamPage() {
  return (
    <SettingsPart part="team">
      <TeamForm />
    </SettingsPart>
  );
}
