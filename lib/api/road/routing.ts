import type { Method, Operation } from "@/lib/api/operation";
import { operations } from "@/lib/api/table";

type Node = {
  fixed: Map<string, Node>;
  parameter: Node | null;
  operations: Partial<Record<Method, Operation>>;
};
export type Route = { operations: Partial<Record<Method, Operation>>; values: string[] };

const root = build();

function emptyNode(): Node {
  return { fixed: new Map(), parameter: null, operations: {} };
}

function build(): Node {
  const tree = emptyNode();
  for (const operation of operations) {
    let node = tree;
    for (const segment of operation.path.split("/").filter(Boolean)) {
      if (segment.startsWith("{")) {
        node.parameter ??= emptyNode();
        node = node.parameter;
      } else {
        const next = node.fixed.get(segment) ?? emptyNode();
        node.fixed.set(segment, next);
        node = next;
      }
    }
    if (node.operations[operation.method])
      throw new Error(`Declared twice: ${operation.method} ${operation.path}`);
    node.operations[operation.method] = operation;
  }
  return tree;
}

/** Finds the operations at a path below /v1 and the values of its parameters in order; null for an unknown path. */
export function findRoute(path: string): Route | null {
  let node = root;
  const values: string[] = [];
  for (const segment of path.split("/").filter(Boolean)) {
    const fixed = node.fixed.get(segment);
    if (fixed) {
      node = fixed;
    } else if (node.parameter) {
      values.push(safeDecode(segment));
      node = node.parameter;
    } else {
      return null;
    }
  }
  return Object.keys(node.operations).length ? { operations: node.operations, values } : null;
}

function safeDecode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
