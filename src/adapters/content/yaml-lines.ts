import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Node, type ScalarTag } from "yaml";

type Found = { readonly offset: number; readonly child: unknown };

const startOf = (node: unknown): number | undefined => (node as Node | null)?.range?.[0];

/** What stands below a node under a name or a number; a field begins where its name does. */
const childOf = (node: unknown, part: string): Found | null => {
  if (isSeq(node)) {
    const child = node.items[Number(part)];
    const offset = startOf(child);
    return offset === undefined ? null : { offset, child };
  }
  if (!isMap(node)) return null;
  const pair = node.items.find(({ key }) => isScalar(key) && key.value === part);
  const offset = startOf(pair?.key);
  return offset === undefined ? null : { offset, child: pair?.value };
};

/** The line (from 1) of the node at a path in a YAML text, or of the last one on the way to it that is there. */
export const lineOfNode = (text: string, customTags: ScalarTag[], path: readonly string[]): number => {
  const lineCounter = new LineCounter();
  let node: unknown = parseDocument(text, { customTags, lineCounter }).contents;
  let offset = 0;
  for (const part of path) {
    const found = childOf(node, part);
    if (found === null) break;
    ({ offset } = found);
    node = found.child;
  }
  return lineCounter.linePos(offset).line || 1;
};
