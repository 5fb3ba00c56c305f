/** An arrow up or down beside the heading that the list is sorted by; aria-sort says the same. */
export function SortMark({ direction }: { direction: "asc" | "desc" }) {
  return <span aria-hidden="true">{direction === "asc" ? "↑" : "↓"}</span>;
}
