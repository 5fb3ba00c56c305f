import type { Language } from "@/lib/extraction/model";
import type { Drawing } from "../drawing";
import { POINTS_PER_MM } from "../pdf-writer";
import type { LabelItem } from "./label-items";
import type { FlowDirection } from "./label-kinds";
import { type LabelSize, labelDimensions } from "./label-size";

/** The side of the square that the arrow of flow takes at an end of a pipe's label, with its margin, in millimetres. */
export function flowArrowMm(size: LabelSize): number {
  const { widthMm, heightMm } = labelDimensions(size);
  return Math.min(heightMm, widthMm * 0.2);
}

/** The label's parts beside the arrow, which stands at the end that the flow leaves by. */
export function withFlowArrow(items: LabelItem[], size: LabelSize, flow: FlowDirection): LabelItem[] {
  const { widthMm, heightMm } = labelDimensions(size);
  const room = flowArrowMm(size) * POINTS_PER_MM;
  const side = room * 0.8;
  const x = (flow === "left" ? 0 : widthMm * POINTS_PER_MM - room) + (room - side) / 2;
  const rect = { x, y: (heightMm * POINTS_PER_MM - side) / 2, width: side, height: side };
  const moved = flow === "left" ? items.map((item) => movedRight(item, room)) : items;
  return [...moved, { kind: "arrow", role: "direction of flow", flow, rect }];
}

function movedRight(item: LabelItem, distance: number): LabelItem {
  const moved = <Rect extends { x: number }>(rect: Rect): Rect => ({ ...rect, x: rect.x + distance });
  if (item.kind !== "text") return { ...item, rect: moved(item.rect) };
  const parts = item.parts.map((part) => ({ ...moved(part), right: part.right + distance }));
  return { ...item, rect: moved(item.rect), parts, lines: item.lines.map(moved) };
}

export const flowWords: Record<Language, Record<FlowDirection, string>> = {
  en: { right: "Flows to the right", left: "Flows to the left" },
  nl: { right: "Stroomt naar rechts", left: "Stroomt naar links" },
  de: { right: "Fließt nach rechts", left: "Fließt nach links" },
  fr: { right: "S’écoule vers la droite", left: "S’écoule vers la gauche" },
  es: { right: "Fluye hacia la derecha", left: "Fluye hacia la izquierda" },
  it: { right: "Scorre verso destra", left: "Scorre verso sinistra" },
};

const ARROW = {
  right: "M0 32H55V8L100 50L55 92V68H0Z",
  left: "M100 32H45V8L0 50L45 92V68H100Z",
} as const;

export const flowArrow = (flow: FlowDirection): Drawing => ({
  viewBox: [0, 0, 100, 100],
  shapes: [
    {
      path: ARROW[flow],
      fill: "#000000",
      fillRule: "nonzero",
      stroke: null,
      strokeWidth: 0,
      lineCap: "butt",
      lineJoin: "miter",
      transforms: [],
    },
  ],
});
