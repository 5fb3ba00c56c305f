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
 * first page names those that are lists.
 */
export const furtherScreens = [
  { href: "/letters", title: "letters.title", isList: true, isWriting: false },
  { href: "/safety-cards", title: "approvedCards.title", isList: true, isWriting: false },
  { href: "/safety-cards/group", title: "groupCard.title", isList: false, isWriting: true },
  { href: "/products/awaiting", title: "awaiting.title", isList: true, isWriting: false },
  { href: "/imports", title: "imports.title", isList: false, isWriting: true },
] as const;
