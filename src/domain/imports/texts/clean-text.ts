import { decodeEntities } from "./decode-entities.ts";
import { htmlToText } from "./html-text.ts";
import { repairEncoding } from "./repair-encoding.ts";

/** Fast path: single-spaced printable ASCII without markup. */
const CLEAN = /^[!-%'-;=-~]+(?: [!-%'-;=-~]+)*$/;

/** Control characters, those without a width, marks of direction. Joiners stay: emoji have them. */
const INVISIBLE =
  /[\u0000-\u0008\u000e-\u001f\u007f\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\ufffe\uffff]/g;

/** A single no-break space is French typography (before a colon, in a number). */
const toBlank = (blank: string): string => (blank === "\u00a0" || blank === "\u202f" ? blank : " ");

const withoutControls = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(INVISIBLE, "")
    .normalize("NFC")
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, toBlank)
    .trim();

const toPlainText = (text: string): string => htmlToText(decodeEntities(repairEncoding(text)));

/** One line in NFC without markup, entities and control characters. */
export const cleanFeedLine = (text: string): string => (CLEAN.test(text) ? text : withoutControls(toPlainText(text)));

const LINE_END = /\r\n?|[\n\v\f\u2028\u2029]/;

const BULLET = /^(?:[•·▪◦‣●○■]\s*|\*\s+)/u;

/** The lines of a text, each as `cleanFeedLine` writes it; empty ones too. */
export const cleanFeedLines = (text: string): readonly string[] => {
  if (CLEAN.test(text)) return [text];
  return toPlainText(text)
    .split(LINE_END)
    .map((line) => withoutControls(line).replace(BULLET, "- "));
};

/** Lines behind a line break and paragraphs behind an empty line, as `cleanFeedLine` writes them. */
export const cleanFeedParagraphs = (text: string): string =>
  cleanFeedLines(text)
    .join("\n")
    .replaceAll(/^-$/gm, "")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
