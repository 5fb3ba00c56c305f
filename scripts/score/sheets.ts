import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { z } from "zod";
import joined from "./makers.json";

/** Facts of a sheet; the form of the corpus, whose README says what each key holds. */
export type Truth = Record<string, unknown>;

/** A sheet with truth: from the corpus, from the project's own labels, or both. */
export type LabelledSheet = { name: string; sha256: string; maker: string; truth: Truth };

const IndexLine = z.object({
  file: z.string(),
  sha256: z.string(),
  vendor: z.string(),
  quality: z.string().optional(),
});
const Named = z.looseObject({ supplier: z.looseObject({ name: z.string().nullish() }).nullish() });
const OwnTruth = z.looseObject({ sha256: z.string(), maker: z.string().optional() });

/** Vendors that are no company's name: their sheets have the maker that their truth names. */
const nobody = /^(?:unknown|msds|garbled.*|productide|productnam|internatio|\d+)$/;
const makerByName = new Map(
  Object.entries<string[]>(joined).flatMap(([maker, names]) => names.map((name) => [plain(name), maker])),
);

function plain(name: string): string {
  return name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9/]/g, "");
}

/** One name for a maker, whichever of its names it is given. */
export function makerOf(vendor: string): string {
  return makerByName.get(plain(vendor)) ?? vendor;
}

/** The sheets of a corpus with the project's own labels, matched by the SHA-256 of the file. */
export function labelledSheets(corpus: string, ownTruth: string): LabelledSheet[] {
  const own = new Map(truthsIn(ownTruth).map(({ truth }) => [OwnTruth.parse(truth).sha256, truth]));
  const shared = new Map(truthsIn(join(corpus, "truth")).map(({ name, truth }) => [name, truth]));
  return indexOf(corpus).flatMap(({ file, sha256, vendor }) => {
    const name = basename(file, ".pdf");
    const [of, ours] = [shared.get(name), own.get(sha256)];
    if (!of && !ours) return [];
    const { sha256: _, maker, ...facts } = ours ?? {};
    const truth = { ...facts, ...of };
    const named = nobody.test(vendor) ? (Named.safeParse(truth).data?.supplier?.name ?? vendor) : vendor;
    return [{ name, sha256, maker: makerOf(typeof maker === "string" ? maker : named), truth }];
  });
}

/** The names of the files of a corpus that are read from their pictures: that takes minutes. */
export function scannedFiles(corpus: string): Set<string> {
  const scans = indexOf(corpus).filter(({ quality }) => /^(?:scan|garbled)/.test(quality ?? ""));
  return new Set(scans.map(({ file }) => file));
}

function indexOf(corpus: string): z.infer<typeof IndexLine>[] {
  const path = join(corpus, "index.jsonl");
  if (existsSync(path))
    return readFileSync(path, "utf8")
      .split("\n")
      .filter(Boolean)
      .map((line) => IndexLine.parse(JSON.parse(line)));
  return readdirSync(join(corpus, "dev")).map((file) => {
    const sha256 = createHash("sha256")
      .update(readFileSync(join(corpus, "dev", file)))
      .digest("hex");
    return { file, sha256, vendor: "unknown" };
  });
}

function truthsIn(folder: string): { name: string; truth: Truth }[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .map((file) => ({
      name: basename(file, ".json"),
      truth: z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(join(folder, file), "utf8"))),
    }));
}

/** A folder with the truth of these sheets, as the corpus's own script reads it. */
export function truthFolder(sheets: readonly LabelledSheet[]): string {
  const folder = mkdtempSync(join(tmpdir(), "truth-"));
  mkdirSync(folder, { recursive: true });
  for (const { name, truth } of sheets) writeFileSync(join(folder, `${name}.json`), JSON.stringify(truth));
  return folder;
}

/** A list in groups, by what each has in common. */
export function grouped<T>(list: readonly T[], keyOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of list) {
    const key = keyOf(one);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return groups;
}
