import { type PdfValue, type ReadBudget, UnreadablePdfError } from "./pdf-value.ts";

const MAX_DEPTH = 64;

const SPACE = /(?:[\0\t\n\f\r ]|%[^\r\n]*)*/y;
const NAME = /\/([^\0\t\n\f\r ()<>[\]{}/%]*)/y;
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)/y;
const REFERENCE = /(\d{1,10})[\0\t\n\f\r ]+\d{1,10}[\0\t\n\f\r ]+R(?![A-Za-z0-9])/y;
const KEYWORD = /[^\0\t\n\f\r ()<>[\]{}/%]+/y;
const HEXADECIMAL = /<[^<>]*>?/y;
const STRING_TEXT = /[^()\\]*/y;

const OTHER: PdfValue = { type: "other" };

const decodedName = (name: string): string =>
  name.replaceAll(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** Reads values from the bytes of a file, in Latin-1. Lenient, as programs are. */
export class PdfReader {
  readonly #text: string;
  readonly #budget: ReadBudget;
  readonly #onName: (name: string) => void;
  position: number;

  /** `onName` gets each name and key, decoded. */
  constructor(text: string, position: number, budget: ReadBudget, onName: (name: string) => void) {
    this.#text = text;
    this.position = position;
    this.#budget = budget;
    this.#onName = onName;
  }

  /** The keyword at the position, after white space and comments; empty for anything else. */
  keyword(): string {
    this.#take(SPACE);
    return this.#take(KEYWORD)?.[0] ?? "";
  }

  /** The value at the position; null before the end of an array, a dictionary or the file. */
  value(depth = 0): PdfValue | null {
    if (depth > MAX_DEPTH) throw new UnreadablePdfError("nested too deep");
    this.#take(SPACE);
    switch (this.#text[this.position]) {
      case undefined:
      case "]":
      case ">":
        return null;
      case "/":
        return this.#name();
      case "(":
        return this.#string();
      case "[":
        return this.#array(depth);
      case "<":
        return this.#text.startsWith("<<", this.position) ? this.#dictionary(depth) : this.#hexadecimal();
      default:
        return this.#numberOrKeyword();
    }
  }

  #take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.position;
    const match = pattern.exec(this.#text);
    if (match === null) return null;
    this.position = pattern.lastIndex;
    this.#budget.spend(match[0].length);
    return match;
  }

  #skip(characters: number): void {
    this.position += characters;
    this.#budget.spend(characters);
  }

  #name(): PdfValue {
    const name = decodedName(this.#take(NAME)?.[1] ?? "");
    this.#onName(name);
    return { type: "name", name };
  }

  /** Parentheses in a string are balanced, or escaped. */
  #string(): PdfValue {
    let open = 0;
    do {
      const character = this.#text[this.position];
      if (character === "(") open += 1;
      else if (character === ")") open -= 1;
      this.#skip(character === "\\" ? 2 : 1);
      if (open > 0) this.#take(STRING_TEXT);
    } while (open > 0 && this.position < this.#text.length);
    return OTHER;
  }

  #hexadecimal(): PdfValue {
    this.#take(HEXADECIMAL);
    return OTHER;
  }

  #array(depth: number): PdfValue {
    this.#skip(1);
    const items: PdfValue[] = [];
    for (let item = this.value(depth + 1); item !== null; item = this.value(depth + 1)) items.push(item);
    this.#skip(1);
    return { type: "array", items };
  }

  #dictionary(depth: number): PdfValue {
    this.#skip(2);
    const entries: (readonly [string, PdfValue])[] = [];
    for (let key = this.value(depth + 1); key !== null; key = this.value(depth + 1)) {
      // Anything else than a name is not a key, and is skipped.
      if (key.type === "name") entries.push([key.name, this.value(depth + 1) ?? OTHER]);
    }
    this.#skip(this.#text.startsWith(">>", this.position) ? 2 : 1);
    return { type: "dictionary", entries };
  }

  #numberOrKeyword(): PdfValue {
    const reference = this.#take(REFERENCE);
    if (reference) return { type: "ref", object: Number(reference[1]) };
    const number = this.#take(NUMBER);
    if (number) return { type: "number", value: Number(number[0]) };
    if (this.#take(KEYWORD) === null) this.#skip(1);
    return OTHER;
  }
}
