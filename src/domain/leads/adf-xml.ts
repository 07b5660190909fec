import { xmlText } from "../shared/index.ts";

/** An element of a document: text, or elements in order; null stands for none. */
export type Xml = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | null>>;
  readonly content: string | readonly (Xml | null)[];
};

export const element = (name: string, content: Xml["content"], attributes: Xml["attributes"] = {}): Xml => ({
  name,
  attributes,
  content,
});

/** The element, or none where there is nothing to say. */
export const given = (name: string, text: string | null | undefined, attributes?: Xml["attributes"]): Xml | null =>
  text === null || text === undefined || text === "" ? null : element(name, text, attributes);

/** The element as lines, set in by two spaces a level; texts stand as they are. */
export const writeXml = ({ name, attributes, content }: Xml, depth = 0): string => {
  const indent = "  ".repeat(depth);
  const named = Object.entries(attributes).flatMap(([key, value]) =>
    value === null ? [] : [` ${key}="${xmlText(value)}"`],
  );
  const start = `${indent}<${name}${named.join("")}>`;
  if (typeof content === "string") return `${start}${xmlText(content)}</${name}>\n`;
  const inner = content.flatMap((child) => (child === null ? [] : [writeXml(child, depth + 1)]));
  return `${start}\n${inner.join("")}${indent}</${name}>\n`;
};
