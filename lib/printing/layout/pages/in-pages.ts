/** What no page break parts. */
export type Room = {
  /** Points. */
  height: number;
  /** Goes to the next page with the strip after it, as a heading does. */
  keepWithNext?: boolean;
};

/** The strips of each page, in points of room on the first and on each other one. */
export function inPages<S extends Room>(strips: readonly S[], room: { first: number; other: number }): S[][] {
  const pages: S[][] = [[]];
  let left = room.first;
  for (const [index, strip] of strips.entries()) {
    const kept = strip.height + (strip.keepWithNext ? (strips[index + 1]?.height ?? 0) : 0);
    if (kept > left && pages.at(-1)?.length) {
      pages.push([]);
      left = room.other;
    }
    pages.at(-1)?.push(strip);
    left -= strip.height;
  }
  return pages;
}
