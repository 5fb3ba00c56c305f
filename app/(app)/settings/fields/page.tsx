import { SettingsPart, settingsMetadata } from "../settings-page";
import { FieldGroups } from "./field-groups";

export const generateMetadata = () => settingsMetadata("fields");

export default function FieldsPage() {
  return (
    <SettingsPart part="fields">
      <FieldGroups />
    </SettingsPart>
  );
}
