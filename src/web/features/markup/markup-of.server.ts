import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { SaxesParser } from "saxes";
import { type MarkupElement, type MarkupNode, toMarkupAttributes } from "./markup-node.ts";

/** React's own hints to load pictures stand before what it renders. */
const isHint = ({ tag, attributes }: MarkupElement): boolean => tag === "link" && attributes["rel"] === "preload";

type OpenElement = MarkupElement & { readonly children: MarkupNode[] };

const createRoot = (): OpenElement => ({ tag: "", attributes: {}, children: [] });

/** The elements of a text. React closes each element and quotes each attribute, as XML does. */
const parseMarkup = (html: string): readonly MarkupElement[] => {
  const root = createRoot();
  const open: OpenElement[] = [root];
  const parser = new SaxesParser();
  parser.on("opentag", ({ name, attributes }) => {
    const element: OpenElement = {
      tag: name,
      attributes: toMarkupAttributes(Object.entries(attributes)),
      children: [],
    };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on("closetag", () => void open.pop());
  parser.on("text", (text) => void open.at(-1)?.children.push(text));
  parser.write(`<body>${html}</body>`).close();
  const [body] = root.children;
  return typeof body === "object" ? body.children.filter((node) => typeof node === "object") : [];
};

/** The markup of one element that React renders. Throws if it renders none, or several. */
export const markupOf = (element: ReactNode): MarkupElement => {
  const [node, ...others] = parseMarkup(renderToStaticMarkup(element)).filter((root) => !isHint(root));
  if (node === undefined || others.length > 0) throw new Error("markup has one element");
  return node;
};
