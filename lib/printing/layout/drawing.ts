/** A picture of filled and stroked paths, as the pictograms and signs are. */
export type Drawing = {
  /** left, top, width, height */
  viewBox: readonly [number, number, number, number];
  shapes: Shape[];
};

export type Shape = {
  /** SVG path data. */
  path: string;
  fill: string | null;
  fillRule: "nonzero" | "evenodd";
  stroke: string | null;
  strokeWidth: number;
  lineCap: "butt" | "round" | "square";
  lineJoin: "miter" | "round" | "bevel";
  /** Affine transforms from the outermost group inwards. */
  transforms: Matrix[];
};
type Matrix = readonly [number, number, number, number, number, number];

/** The shapes of a simple SVG file: groups, paths, rectangles and circles; no text, filters or gradients. */
export function drawingOf(svg: string): Drawing {
  const shapes: Shape[] = [];
  const groups: Style[] = [PLAIN];
  let viewBox: Drawing["viewBox"] = [0, 0, 100, 100];
  let hidden = 0;
  for (const [, closing, name = "", attributes = "", empty] of svg.matchAll(TAG)) {
    if (name === "svg" && !closing) viewBox = viewBoxOf(attributesOf(attributes));
    if (HIDDEN.has(name) && !empty) hidden += closing ? -1 : 1;
    if (hidden > 0) continue;
    if (name === "g" && closing) groups.pop();
    if (closing) continue;
    const style = styleOf(attributesOf(attributes), groups.at(-1) ?? PLAIN);
    if ((name === "g" || name === "svg") && !empty) groups.push(style);
    const path = pathOf(name, attributesOf(attributes));
    if (path !== null) shapes.push({ ...style, path });
  }
  return { viewBox, shapes };
}

/** The drawings with everything that is not white in black: a red frame prints grey, or not at all, without colour. */
export function blackDrawings(drawings: ReadonlyMap<string, Drawing>): Map<string, Drawing> {
  const black = (paint: string | null) => (paint === null || WHITE.test(paint) ? paint : "#000000");
  return new Map(
    Array.from(drawings, ([code, { viewBox, shapes }]) => [
      code,
      {
        viewBox,
        shapes: shapes.map((shape) => ({ ...shape, fill: black(shape.fill), stroke: black(shape.stroke) })),
      },
    ]),
  );
}

const WHITE = /^(?:white|#fff(?:fff)?)$/i;

const TAG = /<(\/)?([a-zA-Z]+)((?:\s+[\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/)?>/g;
const HIDDEN = new Set(["defs", "clipPath", "metadata"]);

type Style = Omit<Shape, "path">;
const PLAIN: Style = {
  fill: "#000000",
  fillRule: "nonzero",
  stroke: null,
  strokeWidth: 1,
  lineCap: "butt",
  lineJoin: "miter",
  transforms: [],
};

function attributesOf(text: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = "", value = ""] of text.matchAll(/([\w:-]+)\s*=\s*["']([^"']*)["']/g)) {
    attributes.set(name, value);
  }
  for (const declaration of (attributes.get("style") ?? "").split(";")) {
    const [name = "", value = ""] = declaration.split(":");
    if (value !== "") attributes.set(name.trim(), value.trim());
  }
  return attributes;
}

function viewBoxOf(attributes: Map<string, string>): Drawing["viewBox"] {
  const box = (attributes.get("viewBox") ?? "").split(/[\s,]+/).map(Number);
  const [left, top, width, height] = box;
  if (box.length === 4) return [left ?? 0, top ?? 0, width ?? 100, height ?? 100];
  return [0, 0, Number.parseFloat(attributes.get("width") ?? "100"), heightOf(attributes)];
}

const heightOf = (attributes: Map<string, string>) => Number.parseFloat(attributes.get("height") ?? "100");

function styleOf(attributes: Map<string, string>, parent: Style): Style {
  const paint = (name: "fill" | "stroke") => {
    const value = attributes.get(name);
    return value === undefined ? parent[name] : value === "none" ? null : value;
  };
  return {
    fill: paint("fill"),
    stroke: paint("stroke"),
    fillRule: oneOf(attributes.get("fill-rule"), ["nonzero", "evenodd"]) ?? parent.fillRule,
    strokeWidth: Number.parseFloat(attributes.get("stroke-width") ?? String(parent.strokeWidth)),
    lineCap: oneOf(attributes.get("stroke-linecap"), ["butt", "round", "square"]) ?? parent.lineCap,
    lineJoin: oneOf(attributes.get("stroke-linejoin"), ["miter", "round", "bevel"]) ?? parent.lineJoin,
    transforms: [...parent.transforms, ...transformsOf(attributes.get("transform") ?? "")],
  };
}

function oneOf<T extends string>(value: string | undefined, allowed: readonly T[]): T | undefined {
  return allowed.find((candidate) => candidate === value);
}

function transformsOf(text: string): Matrix[] {
  return Array.from(text.matchAll(/(matrix|translate|scale|rotate)\(([^)]*)\)/g), ([, kind, list = ""]) => {
    const [a = 0, b, c = 0, d = 0, e = 0, f = 0] = list
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    if (kind === "translate") return [1, 0, 0, 1, a, b ?? 0];
    if (kind === "scale") return [a, 0, 0, b ?? a, 0, 0];
    if (kind === "matrix") return [a, b ?? 0, c, d, e, f];
    const [cos, sin] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)];
    const [x, y] = [b ?? 0, c];
    return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
  });
}

function pathOf(name: string, attributes: Map<string, string>): string | null {
  const number = (key: string) => Number.parseFloat(attributes.get(key) ?? "0");
  if (name === "path") return attributes.get("d") ?? null;
  if (name === "rect") {
    return `M${number("x")} ${number("y")}h${number("width")}v${number("height")}h${-number("width")}z`;
  }
  if (name !== "circle" && name !== "ellipse") return null;
  const rx = number(name === "circle" ? "r" : "rx");
  const ry = number(name === "circle" ? "r" : "ry");
  const arc = `a${rx} ${ry} 0 1 0 `;
  return `M${number("cx") - rx} ${number("cy")}${arc}${2 * rx} 0${arc}${-2 * rx} 0z`;
}
