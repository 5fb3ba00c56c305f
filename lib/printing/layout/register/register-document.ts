import type { ScreenLanguage } from "@/i18n/languages";

/** A register as a table on A4 sheets across; every text is ready to print. */
export type RegisterDocument = {
  title: string;
  /** Below the title, e.g. whose register it is and of where. */
  subtitle: string;
  /** What is in it and what is not. */
  note: string;
  language: ScreenLanguage;
  footer: string;
  /** With {page} and {of}. */
  pageWords: string;
  /** After the name of a group that a new page goes on with. */
  continued: string;
  /** Instead of the table when it has no rows. */
  empty: string;
  columns: readonly RegisterColumn[];
  groups: readonly { name: string; rows: readonly (readonly RegisterCell[])[] }[];
};

/** `share` of the table's width; the shares of all columns are 1. */
export type RegisterColumn = { title: string; share: number; isRight?: boolean };

export type RegisterCell = { texts: readonly RegisterText[]; pictograms?: readonly string[] };
export type RegisterText = { text: string; look?: "bold" | "small" };
