import type { Draft } from "@/lib/opinion/finding";
import type { Subject } from "@/lib/opinion/subject";
import { supplierPlace } from "@/lib/regulation/supplier-country";

/** Section 1: emergency number and supplier in the Union, and the UFI's check character. */
export function companyDrafts({ read, sections, isOfUnion }: Subject): Draft[] {
  const ufi = sections.section1?.ufi;
  const drafts: Draft[] = [];
  if (ufi && isWhole(ufi) && !isUfi(ufi))
    drafts.push({ code: "ufi_invalid", paths: ["section1.ufi"], found: ufi });
  if (!isOfUnion) return drafts;
  if (read.emergency_contacts.length === 0)
    drafts.push({ code: "emergency_number_missing", paths: ["section1.emergency_contacts"] });
  const { address, phone } = read.supplier;
  if (supplierPlace(read.supplier) === "outside")
    drafts.push({
      code: "supplier_outside_union",
      paths: ["section1.supplier"],
      found: address ?? phone,
    });
  return drafts;
}

const alphabet = "0123456789ACDEFGHJKMNPQRSTUVWXY";
const isWhole = (ufi: string) => /^[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}$/.test(ufi);

/** Sixteen characters of base 31; the sum of each times its place is a multiple of 31. */
export function isUfi(ufi: string): boolean {
  const values = [...ufi.replaceAll("-", "")].map((character) => alphabet.indexOf(character));
  if (values.length !== 16 || values.includes(-1)) return false;
  return values.reduce((sum, value, at) => sum + value * (at + 1), 0) % 31 === 0;
}
