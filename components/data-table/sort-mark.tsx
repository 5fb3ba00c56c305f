type Direction = "asc" | "desc";

/** An arrow up or down beside the heading that the list is sorted by; aria-sort says the same. */
export function SortMark({ direction }: { direction: Direction }) {
  return <span aria-hidden="true">{direction === "asc" ? "↑" : "↓"}</span>;
}

/** What aria-sort says of a heading by which the list can be sorted. */
export function spokenSort(sorted: false | Direction): "ascending" | "descending" | "none" {
  if (!sorted) return "none";
  return sorted === "asc" ? "ascending" : "descending";
}
