/**
 * What a label is for: a package that is supplied (CLP Art. 17), a bottle or vessel at the workplace, or a pipe
 * (Directive 92/58/EEC Annex III; TRGS 201).
 */
export const labelKinds = ["supply", "workplace", "pipe"] as const;
export type LabelKind = (typeof labelKinds)[number];

/** Where what a pipe carries flows to, seen by who reads its label. */
export const flowDirections = ["right", "left"] as const;
export type FlowDirection = (typeof flowDirections)[number];

/** Named sizes in millimetres, width × height. */
export const labelPages = {
  A4: [210, 297],
  A5: [148, 210],
  A6: [105, 148],
  A7: [74, 105],
  "100x70": [100, 70],
  "70x50": [70, 50],
  "50x30": [50, 30],
  "400x80": [400, 80],
  "250x50": [250, 50],
  "150x30": [150, 30],
} as const;
export type LabelPage = keyof typeof labelPages;
export const labelPageNames = Object.keys(labelPages) as LabelPage[];

/** The named sizes of each kind of label, the largest first. */
export const pagesOfKind = {
  supply: ["A4", "A5", "A6", "A7"],
  workplace: ["A5", "A6", "100x70", "70x50", "50x30"],
  pipe: ["400x80", "250x50", "150x30"],
} as const satisfies Record<LabelKind, readonly LabelPage[]>;
