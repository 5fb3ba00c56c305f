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
  // Of two without a date the difference is not a number, and what comes next decides.
  const order =
    dateValue(candidate) - dateValue(primary) ||
    Number(candidate.sha256 > primary.sha256) - Number(candidate.sha256 < primary.sha256) ||
    primary.firstPage - candidate.firstPage;
  return order > 0;
}

type Dated = Pick<Revision, "revisionDate">;

/** Whether a product's sheet is an older revision than its primary one. */
export function isOlderRevision(sheet: Dated, primary: Dated | null | undefined): boolean {
  return !!primary && dateValue(sheet) < dateValue(primary);
}

/** A sheet without a date is older than any sheet with one. */
function dateValue({ revisionDate }: Dated): number {
  return revisionDate?.getTime() ?? Number.NEGATIVE_INFINITY;
}
