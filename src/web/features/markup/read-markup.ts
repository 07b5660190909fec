import { toMarkupAttributes, type MarkupNode } from "./markup-node.ts";

const readNode = (node: Node): readonly MarkupNode[] => {
  // Comments separate the texts that React renders one after the other.
  if (node.nodeType === Node.TEXT_NODE) return [node.textContent ?? ""];
  return node.nodeType === Node.ELEMENT_NODE ? [readMarkup(node as Element)] : [];
};

/** The markup of an element of the document, as React hydrates it. */
export const readMarkup = (element: Element): MarkupNode => ({
  tag: element.localName,
  attributes: toMarkupAttributes(Array.from(element.attributes, ({ name, value }) => [name, value] as const)),
  children: Array.from(element.childNodes).flatMap(readNode),
});
