"use client";

import { type DragEvent, useState } from "react";

/** Says that it is a column that is dragged, and not a file or a link. */
const dragType = "application/x-sixteen-column";

/** A heading dragged over another lands on the side that the pointer is nearer to. */
export function useColumnDrag(order: string[], onMove: (name: string, to: number) => void) {
  const [target, setTarget] = useState<{ name: string; side: "before" | "after" } | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const end = () => {
    setTarget(null);
    setDragged(null);
  };
  return {
    markOf: (name: string) => (target?.name === name && dragged !== name ? target.side : undefined),
    isDragged: (name: string) => dragged === name || undefined,
    propsOf: (name: string) => ({
      draggable: true,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.setData(dragType, name);
        event.dataTransfer.effectAllowed = "move";
        setDragged(name);
      },
      onDragOver: (event: DragEvent) => {
        if (!event.dataTransfer.types.includes(dragType)) return;
        event.preventDefault();
        const side = sideOf(event);
        setTarget((before) => (before?.name === name && before.side === side ? before : { name, side }));
      },
      onDragLeave: () => setTarget((before) => (before?.name === name ? null : before)),
      onDrop: (event: DragEvent) => {
        const moved = event.dataTransfer.getData(dragType);
        if (!moved) return;
        event.preventDefault();
        const others = order.filter((other) => other !== moved);
        if (moved !== name) onMove(moved, others.indexOf(name) + (sideOf(event) === "after" ? 1 : 0));
        end();
      },
      onDragEnd: end,
    }),
  };
}

function sideOf(event: DragEvent): "before" | "after" {
  const { left, width } = event.currentTarget.getBoundingClientRect();
  return event.clientX > left + width / 2 ? "after" : "before";
}
