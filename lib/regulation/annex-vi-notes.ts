/**
 * Notes of CLP Annex VI, 1.1.3.1 and 1.1.3.2, under which a harmonised classification applies only unless something
 * is shown of the substance: which hazard classes each concerns, and what would have to be shown.
 */
export const annexNotes = {
  J: { classes: ["Carc.", "Muta."], unless: "it contains less than 0.1 % w/w benzene" },
  K: { classes: ["Carc.", "Muta."], unless: "it contains less than 0.1 % w/w 1,3-butadiene" },
  L: { classes: ["Carc."], unless: "it contains less than 3 % DMSO extract (IP 346)" },
  M: { classes: ["Carc."], unless: "it contains less than 0.005 % w/w benzo[a]pyrene" },
  N: {
    classes: ["Carc."],
    unless: "its full refining history is known and what it was made from is no carcinogen",
  },
  P: { classes: ["Carc.", "Muta."], unless: "it contains less than 0.1 % w/w benzene" },
  Q: {
    classes: ["Carc."],
    unless: "a test shows that its fibres do not persist in the lung or do no harm there",
  },
  R: {
    classes: ["Carc."],
    unless:
      "its fibres are thick (length-weighted geometric mean diameter less two standard errors over 6 µm)",
  },
  8: { classes: ["Carc."], unless: "the mixture can release less than 0.1 % formaldehyde" },
  9: { classes: ["Muta."], unless: "the mixture can release less than 1 % formaldehyde" },
} as const satisfies Record<string, { classes: readonly string[]; unless: string }>;
export const annexNoteNames = ["J", "K", "L", "M", "N", "P", "Q", "R", "8", "9"] as const;
export type AnnexNoteName = (typeof annexNoteNames)[number];

/** The notes of an entry that make one of its classes ("Carc. 1B") conditional. */
export function notesOnClass(className: string, notes: readonly string[]): AnnexNoteName[] {
  return annexNoteNames.filter(
    (name) =>
      notes.includes(name) && annexNotes[name].classes.some((beginning) => className.startsWith(beginning)),
  );
}
