import { View } from "@react-pdf/renderer";
import type { Drawing } from "../drawing";
import { Lines, Picture } from "../pages/elements";
import { marked, tagged } from "../pages/tags";
import { signName } from "../sign-name";
import type { Typeface } from "../typeface";
import type { RegisterDocument } from "./register-document";
import { type LaidCell, type LaidRow, PAD, PICTOGRAM } from "./register-rows";

export type RegisterAssets = { typeface: Typeface; drawings: ReadonlyMap<string, Drawing> };
export type Drawn = Pick<RegisterDocument, "language"> & RegisterAssets;

const FILLS = { head: { backgroundColor: "#dfe5ec" }, group: { backgroundColor: "#f0f3f6" }, row: {} };

/** A row over the whole width; what was said on an earlier page is an artifact. */
export function Row({ row, drawn }: { row: LaidRow; drawn: Drawn }) {
  const { kind, height, cells, isRepeated } = row;
  const line = { borderBottomWidth: 0.4, borderBottomColor: "#aab2bc", borderBottomStyle: "solid" } as const;
  return (
    <View
      {...tagged(isRepeated ? "Artifact" : "TR")}
      style={{ flexDirection: "row", height, minHeight: height, ...line, ...FILLS[kind] }}
    >
      {cells.map((cell, index) => (
        <View
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column.
          key={index}
          {...marked({ tag: kind === "row" ? "TD" : "TH" })}
          style={{ width: cell.width, padding: PAD }}
        >
          <Lines
            texts={cell.texts}
            width={cell.room}
            style={{ textAlign: cell.isRight ? "right" : "left" }}
          />
          {cell.pictograms.length > 0 ? <Pictograms cell={cell} drawn={drawn} /> : null}
        </View>
      ))}
    </View>
  );
}

function Pictograms({ cell, drawn }: { cell: LaidCell; drawn: Drawn }) {
  const gap = { marginTop: 1, marginRight: 1 };
  return (
    <View style={{ flexDirection: "row", flexWrap: "wrap", width: cell.room }}>
      {cell.pictograms.map((code) => {
        const drawing = drawn.drawings.get(code);
        if (!drawing) return null;
        const alt = signName(code, drawn.language);
        return <Picture key={code} drawing={drawing} alt={alt} side={PICTOGRAM - 1} style={gap} />;
      })}
    </View>
  );
}
