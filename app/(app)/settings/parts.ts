const parts = ["profile", "team", "people", "fields", "labels", "safety-cards", "bin", "assistant"] as const;
const adminParts = ["keys", "audit"] as const;

/** The parts of the settings; those that only owners and admins may open are for them alone. */
export function settingsParts(canAdminister: boolean) {
  return canAdminister ? [...parts, ...adminParts] : parts;
}
