import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Node, type ScalarTag } from "yaml";

type ChildNode = { readonly offset: number; readonly child: unknown };

const startOffset = (node: unknown): number | undefined => (node as Node | null)?.range?.[0];

/** Finds the child of a node by name or index. The offset of a field is that of its name. */
const findChild = (node: unknown, segment: string): ChildNode | null => {
  if (isSeq(node)) {
    const child = node.items[Number(segment)];
    const offset = startOffset(child);
    return offset === undefined ? null : { offset, child };
  }
  if (!isMap(node)) return null;
  const pair = node.items.find(({ key }) => isScalar(key) && key.value === segment);
  const offset = startOffset(pair?.key);
  return offset === undefined ? null : { offset, child: pair?.value };
};

/** The line (from 1) of the node at a path in a YAML text, or of its nearest existing parent. */
export const lineOfNode = (text: string, customTags: ScalarTag[], path: readonly string[]): number => {
  const lineCounter = new LineCounter();
  let node: unknown = parseDocument(text, { customTags, lineCounter }).contents;
  let offset = 0;
  for (const segment of path) {
    const match = findChild(node, segment);
    if (match === null) break;
    ({ offset } = match);
    node = match.child;
  }
  return lineCounter.linePos(offset).line || 1;
};
