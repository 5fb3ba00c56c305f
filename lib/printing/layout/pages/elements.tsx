import { Path, type Styles, Svg, Text } from "@react-pdf/renderer";
import type { Drawing, Shape } from "../drawing";
import { type BrokenText, heightOf } from "./broken-text";
import { type Mark, tagged } from "./tags";

type LinesProps = { texts: readonly BrokenText[]; width: number; mark?: Mark; style?: Styles[string] };

/** Broken texts below each other, as one paragraph. */
export function Lines({ texts, width, mark, style }: LinesProps) {
  const [first, ...others] = texts;
  if (!first) return null;
  const height = heightOf(texts) + SLACK;
  // The least height keeps a text from shrinking: the library takes a flexShrink of 0 for 1.
  const more = Math.max(HYPHEN_WIDTH, ...texts.map(({ size }) => size * SPACE_WIDTH)) + SLACK;
  const box = {
    width: width + more,
    ...unmoved(more, style),
    height,
    minHeight: height,
    marginBottom: -SLACK,
  };
  const props = {
    lineCount: texts.reduce((sum, { lines }) => sum + lines.length, 0),
    lastLine: texts.at(-1)?.lines.at(-1) ?? "",
    ...(mark ? { mark } : {}),
  };
  return (
    <Text {...props} style={{ ...box, ...typeOf(first), ...style }}>
      {first.lines.join("\n")}
      {others.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a document is drawn once.
        <Text key={index} style={typeOf(text)}>
          {` \n${text.lines.join("\n")}`}
        </Text>
      ))}
    </Text>
  );
}

/** What is wider than its column takes no more room than that, and its text stands where it stood. */
function unmoved(more: number, style: Styles[string] | undefined) {
  if (style?.textAlign === "right") return { marginLeft: -more };
  if (style?.textAlign === "center") return { marginLeft: -more / 2, marginRight: -more / 2 };
  return { marginRight: -more };
}

function typeOf({ size, weight, leading, colour = "#000000" }: BrokenText) {
  return {
    fontSize: size,
    fontWeight: weight === "bold" ? 700 : 400,
    lineHeight: leading,
    color: colour,
  } as const;
}

/** For a rounding no line is to be left out for want of room. */
const SLACK = 0.5;
/**
 * None is to be broken again: the library wants room for a hyphen of its own (in points) and for the space with which a
 * line ends (a share of the type size).
 */
const HYPHEN_WIDTH = 5;
const SPACE_WIDTH = 0.4;

type PictureProps = { drawing: Drawing; alt: string; side: number; style?: Styles[string] };

/** A pictogram or sign, named for those who cannot see it. */
export function Picture({ drawing, alt, side, style }: PictureProps) {
  const box = { width: side, height: (side * drawing.viewBox[3]) / drawing.viewBox[2] };
  return (
    <Svg {...tagged("Figure", alt)} viewBox={drawing.viewBox.join(" ")} style={{ ...box, ...style }}>
      {drawing.shapes.map(shapeOf)}
    </Svg>
  );
}

function shapeOf({ path, transforms, fill, stroke, ...shape }: Shape, index: number) {
  return (
    <Path
      key={index}
      d={path}
      fill={fill ?? "none"}
      fillRule={shape.fillRule}
      {...(stroke ? { stroke, strokeWidth: shape.strokeWidth } : {})}
      strokeLinecap={shape.lineCap}
      strokeLinejoin={shape.lineJoin}
      {...(transforms.length > 0
        ? { transform: transforms.map((one) => `matrix(${one.join(" ")})`).join(" ") }
        : {})}
    />
  );
}
