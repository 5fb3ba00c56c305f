import { View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import type { Room } from "./in-pages";

/** A part of a page that no page break parts. */
export type Strip = Room & { content: ReactNode };

export function Strips({ strips }: { strips: readonly Strip[] }) {
  return strips.map(({ height, content }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a page is drawn once.
    <View key={index} style={{ height, minHeight: height }}>
      {content}
    </View>
  ));
}
