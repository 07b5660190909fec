import { escapeXml } from "#domain/shared/index.ts";

/** `<name>text</name>` with escaped text; an empty string for null. */
export const xmlTextElement = (name: string, text: string | null): string =>
  text === null ? "" : `<${name}>${escapeXml(text)}</${name}>`;

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** `content`: text, or child elements in order. Null children and attributes are left out. */
export type XmlElement = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | null>>;
  readonly content: string | readonly (XmlElement | null)[];
};

export const xmlElement = (
  name: string,
  content: XmlElement["content"],
  attributes: XmlElement["attributes"] = {},
): XmlElement => ({
  name,
  attributes,
  content,
});

/** Null when the text is empty or missing. */
export const optionalXmlElement = (
  name: string,
  text: string | null | undefined,
  attributes?: XmlElement["attributes"],
): XmlElement | null =>
  text === null || text === undefined || text === "" ? null : xmlElement(name, text, attributes);

/** Writes an element with an indent of two spaces per level. Text content is not indented. */
export const writeXml = ({ name, attributes, content }: XmlElement, depth = 0): string => {
  const indent = "  ".repeat(depth);
  const attributeText = Object.entries(attributes).flatMap(([key, value]) =>
    value === null ? [] : [` ${key}="${escapeXml(value)}"`],
  );
  const start = `${indent}<${name}${attributeText.join("")}>`;
  if (typeof content === "string") return `${start}${escapeXml(content)}</${name}>\n`;
  const inner = content.flatMap((child) => (child === null ? [] : [writeXml(child, depth + 1)]));
  return `${start}\n${inner.join("")}${indent}</${name}>\n`;
};
