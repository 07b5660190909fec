/** Entities of HTML for U+00A0 to U+00FF, in the order of their characters. */
const LATIN_1 =
  "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml".split(
    " ",
  );

/** Characters of other entities; the source of the names is the HTML standard. */
const OTHERS: Readonly<Record<string, string>> = {
  amp: "&",
  AMP: "&",
  lt: "<",
  LT: "<",
  gt: ">",
  GT: ">",
  quot: '"',
  QUOT: '"',
  apos: "'",
  euro: "€",
  hellip: "…",
  ndash: "–",
  mdash: "—",
  bull: "•",
  trade: "™",
  permil: "‰",
  minus: "−",
  lsquo: "‘",
  rsquo: "’",
  sbquo: "‚",
  ldquo: "“",
  rdquo: "”",
  bdquo: "„",
  lsaquo: "‹",
  rsaquo: "›",
  OElig: "Œ",
  oelig: "œ",
  Scaron: "Š",
  scaron: "š",
  Zcaron: "Ž",
  zcaron: "ž",
  Yuml: "Ÿ",
  fnof: "ƒ",
  ccaron: "č",
  Ccaron: "Č",
  ecaron: "ě",
  rcaron: "ř",
  cacute: "ć",
  sacute: "ś",
  lstrok: "ł",
  Lstrok: "Ł",
  larr: "←",
  uarr: "↑",
  rarr: "→",
  darr: "↓",
  ne: "≠",
  le: "≤",
  ge: "≥",
  infin: "∞",
  asymp: "≈",
  check: "✓",
  checkmark: "✓",
  cross: "✗",
  starf: "★",
  star: "☆",
  ensp: " ",
  emsp: " ",
  thinsp: " ",
  Tab: " ",
  NewLine: "\n",
  colon: ":",
  comma: ",",
  period: ".",
  excl: "!",
  num: "#",
  percnt: "%",
  plus: "+",
  lpar: "(",
  rpar: ")",
  sol: "/",
  ast: "*",
  hyphen: "‐",
  dash: "‐",
  zwnj: "",
  zwj: "",
  lrm: "",
  rlm: "",
};

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ...LATIN_1.map((name, index) => [name, String.fromCharCode(0xa0 + index)] as const),
  ...Object.entries(OTHERS),
]);

/** The character of an entity's name (`eacute`); undefined for an unknown name. */
export const characterOfEntity = (name: string): string | undefined => ENTITIES.get(name);

const ENTITY = /&(?:#(?<decimal>\d{1,7})|#[xX](?<hexadecimal>[\da-fA-F]{1,6})|(?<name>[A-Za-z][A-Za-z\d]{1,20}));/g;

const isSurrogate = (code: number): boolean => code >= 0xd8_00 && code <= 0xdf_ff;

const characterOf = (code: number): string | null =>
  code === 0 || code > 0x10_ff_ff || isSurrogate(code) ? null : String.fromCodePoint(code);

/** A text may have been escaped again by each program on its way. */
const MAX_PASSES = 3;

const decodeOnce = (text: string): string =>
  text.replaceAll(ENTITY, (entity, decimal?: string, hexadecimal?: string, name?: string) => {
    if (name !== undefined) return ENTITIES.get(name) ?? entity;
    return characterOf(Number.parseInt(decimal ?? hexadecimal ?? "", decimal === undefined ? 16 : 10)) ?? entity;
  });

/** Replaces the entities of HTML ("&eacute;", "&#233;", "&amp;eacute;") by their characters; unknown ones stay. */
export const decodeEntities = (text: string): string => {
  let decoded = text;
  for (let pass = 0; pass < MAX_PASSES && decoded.includes("&"); pass += 1) {
    const next = decodeOnce(decoded);
    if (next === decoded) break;
    decoded = next;
  }
  return decoded;
};
