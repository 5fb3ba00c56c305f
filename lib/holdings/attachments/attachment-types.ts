export const attachmentTypes = [
  "safety_card",
  "technical_data_sheet",
  "certificate",
  "exposure_scenario",
  "work_instruction",
  "photo",
  "other",
] as const;
