/** A part of a regular expression. `set`: matches one character; its source is a pattern of its own. */
export type PatternNode =
  | { readonly kind: "set"; readonly source: string }
  | { readonly kind: "group"; readonly alternatives: readonly PatternSequence[] }
  | { readonly kind: "repeat"; readonly node: PatternNode; readonly min: number; readonly max: number };

export type PatternSequence = readonly PatternNode[];

const ESCAPE = /\\(?:[pPu]\{[^}]*\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|k<[^>]*>|c[A-Za-z]|[\s\S])/y;
const QUANTIFIER = /(?:[*+?]|\{(\d+)(?:(,)(\d*))?\})\??/y;
const GROUP_START = /\((?:\?(?:[:=!]|<[=!]|<[^>]*>|[a-z-]*:))?/y;
const ASSERTION = /^(?:\\[bB]|\^|\$)$/;

type Cursor = { index: number };

const take = (text: string, cursor: Cursor, pattern: RegExp): RegExpExecArray | null => {
  pattern.lastIndex = cursor.index;
  const match = pattern.exec(text);
  if (match) cursor.index += match[0].length;
  return match;
};

/** The class that begins at the cursor; classes may nest under the flag `v`. */
const takeClass = (text: string, cursor: Cursor): string => {
  const start = cursor.index;
  let depth = 0;
  do {
    const character = text[cursor.index];
    if (character === "\\") cursor.index += 1;
    else if (character === "[" && (depth === 0 || text[cursor.index + 1] === "[")) depth += 1;
    else if (character === "]") depth -= 1;
    cursor.index += 1;
  } while (depth > 0 && cursor.index < text.length);
  return text.slice(start, cursor.index);
};

const parseAtom = (text: string, cursor: Cursor): PatternNode | null => {
  const opening = take(text, cursor, GROUP_START);
  if (opening) {
    const alternatives = parseAlternatives(text, cursor);
    cursor.index += 1;
    // A negative assertion matches nothing; its content still shows what a hostile input can contain.
    return { kind: "group", alternatives };
  }
  const source =
    text[cursor.index] === "["
      ? takeClass(text, cursor)
      : (take(text, cursor, ESCAPE)?.[0] ?? String.fromCodePoint(text.codePointAt(cursor.index++) ?? 0));
  return ASSERTION.test(source) || /^\\(?:k<|[1-9])/.test(source) ? null : { kind: "set", source };
};

const quantify = (node: PatternNode, text: string, cursor: Cursor): PatternNode => {
  const match = take(text, cursor, QUANTIFIER);
  if (!match) return node;
  const [sign, min, comma, max] = match;
  if (min !== undefined) {
    const least = Number(min);
    if (comma === undefined) return { kind: "repeat", node, min: least, max: least };
    return { kind: "repeat", node, min: least, max: max === "" ? Number.POSITIVE_INFINITY : Number(max) };
  }
  const most = sign.startsWith("?") ? 1 : Number.POSITIVE_INFINITY;
  return { kind: "repeat", node, min: sign.startsWith("+") ? 1 : 0, max: most };
};

const parseAlternatives = (text: string, cursor: Cursor): readonly PatternSequence[] => {
  const alternatives: PatternNode[][] = [[]];
  while (cursor.index < text.length && text[cursor.index] !== ")") {
    if (text[cursor.index] === "|") {
      cursor.index += 1;
      alternatives.push([]);
      continue;
    }
    const atom = parseAtom(text, cursor);
    if (atom === null) continue;
    alternatives.at(-1)?.push(quantify(atom, text, cursor));
  }
  return alternatives;
};

/** The structure of a regular expression, as far as inputs for it can be made from it. */
export const parsePattern = (source: string): PatternNode => ({
  kind: "group",
  alternatives: parseAlternatives(source, { index: 0 }),
});

/** Whether a part of the pattern may match more than once in a row. Without, each position of a text costs a bounded number of steps. */
export const repeats = (node: PatternNode): boolean => {
  if (node.kind === "set") return false;
  if (node.kind === "repeat") return node.max > 1 || repeats(node.node);
  return node.alternatives.some((sequence) => sequence.some(repeats));
};
