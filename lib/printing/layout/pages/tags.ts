import type { Pdf } from "../pdf-file";

/** What a part of a page is for those who hear it; an artifact is for the eye alone. */
export type Tag = "H1" | "H2" | "P" | "Figure" | "Table" | "TR" | "TH" | "TD" | "Artifact";
export type Mark = { tag: Tag; alt?: string };

/** For an element of @react-pdf/renderer: `<View {...tagged("TR")}>`. */
export const tagged = (tag: Tag, alt?: string) => ({ mark: { tag, alt } });
/** As `tagged`; the same mark in two places, or on two pages, is one element. */
export const marked = (mark: Mark) => ({ mark });

/** An element as @react-pdf/layout has placed it. */
export type PlacedNode = {
  type: string;
  props?: { mark?: Mark; lineCount?: number; lastLine?: string; key?: string; paint?: () => void };
  /** Of a text. */
  lines?: { string: string }[];
  image?: unknown;
  style?: Record<string, unknown>;
  box?: Record<string, number>;
  children?: PlacedNode[];
};

/**
 * @react-pdf/renderer writes no structure. This puts canvases between the placed elements, which the library calls in
 * the order of drawing: each ends what is marked and begins the next. Texts are paragraphs where they are nothing else;
 * backgrounds, lines and pictures without a tag are artifacts.
 */
export function tagging(pdf: Pdf): (pages: PlacedNode[]) => PlacedNode[] {
  const root = pdf.struct("Document");
  pdf.addStructure(root);
  const tagger = new Tagger(pdf);
  return (pages) => pages.map((page) => tagger.page(page, root));
}

type Element = ReturnType<Pdf["struct"]>;

class Tagger {
  private readonly elements = new Map<Mark, Element>();
  /** At the place that is reached in the order of drawing. */
  private open: "nothing" | "artifact" | "content" = "nothing";

  constructor(private readonly pdf: Pdf) {}

  page(page: PlacedNode, root: Element): PlacedNode {
    this.open = "nothing";
    const children = this.inOrder(page.children ?? [], root);
    return { ...page, children: [...children, ...this.turn("nothing", () => {})] };
  }

  private inOrder(nodes: PlacedNode[], parent: Element): PlacedNode[] {
    return nodes.flatMap((node) => this.tagged(node, parent));
  }

  private tagged(node: PlacedNode, parent: Element): PlacedNode[] {
    const mark = node.props?.mark ?? (node.type === "TEXT" ? { tag: "P" } : undefined);
    if (mark?.tag === "Artifact") return this.artifact(node);
    const element = mark ? this.elementOf(mark, parent) : parent;
    if (!isLeaf(node)) {
      const behind = isPainted(node) ? this.artifact({ ...node, children: [] }) : [];
      return [...behind, { ...unpainted(node), children: this.inOrder(node.children ?? [], element) }];
    }
    if (!mark) return this.artifact(node);
    const begin = () => void element.add(this.pdf.markStructureContent(mark.tag));
    return [...this.turn("content", begin), node];
  }

  private artifact(node: PlacedNode): PlacedNode[] {
    if (this.open === "artifact") return [node];
    return [...this.turn("artifact", () => void this.pdf.markContent("Artifact")), node];
  }

  private turn(to: Tagger["open"], begin: () => void): PlacedNode[] {
    const from = this.open;
    this.open = to;
    const paint = () => {
      if (from !== "nothing") this.pdf.endMarkedContent();
      begin();
    };
    return [{ type: "CANVAS", props: { paint }, style: {}, box: { top: 0, left: 0, width: 1, height: 1 } }];
  }

  private elementOf(mark: Mark, parent: Element): Element {
    const known = this.elements.get(mark);
    if (known) return known;
    const element = this.pdf.struct(mark.tag, mark.alt === undefined ? {} : { alt: mark.alt });
    parent.add(element);
    this.elements.set(mark, element);
    return element;
  }
}

const isLeaf = ({ type }: PlacedNode) => type !== "VIEW";

const EDGES = ["borderTopWidth", "borderRightWidth", "borderBottomWidth", "borderLeftWidth"] as const;

const isPainted = ({ style, box }: PlacedNode) => style?.backgroundColor || EDGES.some((edge) => box?.[edge]);

/** Without what is drawn behind its children. */
function unpainted(node: PlacedNode): PlacedNode {
  const box = { ...node.box, ...Object.fromEntries(EDGES.map((edge) => [edge, 0])) };
  return { ...node, box, style: { ...node.style, backgroundColor: undefined } };
}
