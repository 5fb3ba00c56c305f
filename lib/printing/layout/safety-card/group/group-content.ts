import { signalWordIn } from "../../document-words";
import type { CardLanguage } from "../../languages";
import type { CardEntry, CardPart } from "../card-context";
import type { CardBlock, CardContent, CardWarning } from "../content";
import { joinedEntries } from "./joined-entries";

/** The card of one product of a group, and how the group's card calls it. */
export type GroupMember = { name: string; content: CardContent };

/**
 * One card for several products: all their hazards with the gravest signal word, all signs and every measure.
 * What holds for all stands once, what holds for some names them; it never says less than any of their cards.
 */
export function groupContent(group: string, members: readonly GroupMember[]): CardContent {
  const [first] = members;
  if (!first) throw new Error("a group has a product at least");
  const { content } = first;
  return {
    ...content,
    productName: group,
    blocks: joinedBlocks(group, members),
    footer: joinedEntries(
      members.map(({ name, content: { footer } }) => ({ name, entries: footer.map(asEntry) })),
    ).flatMap(({ text }) => text ?? []),
    warnings: [...new Map(members.flatMap(warningsOf).map((one) => [JSON.stringify(one), one])).values()],
  };
}

const asEntry = (text: string): CardEntry => ({ label: null, text });

/** Each warning names its product; a product that differs from the first in its pictograms may not belong to the group. */
function warningsOf(
  { name, content }: GroupMember,
  index: number,
  [first]: readonly GroupMember[],
): CardWarning[] {
  const told = content.warnings.map(({ code, subject }) => ({
    code,
    subject: subject === null ? name : `${name}: ${subject}`,
  }));
  const differs = index > 0 && first && pictograms(first.content) !== pictograms(content);
  return differs ? [...told, { code: "group_differs", subject: name }] : told;
}

const pictograms = ({ blocks }: CardContent) =>
  blocks
    .flatMap(({ kind, parts }) => (kind === "hazards" ? parts.flatMap(({ signs }) => signs) : []))
    .sort()
    .join(" ");

const keyOf = ({ kind, heading }: CardBlock) => (kind === "warning" ? heading : kind);

function joinedBlocks(group: string, members: readonly GroupMember[]): CardBlock[] {
  const blocks = new Map(
    members.flatMap(({ content }) => content.blocks).map((block) => [keyOf(block), block]),
  );
  // Warnings stand above all, whichever product they are of.
  const inOrder = [...blocks].sort(
    ([, a], [, b]) => Number(b.kind === "warning") - Number(a.kind === "warning"),
  );
  return inOrder.map(([key, block]) => {
    const own = members.map(({ name, content }) => ({
      name,
      parts: content.blocks.find((one) => keyOf(one) === key)?.parts ?? [],
    }));
    if (block.kind === "product") return { ...block, parts: [productsPart(group, own)] };
    const language = members[0]?.content.language ?? "en";
    return { ...block, parts: joinedParts(own, language) };
  });
}

type NamedParts = { name: string; parts: readonly CardPart[] };

/** Parts of one kind as one; a kind that only some have names them at each of its lines. */
function joinedParts(cards: readonly NamedParts[], language: CardLanguage): CardPart[] {
  const kinds = [...new Set(cards.flatMap(({ parts }) => parts.map(({ kind }) => kind)))];
  return kinds.map((kind) => {
    const own = cards.map(({ name, parts }) => ({ name, parts: parts.filter((part) => part.kind === kind) }));
    const entries = own.map(({ name, parts }) => ({ name, entries: parts.flatMap((part) => part.entries) }));
    return {
      kind,
      signs: [...new Set(own.flatMap(({ parts }) => parts.flatMap(({ signs }) => signs)))],
      entries: kind === "hazards" ? withGravestWord(entries, language) : joinedEntries(entries),
    };
  });
}

type NamedEntriesOf = { name: string; entries: CardEntry[] };

/** The gravest signal word is the group's. */
function withGravestWord(cards: readonly NamedEntriesOf[], language: CardLanguage): CardEntry[] {
  const words = (["Danger", "Warning"] as const).map((word) => signalWordIn(word, language));
  const isWord = ({ label, text, strong }: CardEntry) =>
    label === null && strong === true && text !== null && words.includes(text);
  const said = cards.flatMap(({ entries }) => entries.filter(isWord));
  const gravest = words.flatMap((word) => said.find(({ text }) => text === word) ?? [])[0];
  const rest = joinedEntries(
    cards.map(({ name, entries }) => ({ name, entries: entries.filter((entry) => !isWord(entry)) })),
  );
  return gravest ? [gravest, ...rest] : rest;
}

/** The group's name, and each product with what identifies it. */
function productsPart(group: string, cards: readonly NamedParts[]): CardPart {
  const products = cards.map(({ name, parts }): CardEntry => {
    const entries = parts.flatMap((part) => part.entries).filter(({ strong }) => !strong);
    const told = entries.flatMap(({ label, text }) => (text ? [label ? `${label}: ${text}` : text] : []));
    return { label: name, text: told.join(" · ") || name };
  });
  return { kind: "product", signs: [], entries: [{ label: null, text: group, strong: true }, ...products] };
}
