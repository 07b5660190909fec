import { xmlText } from "../shared/index.ts";

/** `<name>text</name>`, or nothing where there is no text. */
export const element = (name: string, text: string | null): string =>
  text === null ? "" : `<${name}>${xmlText(text)}</${name}>`;

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
