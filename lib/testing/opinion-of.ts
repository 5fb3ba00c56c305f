import type { MessageLanguage } from "@/lib/opinion/finding";
import { opinionOn } from "@/lib/opinion/opinion";
import { tables } from "@/lib/regulation/substance-lists";
import type { Sections } from "@/lib/sheet/schema";
import { summaryOf } from "@/lib/sheet/stored";
import type { SheetSummary } from "@/lib/sheet/summary";
import type { Component } from "@/lib/sheet/values";

/** "Carc. 1B; H350" in the form of the sections. */
export const classOf = (text: string) => {
  const [name = "", hazard_code = null] = text.split("; ");
  const at = name.lastIndexOf(" ");
  return { class_code: name.slice(0, at), category_code: name.slice(at + 1), hazard_code };
};

export type GivenSheet = {
  classes?: string[];
  components?: Component[];
  sections?: Sections;
  read?: Partial<SheetSummary>;
};

/** A sheet of the Union of 2024 whose label says what its classes say. */
export function opinionOf(
  { classes = [], components = [], sections = {}, read = {} }: GivenSheet,
  language: MessageLanguage = "en",
) {
  const codes = classes.map((text) => text.split("; ")[1] ?? "");
  const summary = summaryOf({
    revision_date: "2024-05-01",
    hazard_statements: codes,
    components,
    emergency_contacts: [{ phone: "+49 30 19240", organization: null, country_code: "DE", hours: null }],
    ...read,
  });
  if (!summary) throw new Error("no summary");
  const whole: Sections = {
    section2: { text: "Regulation (EC) No 1272/2008", classifications: classes.map(classOf) },
    section3: { kind: "mixture", components, text: "3.2" },
    ...sections,
  };
  return opinionOn(summary, whole, { lists: tables(), language });
}

/** The findings of one code. */
export const findingsOf = (given: GivenSheet, code: string) =>
  opinionOf(given).findings.filter((one) => one.code === code);
