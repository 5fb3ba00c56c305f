import { hazardsOf } from "@/lib/opinion/composition/hazards";
import { annexEntryOf, nameOf } from "@/lib/opinion/composition/ingredients";
import { factorsOf, listedFactorsOf } from "@/lib/opinion/composition/limits";
import type { Draft } from "@/lib/opinion/finding";
import { familyOf, severityOf } from "@/lib/opinion/mixture/classify";
import type { Hazard } from "@/lib/opinion/mixture/model";
import type { Subject } from "@/lib/opinion/subject";
import words from "@/lib/opinion/words.json";
import { notesOnClass } from "@/lib/regulation/annex-vi-notes";
import type { AnnexEntry } from "@/lib/regulation/substance-lists";
import type { Component } from "@/lib/sheet/values";

/** Each component's printed classes against the harmonised ones of CLP Annex VI (Art. 4(3)), and those to come. */
export function harmonisedDrafts(subject: Subject): Draft[] {
  if (!subject.isOfUnion) return [];
  const areClassesPrinted = subject.components.some(({ classifications }) => classifications.length > 0);
  return subject.components.flatMap((component, index) => [
    ...(areClassesPrinted ? harmonised(component, index, subject) : []),
    ...upcoming(component, index, subject),
    ...factors(component, index, subject),
  ]);
}

function harmonised(component: Component, index: number, subject: Subject): Draft[] {
  const entry = annexEntryOf(component, subject.lists);
  if (!entry) return [];
  const printed = hazardsOf(component.classifications).worst;
  const lacking = classesOf(entry).filter(
    ({ hazard }) => isOfHealth(hazard) && !isPrinted(hazard, printed, component, subject),
  );
  const draftOf = (code: Draft["code"], classes: typeof lacking): Draft[] => {
    if (classes.length === 0) return [];
    const families = classes.map(({ hazard }) => familyOf(hazard));
    const found = printed.filter((one) => families.includes(familyOf(one))).map(named);
    return [
      {
        code,
        paths: [`section3.components[${index}].classifications`],
        about: nameOf(component),
        found: found.join(", ") || null,
        expected: `${classes.map(({ asPrinted }) => asPrinted).join(", ")} (${entry.index})`,
      },
    ];
  };
  const always = lacking.filter(({ notes }) => notes.length === 0);
  const severity = severityFor(always, component, subject);
  return [
    ...draftOf("harmonised_class_differs", always).map((draft) => ({ ...draft, severity })),
    ...draftOf(
      "harmonised_class_conditional",
      lacking.filter(
        ({ notes }) => notes.length > 0 && !notes.some((note) => isShown(note, component, subject)),
      ),
    ),
  ];
}

const conditions: Readonly<Record<string, string | undefined>> = words.conditionOfNote;

/** Whether the component's name, its section or those that say more of it say that the condition of a note is met. */
function isShown(note: string, component: Component, { sections }: Subject): boolean {
  const condition = conditions[note];
  if (condition === undefined) return false;
  const { section2, section3, section11, section15, section16 } = sections;
  const told = [section2, section3, section11, section15, section16].map((section) => section?.text ?? "");
  return new RegExp(condition).test([component.chemical_name ?? "", ...told].join("\n"));
}

/** An error only where the law leaves no room: a CMR class of a component whose other classes were read. */
function severityFor(
  lacking: readonly { hazard: Hazard }[],
  { classifications }: Component,
  { read }: Subject,
) {
  const isCmr = lacking.some(({ hazard }) => /^(?:Carc|Muta|Repr)\./.test(hazard.classCode));
  const isOfToday = (read.revision_date ?? "") >= newestBefore;
  return isCmr && isOfToday && classifications.length > 0 ? ("error" as const) : ("warning" as const);
}

/** The classes of the list that have a date of 2021 apply since (17th adaptation, Regulation (EU) 2021/849). */
const newestBefore = "2022-12-17";

const isOfHealth = ({ classCode }: Hazard) =>
  /^(?:Acute Tox|Skin|Eye|Resp|Carc|Muta|Repr|Lact|STOT|Asp|Aquatic|Ozone)/.test(classCode);
const named = ({ classCode, category }: Hazard) => [classCode, category].filter(Boolean).join(" ");

function classesOf(entry: AnnexEntry) {
  // Codes stand beside the classes one by one, unless a class without code (Press. Gas) shifts them.
  const areParallel = entry.classes.length === entry.h.length;
  return entry.classes.flatMap((text, at) => {
    const name = text
      .replace(/[\s*]+$/, "")
      .replace(/^Muta /, "Muta. ")
      .replace(/^Skin\. /, "Skin ");
    const [, classCode = name, category = null] = /^(.+) (\d[A-C]?)$/.exec(name) ?? [];
    const code = areParallel ? (entry.h[at]?.match(/^H\d{3}[A-Za-z]{0,2}/)?.[0] ?? null) : null;
    const needsCode = classCode === "Acute Tox." || (classCode === "STOT SE" && category === "3");
    if (needsCode && code === null) return [];
    const hazard: Hazard = { classCode, category, code };
    return [{ hazard, notes: notesOnClass(name, entry.notes), asPrinted: code ? `${name}; ${code}` : name }];
  });
}

function isPrinted(
  hazard: Hazard,
  printed: readonly Hazard[],
  component: Component,
  subject: Subject,
): boolean {
  const family = familyOf(hazard);
  const own = printed.filter(
    (one) =>
      familyOf(one) === family ||
      (family === "eye" && familyOf(one) === "skin" && one.classCode === "Skin Corr."),
  );
  if (own.some((one) => Math.floor(severityOf(one) + 0.001) >= Math.floor(severityOf(hazard) + 0.001)))
    return true;
  // Where nothing was read beside this component, its classes may stand in the text all the same.
  if (component.classifications.length === 0) return true;
  return own.length === 0 && hazard.code !== null && isNearby(hazard.code, component, subject);
}

/** Whether the statement is printed in the lines of section 3 after the component's number, before the next number. */
function isNearby(code: string, { cas_number }: Component, { sections }: Subject): boolean {
  const text = sections.section3?.text ?? "";
  const at = cas_number ? text.indexOf(cas_number) : -1;
  return text.slice(Math.max(0, at - 300), at + 700).includes(code.slice(0, 4));
}

function upcoming({ cas_number, ec_number, ...rest }: Component, index: number, { lists }: Subject): Draft[] {
  const { entries, appliesFrom } = lists.upcoming;
  const found = [cas_number, ec_number].flatMap((number) => (number && entries.get(number)) || []);
  return [...new Set(found)].map((entry) => ({
    code: "harmonised_upcoming",
    paths: [`section3.components[${index}].classifications`],
    about: nameOf({ cas_number, ec_number, ...rest }),
    expected: `${entry.class.map(([name]) => name).join(", ")} (${entry.index}; ${appliesFrom})`,
  }));
}

/** Factors of Annex VI that a component prints otherwise. */
function factors(component: Component, index: number, { lists }: Subject): Draft[] {
  const entry = annexEntryOf(component, lists);
  if (!entry || entry.sclNote || component.m_factors.length === 0) return [];
  const listed = listedFactorsOf(entry.scl);
  const printed = factorsOf(component.m_factors);
  const differs = (["acute", "chronic"] as const).filter(
    (kind) => listed[kind] !== null && printed[kind] !== null && (printed[kind] ?? 0) < (listed[kind] ?? 0),
  );
  return differs.map((kind) => ({
    code: "m_factor_differs",
    paths: [`section3.components[${index}].m_factors`],
    about: nameOf(component),
    found: `M = ${printed[kind]}`,
    expected: `M = ${listed[kind]} (${entry.index})`,
  }));
}
