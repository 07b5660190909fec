import { createElement, type ReactNode } from "react";
import { Anchor } from "../../../ui/link/link.tsx";
import type { MarkupNode } from "./markup-node.ts";

const toReact = (node: MarkupNode): ReactNode => {
  if (typeof node === "string") return node;
  const type = node.tag === "a" && typeof node.attributes["href"] === "string" ? Anchor : node.tag;
  return createElement(type, node.attributes as { readonly href: string }, ...node.children.map(toReact));
};

/** Elements from their markup, with the links of the page: for parts that need no other script. */
export const Markup = ({ node }: { readonly node: MarkupNode }) => toReact(node);
