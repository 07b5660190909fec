import { decodeEntities } from "./decode-entities.ts";
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

/** Tags that a text about a vehicle has; anything else between "<" and ">" is text: "Prix <20 000 €". */
const NAMES =
  "a|abbr|article|b|big|blockquote|body|br|center|code|dd|div|dl|dt|em|embed|figure|font|footer|form|h[1-6]|head|header|hr|html|i|iframe|img|input|ins|del|label|li|link|main|mark|meta|nav|o:p|object|ol|p|pre|s|section|small|span|strike|strong|sub|sup|svg|table|tbody|td|tfoot|th|thead|title|tr|u|ul|video|wbr";

const TAG = new RegExp(`<(?<close>/?)(?<name>${NAMES})(?:\\s[^<>]*)?/?>`, "gi");

const HAS_TAG = new RegExp(`</?(?:${NAMES}|script|style)(?:\\s[^<>]*)?/?>|<!--`, "i");

/** Scripts, styles and comments go with their content, also where the end is missing. */
const HIDDEN = /<(?<name>script|style|template|noscript)\b[^<>]*>[\s\S]*?(?:<\/\k<name>\s*>|$)|<!--[\s\S]*?(?:-->|$)/gi;

const PARAGRAPHS: ReadonlySet<string> = new Set(
  "p blockquote ul ol dl table section article header footer h1 h2 h3 h4 h5 h6 hr pre form figure".split(" "),
);

const LINES: ReadonlySet<string> = new Set(["br", "div", "tr", "dt", "dd", "center", "title", "body"]);

const CELLS: ReadonlySet<string> = new Set(["td", "th", "img", "input", "iframe"]);

const toOneLine = (text: string): string =>
  text
    .split(/[\r\n]/)
    .map((line) => line.trim())
    .join(" ");

/** What stands in the place of a tag. */
const breakFor = (name: string, closes: boolean): string => {
  if (PARAGRAPHS.has(name)) return "\n\n";
  if (name === "li") return closes ? "" : "\n- ";
  if (LINES.has(name)) return "\n";
  return CELLS.has(name) ? " " : "";
};

const LAYOUT = /<(?:p|br|div|ul|ol|li|table|tr|h[1-6])(?:\s[^<>]*)?\/?>/i;

/**
 * Turns HTML into plain text: paragraphs behind an empty line, lines, and list items behind "- ". Scripts and styles are
 * dropped. Text without tags stays as it is. In HTML with a layout the line breaks of the source are blanks.
 */
export const htmlToText = (text: string): string => {
  if (!text.includes("<") || !HAS_TAG.test(text)) return text;
  const visible = text.replaceAll(HIDDEN, " ");
  const source = LAYOUT.test(visible) ? toOneLine(visible) : visible;
  return source.replaceAll(TAG, (_, close: string, name: string) => breakFor(name.toLowerCase(), close !== ""));
};

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
