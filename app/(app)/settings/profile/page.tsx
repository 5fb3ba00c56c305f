import { SettingsPart, settingsMetadata } from "../settings-page";
import { ProfileForm } from "./profile-form";

export const generateMetadata = () => settingsMetadata("profile");

export default function ProfilePage() {
  return (
    <SettingsPart part="profile">
      <ProfileForm />
    </SettingsPart>
  );
}
