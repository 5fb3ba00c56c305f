/** What a cell of a spreadsheet holds; an empty one is null. */
export type Cell = string | number | boolean | null;
