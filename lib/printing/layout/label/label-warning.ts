/** What a careful person should know before printing a label. */
export type LabelWarning = {
  code: (typeof labelWarningCodes)[number];
  /** Codes of statements, classes or pictograms, names, how many statements, characters, or a date (YYYY-MM-DD). */
  subject: string | null;
};

const labelWarningCodes = [
  "superseded",
  "older_than_limit",
  "hazards_unknown",
  "hazards_doubtful",
  "class_without_statement",
  "signal_word_too_weak",
  "other_classification",
  "supplier_outside_union",
  "no_wording",
  "incomplete_wording",
  "foreign_statements",
  "precautions_added",
  "pictograms_added",
  "pictograms_give_way",
  "no_component_named",
  "foreign_names",
  "no_concentration",
  "no_restriction_text",
  "no_name",
  "no_supplier",
  "no_address",
  "no_phone",
  "transliterated",
  "unprintable",
] as const;

export const warningOf = (code: LabelWarning["code"], subject: string | null = null): LabelWarning => ({
  code,
  subject,
});
