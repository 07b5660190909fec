import { fold } from "../../shared/index.ts";

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
