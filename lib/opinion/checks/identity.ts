import { nameOf } from "@/lib/opinion/composition/ingredients";
import type { Draft } from "@/lib/opinion/finding";
import knownNames from "@/lib/opinion/known-names.json";
import type { Subject } from "@/lib/opinion/subject";
import type { AnnexEntry, Tables } from "@/lib/regulation/substance-lists";
import { isCasNumber, isEcNumber } from "@/lib/regulation/substance-numbers";
import type { Component } from "@/lib/sheet/values";

/** Name, CAS and EC number of each component against each other. */
export function identityDrafts({ components, lists, sections }: Subject): Draft[] {
  const text = sections.section3?.text ?? "";
  const shifted = shiftedRows(components, lists);
  const own = components.flatMap((component, index) => [
    ...digits(component, index),
    ...(shifted || isOwnEcPrinted(component, lists, text) ? [] : twoSubstances(component, index, lists)),
    ...(shifted ? [] : otherName(component, index)),
  ]);
  return shifted ? [shifted, ...own] : own;
}

function digits(component: Component, index: number): Draft[] {
  const { cas_number, ec_number } = component;
  const about = nameOf(component);
  return [
    ...(cas_number && !isCasNumber(cas_number)
      ? [
          {
            code: "cas_number_invalid",
            paths: [`section3.components[${index}].cas_number`],
            found: cas_number,
            about,
          } satisfies Draft,
        ]
      : []),
    ...(ec_number && /^\d{3}-\d{3}-\d$/.test(ec_number) && !isEcNumber(ec_number)
      ? [
          {
            code: "ec_number_invalid",
            paths: [`section3.components[${index}].ec_number`],
            found: ec_number,
            about,
          } satisfies Draft,
        ]
      : []),
  ];
}

/** A CAS and an EC number that Annex VI has under different substances. */
function twoSubstances(component: Component, index: number, { annexVi }: Tables): Draft[] {
  const { cas_number, ec_number } = component;
  const ofCas = (cas_number && annexVi.get(cas_number)) || [];
  const ofEc = (ec_number && annexVi.get(ec_number)) || [];
  const isOne = ofCas.some((entry) => ofEc.includes(entry) || names(entry, ec_number));
  const hasEc = ofCas.some(({ ec }) => ec.length > 0);
  if (ofCas.length === 0 || ofEc.length === 0 || isOne || !hasEc) return [];
  return [
    {
      code: "cas_ec_mismatch",
      paths: [`section3.components[${index}].cas_number`, `section3.components[${index}].ec_number`],
      about: nameOf(component),
      found: `${cas_number} / ${ec_number}`,
      expected: `${cas_number} / ${[...new Set(ofCas.flatMap(({ ec }) => ec))].join(", ")}`,
    },
  ];
}

/** Whether section 3 prints the EC number that goes with the CAS number: then the other one was misread. */
function isOwnEcPrinted({ cas_number }: Component, { annexVi }: Tables, text: string): boolean {
  const numbers = ((cas_number && annexVi.get(cas_number)) || []).flatMap(({ ec }) => ec);
  return numbers.some((number) => text.includes(number));
}

const names = ({ ec }: AnnexEntry, number: string | null) => number !== null && ec.includes(number);

const folded = (name: string) => name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** Common substances under their CAS number and, in any of our languages, under their names. */
const byCas = new Map(knownNames.substances.map(({ cas, names }) => [cas, names.map(folded)]));
const casOf = new Map(
  knownNames.substances.flatMap(({ cas, names }) => names.map((name) => [folded(name), cas])),
);

function otherName(component: Component, index: number): Draft[] {
  const { cas_number, chemical_name } = component;
  const known = byCas.get(cas_number ?? "");
  if (!cas_number || !chemical_name || !known) return [];
  const name = folded(chemical_name);
  const bearer = casOf.get(plain(chemical_name));
  const isOther = bearer !== undefined && bearer !== cas_number;
  if (known.some((word) => name.includes(word)) || !(isOther || cas_number === knownNames.water)) return [];
  return [
    {
      code: "name_cas_mismatch",
      paths: [`section3.components[${index}].cas_number`, `section3.components[${index}].chemical_name`],
      about: chemical_name,
      found: cas_number,
      expected: bearer ?? null,
    },
  ];
}

/** A name without its concentration and remarks: "Hydrochloric acid 37 %" is hydrochloric acid. */
const plain = (name: string) =>
  folded(name)
    .replace(/\([^)]*\)|\d+(?:[.,]\d+)?\s*%|\.{2,}|…/g, " ")
    .replace(/\s+/g, " ")
    .trim();

/** Two rows or more whose numbers belong to the names beside them: the columns have slipped. */
function shiftedRows(components: readonly Component[], lists: Tables): Draft | null {
  const slipped = [-1, 1].map((step) =>
    components.filter((component, index) => {
      const other = components[index + step]?.chemical_name;
      return (
        other &&
        component.cas_number &&
        !isNamed(component.cas_number, component.chemical_name, lists) &&
        isNamed(component.cas_number, other, lists)
      );
    }),
  );
  const found = slipped.find((rows) => rows.length >= 2);
  if (!found) return null;
  return {
    code: "rows_shifted",
    paths: ["section3.components"],
    found: found.map((component) => `${component.cas_number} ${component.chemical_name}`).join("; "),
  };
}

/** Whether Annex VI or the known names give this name to the number. */
function isNamed(cas: string, name: string | null, { annexVi }: Tables): boolean {
  if (!name) return false;
  const own = plain(name);
  if (byCas.get(cas)?.includes(own)) return true;
  const listed = (annexVi.get(cas) ?? []).flatMap((entry) => (entry.name ?? "").split(/[;[\]]/));
  return listed.some((word) => plain(word) === own) && own.length > 2;
}
