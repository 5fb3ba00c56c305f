import type { Sections } from "@/lib/sheet/schema";
import type { SheetSummary } from "@/lib/sheet/summary";
import { type CardContent, type CardOptions, cardContent } from "../content";
import { type GroupMember, groupContent } from "./group-content";

/** What a card is made of: one sheet, or several under the name of their group. */
export type CardSources = {
  cards: { source: { document: SheetSummary; sections: Sections }; options: CardOptions }[];
  group: string | null;
};

/** The content of a card of one sheet, or of a group's. */
export function contentOfCards({ cards, group }: CardSources): CardContent {
  const members = cards.map(({ source, options }) => ({
    supplier: source.document.supplier.name,
    content: cardContent(source, options),
  }));
  const [first] = members;
  if (!first) throw new Error("a card is made of a sheet at least");
  return group === null ? first.content : groupContent(group, named(members));
}

/** Products of one name are told apart by their suppliers, else by number: every line must say whose it is. */
function named(members: readonly { supplier: string | null; content: CardContent }[]): GroupMember[] {
  const apart = distinct(members.map(({ content }) => content.productName || "–"));
  const more = members.map(({ supplier }, index) =>
    apart.isRepeated[index] && supplier ? `${apart.names[index]} (${supplier})` : (apart.names[index] ?? "–"),
  );
  const last = distinct(more);
  return members.map(({ content }, index) => ({
    content,
    name: last.isRepeated[index] ? `${last.names[index]} ${index + 1}` : (last.names[index] ?? "–"),
  }));
}

const distinct = (names: string[]) => ({
  names,
  isRepeated: names.map((name) => names.filter((other) => other === name).length > 1),
});
