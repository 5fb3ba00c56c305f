/** What decides which of a product's sheets is its primary one. */
export type Revision = {
  identity: string | null;
  revisionDate: Date | null;
  sha256: string;
  /** The page of its file on which it begins. */
  firstPage: number;
};

/**
 * Whether a sheet takes over from a product's primary sheet: a later revision of the same product.
 * A total order (date, then content, then the place in its file), so that the outcome never depends on which sheet
 * arrived first.
 */
export function isLaterRevision(candidate: Revision, primary: Revision): boolean {
  if (candidate.identity === null || candidate.identity !== primary.identity) return false;
  const difference = dateValue(candidate) - dateValue(primary);
  if (difference !== 0) return difference > 0;
  if (candidate.sha256 !== primary.sha256) return candidate.sha256 > primary.sha256;
  return candidate.firstPage < primary.firstPage;
}

/** Whether a product's sheet is an older revision than its primary one. */
export function isOlderRevision(
  sheet: { id: string; revisionDate: Date | null },
  primary: { id: string; revisionDate: Date | null } | null | undefined,
): boolean {
  return !!primary && primary.id !== sheet.id && dateValue(sheet) < dateValue(primary);
}

/** A sheet without a date is older than any sheet with one. */
function dateValue(revision: { revisionDate: Date | null }): number {
  return revision.revisionDate?.getTime() ?? 0;
}
