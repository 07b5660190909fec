import { fold, trimQuotes } from "../../shared/index.ts";
import { decodeEntities } from "./decode-entities.ts";
import { repairEncoding } from "./repair-encoding.ts";

/** Folded spellings of "no value" in French, German, English and Dutch, and by databases, programs and spreadsheets. */
const WORDS: ReadonlySet<string> = new Set(
  [
    "null|nul|nil|none|undefined|nan|-nan|nat|void|empty|blank|\\n",
    "n/a|n.a.|n.a|n. a.|na|n/d|n.d.|nd|n/c|n.c.|nc|n/b|n.b.|nvt|n.v.t.",
    "not available|not applicable|not specified|not set|not known|unspecified|unknown|no data",
    "not provided|tbd|tba|no value",
    "k.a.|k. a.|k.a|k/a|keine angabe|keine angaben|ohne angabe|o.a.|unbekannt|leer",
    "nicht bekannt|nicht angegeben|nicht verfugbar|nicht vorhanden|keine|keiner|keines|kein",
    "aucun|aucune|neant|inconnu|inconnue|vide|sans objet|s.o.|a definir|a preciser",
    "non renseigne|non renseignee|pas renseigne|non communique|non communiquee|non precise",
    "non precisee|non specifie|non specifiee|non defini|non definie|non disponible|non connu",
    "non connue|non applicable|pas d'information",
    "geen|onbekend|niet bekend|niet opgegeven|niet beschikbaar|leeg",
    "#n/a|#na|#n/d|#nv|#getting_data|object object",
  ].flatMap((words) => words.split("|")),
);

const MAX_LENGTH = Math.max(...[...WORDS].map(({ length }) => length)) + 2;

/** "-", "--", "…", "?". */
const MARKS = /^[\p{P}\s]*$/u;

/** "(null)", "<none>". */
const BRACKETS = /^[(<[{]+(?<word>[^()<>[\]{}]+)[)>\]}]+$/;

/** `#REF!`, `#DIV/0!`, `#NAME?`, `#BEZUG!` of spreadsheets; `####` of a column that is too narrow. */
const SHEET_ERROR = /^#{3,}$|^#[A-Z0-9/]+[!?]$/i;

/** A date of zeros only: `0000-00-00`, `00/00/0000`, `00.0000`. */
const ZERO_DATE = /^(?:0{4}[-/.]?0{2}[-/.]?0{2}|0{2}[-/.]0{2}[-/.]0{2,4}|0{2}[-/.]0{4})(?:[ T].*)?$/;

const BEYOND_ASCII = /[\u0080-\uffff]/;

const isWord = (text: string): boolean => {
  const folded = BEYOND_ASCII.test(text)
    ? fold(text).replaceAll(/\s+/g, " ").replaceAll("\u2019", "'")
    : text.toLowerCase();
  return WORDS.has(folded) || WORDS.has(BRACKETS.exec(folded)?.groups?.["word"]?.trim() ?? "");
};

/** True for a text that says that there is no value, in any of its spellings: "-", "n/a", "NULL", "k.A.", "0000-00-00". */
export const isMissingValue = (text: string): boolean => {
  const first = text.charCodeAt(0);
  // A digit that is no zero: nearly every figure.
  if (first > 48 && first <= 57) return false;
  const trimmed = text.trim();
  if (trimmed.length > MAX_LENGTH) return MARKS.test(trimmed);
  return MARKS.test(trimmed) || ZERO_DATE.test(trimmed) || SHEET_ERROR.test(trimmed) || isWord(trimmed);
};

/** Fast path: single-spaced printable ASCII without markup, and without a quotation mark at its beginning. */
const CLEAN = /^(?!['"])[!-%'-;=-~]+(?: [!-%'-;=-~]+)*$/;

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

/** One line in NFC without markup, entities, control characters and quotation marks around it. */
export const cleanFeedLine = (text: string): string =>
  CLEAN.test(text) ? text : trimQuotes(withoutControls(toPlainText(text)));

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
