/** The places at the side, in their order; each is a folder here and a word of the messages. */
export const places = [
  "products",
  "sheets",
  "workplaces",
  "assessments",
  "labels",
  "procurement",
  "catalogue",
  "settings",
] as const;

/**
 * Screens that are not among the places, with their titles in the messages: the palette finds all of them, and the
 * first page names those that are lists. At the side, the place that they belong to is marked.
 */
export const furtherScreens = [
  { href: "/letters", title: "letters.title", place: "sheets", isList: true, isWriting: false },
  { href: "/safety-cards", title: "approvedCards.title", place: "labels", isList: true, isWriting: false },
  { href: "/safety-cards/group", title: "groupCard.title", place: "labels", isList: false, isWriting: true },
  { href: "/products/awaiting", title: "awaiting.title", place: "products", isList: true, isWriting: false },
  { href: "/imports", title: "imports.title", place: "products", isList: false, isWriting: true },
] as const;
