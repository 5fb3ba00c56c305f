import { type FieldKind, filterFields, operators } from "./filter-fields";

const kinds: Record<FieldKind, string> = {
  text: "Text (case matters only for contains and starts_with, which ignore it)",
  choice: "Choice",
  boolean: "Yes or no",
  set: "Set of text",
  workplace: "Set of workplace ids",
  number: "Number",
  date: "Date (YYYY-MM-DD)",
  timestamp: "Date-time (ISO 8601)",
  search: "Free text over names, synonyms, CAS numbers and components; forgives misspelt words",
};

/** The fields and operators of the filters as Markdown, for the documentation and the assistant's tool. */
export const filterGuide = [
  "Filter fields:",
  ...Object.entries(kinds).map(([kind, label]) => {
    const names = Object.entries(filterFields).flatMap(([name, field]) =>
      field.kind === kind ? [`\`${name}\``] : [],
    );
    const ops = operators[kind as FieldKind].map((op) => `\`${op}\``).join(", ");
    return `- ${label}: ${names.join(", ")}. Operators: ${ops}.`;
  }),
  "- `custom.<group_id>.<field>`: like the fields above, by the custom field's JSON type.",
  "",
  "The value of `in`, `not_in` and `all` is a list, of `between` a list of two, of `is_null` and `is_empty` true or false. " +
    "A product without a value fits `neq` and `not_in`, and `in` where null is among the values.",
  "",
  "Codes are written as the law writes them (`H225`, `H300+H310`, `EUH066`, `GHS02`, `1263`, `67-64-1`); another form is refused with the " +
    "right one. `H300` also finds `H300+H310`. What is not known has no value: `cmr` is `none` only where the hazards are known, " +
    "`classification` is `not_classified` only where the sheet says so, " +
    "`candidate_list` (from 0.1 %) and `exposure_limit` are false only where the sheet tells; `is_null` finds the rest. `cmr` is the worst " +
    "category of the product's own classification, at least 1B where only the statement was read.",
].join("\n");
