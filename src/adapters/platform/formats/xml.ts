import { escapeXml } from "#domain/shared/index.ts";

/** `<name>text</name>` with escaped text; an empty string for null. */
export const xmlTextElement = (name: string, text: string | null): string =>
  text === null ? "" : `<${name}>${escapeXml(text)}</${name}>`;

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
