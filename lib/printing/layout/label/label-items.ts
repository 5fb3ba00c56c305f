import type { Language } from "@/lib/extraction/model";
import type { Weight } from "../pdf-writer";
import type { Typeface } from "../typeface";
import type { TextSetter } from "../wrap-text";
import type { FlowDirection } from "./label-kinds";

/** In points from the top left corner of the label. */
export type Rectangle = { x: number; y: number; width: number; height: number };

export type LabelRole =
  | "product name"
  | "identification numbers"
  | "hazardous components"
  | "superseded sheet"
  | "unreleased sheet"
  | "hazard warning"
  | "pictograms"
  | "signal word"
  | "hazard statements"
  | "precautionary statements"
  | "supplemental information"
  | "UFI"
  | "additional information"
  | "nominal quantity"
  | "expiry date"
  | "supplier"
  | "QR code"
  | "direction of flow";

export type TextItem = {
  kind: "text";
  role: LabelRole;
  lines: { text: string; x: number; baseline: number }[];
  size: number;
  weight: Weight;
  /** Where it is not the label's first one. */
  language?: Language | undefined;
  /** Around all lines. */
  rect: Rectangle;
  /**
   * Around the lines between the same edges, and the right one of these; more than one where a paragraph flows past
   * a pictogram or QR code.
   */
  parts: (Rectangle & { right: number })[];
  /** The narrowest room that a line had. */
  room: number;
};
export type LabelItem =
  | TextItem
  | { kind: "pictogram"; role: "pictograms"; code: string; rect: Rectangle }
  | { kind: "qr"; role: "QR code"; rect: Rectangle }
  | { kind: "arrow"; role: "direction of flow"; flow: FlowDirection; rect: Rectangle };

/** One way to set a label: how large the type and pictograms, and how many pictograms side by side. */
export type Setting = { size: number; pictogramBox: number; perRow: number };

export type Frame = {
  width: number;
  height: number;
  margin: number;
  typeface: Typeface;
  setters: Record<Weight, TextSetter>;
  /** Side of the QR code with its quiet zone; 0 without one. */
  qrSide: number;
  /** A band, where all text stands beside the pictograms. */
  isBand: boolean;
};
