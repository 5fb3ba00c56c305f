import { z } from "zod";
import { hazardClasses } from "@/lib/regulation/hazard-classes";
import { isStatementCode } from "@/lib/regulation/statements";
import { isCasNumber, isEcNumber } from "@/lib/regulation/substance-numbers";
import type { CriticalPath } from "@/lib/sheet/critical-paths";
import {
  Classification,
  Component,
  EmergencyContact,
  ExposureLimit,
  Measured,
  SignalWord,
} from "@/lib/sheet/values";
import { formInWords } from "./form-in-words";

const text = (most: number) => z.string().trim().min(1, "must be a text that is not empty").max(most);
const most = { name: 500, paragraph: 20_000, list: 500 };

const list = <One extends z.ZodType>(one: One) =>
  z.array(one).min(1, "must name at least one").max(most.list);

/** Members that are left out of an object are null: a person writes down what there is. */
function partly<Shape extends z.ZodRawShape>(shape: Shape) {
  const members = Object.entries(shape).map(([name, schema]) => [
    name,
    z.safeParse(schema as z.ZodType, null).success ? (schema as z.ZodType).default(null) : schema,
  ]);
  return z.strictObject(Object.fromEntries(members) as Shape);
}

const HazardCode = z.string().refine((code) => /^(?:H|EUH)\d{3}/.test(code) && isHazardCode(code), {
  error: ({ input }) =>
    `${String(input)} is no hazard statement: codes are written as H225, H300+H310 or EUH066`,
});

/** A combination is one when each of its parts is: sheets combine more than the law lists. */
function isHazardCode(code: string): boolean {
  return isStatementCode(code) || (code.includes("+") && code.split("+").every(isStatementCode));
}

/** Codes alone are enough: they stand for statements whose wording is the law's. */
const Statements = list(
  z.union(
    [
      HazardCode.transform((code) => ({ code, text: null })),
      z.strictObject({ code: HazardCode, text: text(2_000).nullable().default(null) }),
    ],
    { error: unionError },
  ),
).refine(
  areUnique(({ code }: { code: string }) => code),
  "must name each code once",
);

const Pictograms = list(
  z.string().regex(/^GHS0[1-9]$/, {
    error: ({ input }) => `${String(input)} is no pictogram: they are GHS01 to GHS09`,
  }),
).refine(
  areUnique((code: string) => code),
  "must name each pictogram once",
);

const classNames = new Set(hazardClasses.map(({ classCode }) => classCode));

const Class = partly(Classification.shape).superRefine((one, context) => {
  const { class_code, category_code, hazard_code } = one;
  if (hazard_code !== null && !z.safeParse(HazardCode, hazard_code).success)
    context.addIssue({
      code: "custom",
      path: ["hazard_code"],
      message: `${hazard_code} is no hazard statement: H225`,
    });
  if (class_code === null) {
    if (hazard_code === null)
      context.addIssue({ code: "custom", message: "must name a class, a hazard code or both" });
    return;
  }
  const refusal = classRefusal(class_code, category_code, hazard_code);
  if (refusal) context.addIssue({ code: "custom", message: refusal });
});

function classRefusal(classCode: string, category: string | null, hazardCode: string | null): string | null {
  if (!classNames.has(classCode))
    return `${classCode} is no class of CLP: abbreviations are written as "Flam. Liq.", "Acute Tox.", "Skin Corr."`;
  const rows = hazardClasses.filter((row) => row.classCode === classCode);
  const ofCategory = rows.filter((row) => row.category === category);
  if (category !== null && ofCategory.length === 0)
    return `${classCode} ${category} does not exist: ${classCode} has ${named(rows.map((row) => row.category ?? "no category"))}`;
  const codes = (category === null ? rows : ofCategory).flatMap((row) => row.hazardCodes);
  if (
    hazardCode === null ||
    codes.length === 0 ||
    codes.some((code) => hazardCode.startsWith(code.slice(0, 4)))
  )
    return null;
  return `${hazardCode} does not belong to ${[classCode, category].filter(Boolean).join(" ")}, which has ${named(codes)}`;
}

const named = (names: readonly string[]) => [...new Set(names)].join(", ");

const CasNumber = z.string().refine(isCasNumber, {
  error: ({ input }) => `${String(input)} is no CAS number: ${rightCas(String(input))}`,
});

/** The number with the check digit that its other digits ask for, where only that is wrong. */
function rightCas(written: string): string {
  const stem = /^(\d{2,7}-\d{2})-\d$/.exec(written)?.[1];
  const right = stem && [..."0123456789"].map((digit) => `${stem}-${digit}`).find(isCasNumber);
  return right
    ? `its check digit does not fit; ${right} would`
    : "it is written as 67-64-1, without leading noughts, and ends in a check digit";
}

const EcNumber = z.string().refine(isEcNumber, {
  error: ({ input }) =>
    `${String(input)} is no EC number: it is written as 200-662-2 and ends in a check digit`,
});

const PerCent = z.number().min(0).max(100).nullable();
const texts = z.array(text(most.name)).max(50).default([]);

const Row = partly({
  ...Component.shape,
  chemical_name: text(most.name).nullable(),
  cas_number: CasNumber.nullable(),
  ec_number: EcNumber.nullable(),
  concentration_min: PerCent,
  concentration_max: PerCent,
  concentration_exact: PerCent,
  classifications: z.array(Class).max(most.list).default([]),
  specific_limits: texts,
  m_factors: texts,
  acute_toxicity_estimates: texts,
})
  .refine((row) => row.chemical_name !== null || row.cas_number !== null || row.ec_number !== null, {
    error: "must have a name, a CAS number or an EC number",
  })
  .refine((row) => (row.concentration_min ?? 0) <= (row.concentration_max ?? 100), {
    error: "concentration_min must not be above concentration_max",
  });

const Contact = partly({
  ...EmergencyContact.shape,
  phone: text(100).regex(/\d{3}/, "must be a telephone number"),
});

const Limit = partly({
  ...ExposureLimit.shape,
  substance: text(most.name),
  cas_number: CasNumber.nullable(),
  twa: z.number().positive().nullable(),
  stel: z.number().positive().nullable(),
  ceiling: z.number().positive().nullable(),
  unit: text(30),
}).refine((one) => one.twa !== null || one.stel !== null || one.ceiling !== null, {
  error: "must have a twa, a stel or a ceiling",
});

const Temperature = z
  .strictObject({
    ...Measured.shape,
    comparator: Measured.shape.comparator.default(null),
    unit: z.enum(["°C", "°F", "K"], "must be °C, °F or K").nullable().default(null),
    conditions: text(most.name).nullable().default(null),
    text: text(most.name).optional(),
  })
  .refine(
    (one) => one.unit !== null || [one.value, one.min, one.max].every((number) => number === undefined),
    {
      path: ["unit"],
      error: "must be °C, °F or K, where there is a number",
    },
  )
  .refine(
    (one) =>
      one.text !== undefined || one.value !== undefined || one.min !== undefined || one.max !== undefined,
    {
      error: "must have a value, a min, a max or a text",
    },
  )
  .transform((one) => ({ ...one, text: one.text ?? printed(one) }));

function printed({ value, min, max, comparator, unit }: Partial<Measured>): string {
  const number = value ?? [min, max].filter((one) => one !== undefined).join(" - ");
  return [comparator, number, unit].filter((part) => part !== null && part !== undefined).join(" ");
}

const UnNumber = z.string().regex(/^\d{4}$/, {
  error: ({ input }) => `${String(input)} is no UN number: it is written as four digits, e.g. 1263`,
});

const TransportClass = z
  .string()
  .regex(/^[1-9](?:\.[1-9])?[A-S]?(?: \([1-9](?:\.[1-9])?(?:, ?[1-9](?:\.[1-9])?)*\))?$/, {
    error: ({ input }) => `${String(input)} is no transport class: it is written as 3, 6.1, 1.4S or 8 (6.1)`,
  });

const paragraph = text(most.paragraph);

/** The form of each critical value as a person gives it: that of the sections, and what the field knows to be wrong. */
const criticalForms = {
  "section1.product_name": text(most.name),
  "section1.supplier.name": text(most.name),
  "section1.emergency_contacts": list(Contact),
  "section2.signal_word": SignalWord,
  "section2.hazard_statements": Statements,
  "section2.classifications": list(Class),
  "section2.pictograms": Pictograms,
  "section3.components": list(Row),
  "section4.inhalation": paragraph,
  "section4.skin_contact": paragraph,
  "section4.eye_contact": paragraph,
  "section4.ingestion": paragraph,
  "section8.exposure_limits": list(Limit),
  "section9.flash_point": Temperature,
  "section14.un_number": UnNumber,
  "section14.class": TransportClass,
  "section14.packing_group": z.enum(["I", "II", "III"], "must be I, II or III"),
} as const satisfies Record<CriticalPath, z.ZodType>;

/** A value in its form, or what is wrong with it and what would be right. */
export function checkedValue(
  path: CriticalPath,
  value: unknown,
): { value: unknown; refusal: null } | { value: null; refusal: string } {
  const form: z.ZodType = criticalForms[path];
  const parsed = form.safeParse(value);
  if (parsed.success) return { value: parsed.data, refusal: null };
  const said = parsed.error.issues.map((issue) =>
    [issue.path.join("."), issue.message].filter(Boolean).join(": "),
  );
  return { value: null, refusal: `${said.join("; ")}; its form is ${formInWords[path]}` };
}

/** Of a code and a statement the message of the one that was meant. */
function unionError(issue: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidUnion>): string {
  const all = issue.errors.flat();
  return (
    all.find(({ code }) => code === "custom")?.message ??
    "must be a code such as H225, or an object with code and text"
  );
}

function areUnique<One>(keyOf: (one: One) => string) {
  return (all: readonly One[]) => new Set(all.map(keyOf)).size === all.length;
}
