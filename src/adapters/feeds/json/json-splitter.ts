import { FaultError } from "../fault-error.ts";
import { MAX_FIELD_LENGTH, MAX_ROW_LENGTH } from "../limits.ts";

/** The text of one value and the line it begins on, from 1; `text` is null when the value exceeded the row limit. */
export type JsonChunk = { readonly line: number; readonly text: string | null };

const [QUOTE, BACKSLASH, OPEN_BRACE, CLOSE_BRACE, OPEN_BRACKET, CLOSE_BRACKET, COMMA, NEWLINE] = [
  34, 92, 123, 125, 91, 93, 44, 10,
];

const isSpace = (code: number): boolean => code === 32 || code === NEWLINE || code === 13 || code === 9;

/**
 * Splits a JSON array of objects, or JSON lines, into the texts of the objects chunk by chunk and buffers one object at
 * most. It tracks only brackets and strings; `JSON.parse` validates the objects. Throws `FaultError` when the text
 * between the objects is not JSON or the end is missing.
 */
export class JsonSplitter {
  #chunks: string[] = [];
  #length = 0;
  #depth = 0;
  #inString = false;
  #escaped = false;
  #line: number;
  #startLine = 1;
  readonly #isWrapped: boolean;
  /** The beginning of what follows the list of a wrapped feed. */
  rest = "";
  #mode: "start" | "lines" | "array" | "done" = "start";
  /** In an array: a comma or the end must precede the next object. */
  #afterValue = false;
  #afterComma = false;

  /** `line`: the one that the text begins on. `isWrapped`: the list is a value of an object, whose rest follows. */
  constructor(line = 1, isWrapped = false) {
    this.#line = line;
    this.#isWrapped = isWrapped;
  }

  push(text: string): JsonChunk[] {
    const values: JsonChunk[] = [];
    let start = this.#depth > 0 ? 0 : -1;
    for (let index = 0; index < text.length; index += 1) {
      const code = text.charCodeAt(index);
      if (code === NEWLINE) this.#line += 1;
      if (this.#isWrapped && this.#mode === "done") {
        this.rest = (this.rest + text.slice(index)).slice(0, MAX_FIELD_LENGTH);
        break;
      }
      if (this.#depth === 0) {
        if (this.#handleBetween(code)) start = index;
      } else if (this.#handleInside(code)) {
        values.push(this.#complete(text.slice(start, index + 1)));
        start = -1;
      }
    }
    if (start !== -1) this.#append(text.slice(start));
    return values;
  }

  /** An array marks its end; JSON lines do not. */
  get isArray(): boolean {
    return this.#mode === "array" || this.#mode === "done";
  }

  /** Throws `FaultError` when the text ends too early. */
  end(): void {
    if (this.#depth > 0)
      throw new FaultError("truncated", `the feed ends inside the object on line ${this.#startLine}`);
    if (this.#mode === "array") throw new FaultError("truncated", "the feed ends before the array does");
  }

  /** Handles a character between objects; returns true when it opens one. */
  #handleBetween(code: number): boolean {
    if (isSpace(code)) return false;
    if (code === OPEN_BRACE && this.#mode !== "done" && !this.#afterValue) {
      if (this.#mode === "start") this.#mode = "lines";
      this.#depth = 1;
      this.#startLine = this.#line;
      this.#afterComma = false;
      return true;
    }
    if (code === OPEN_BRACKET && this.#mode === "start") this.#mode = "array";
    else if (code === COMMA && this.#mode === "array" && this.#afterValue)
      [this.#afterValue, this.#afterComma] = [false, true];
    else if (code === CLOSE_BRACKET && this.#mode === "array" && !this.#afterComma) {
      [this.#mode, this.#afterValue] = ["done", false];
    } else this.#throwMisplaced(code);
    return false;
  }

  #throwMisplaced(code: number): never {
    const character = JSON.stringify(String.fromCharCode(code));
    if (this.#mode === "start")
      throw new FaultError("unreadable", `the feed begins with ${character}: that is no list of JSON objects`);
    throw new FaultError(
      "damaged",
      `line ${this.#line} has ${character} where an object, a comma or the end of the list must stand`,
    );
  }

  /** Handles a character of an object; returns true when it closes the object. */
  #handleInside(code: number): boolean {
    if (this.#inString) {
      if (this.#escaped) this.#escaped = false;
      else if (code === BACKSLASH) this.#escaped = true;
      else if (code === QUOTE) this.#inString = false;
      return false;
    }
    if (code === QUOTE) this.#inString = true;
    else if (code === OPEN_BRACE || code === OPEN_BRACKET) this.#depth += 1;
    else if (code === CLOSE_BRACE || code === CLOSE_BRACKET) this.#depth -= 1;
    return this.#depth === 0;
  }

  #append(text: string): void {
    this.#length += text.length;
    if (this.#length > MAX_ROW_LENGTH) this.#chunks = [];
    else this.#chunks.push(text);
  }

  #complete(last: string): JsonChunk {
    this.#append(last);
    const text = this.#length > MAX_ROW_LENGTH ? null : this.#chunks.join("");
    this.#chunks = [];
    this.#length = 0;
    this.#afterValue = this.#mode === "array";
    return { line: this.#startLine, text };
  }
}
