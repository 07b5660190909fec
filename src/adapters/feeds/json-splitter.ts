import { FaultError } from "./fault.ts";
import { LONGEST_ROW } from "./limits.ts";

/** The text of one value and the line it begins on; null text: it was longer than a row may be and is gone. */
export type JsonText = { readonly line: number; readonly text: string | null };

const [QUOTE, BACKSLASH, OPEN_BRACE, CLOSE_BRACE, OPEN_BRACKET, CLOSE_BRACKET, COMMA, NEWLINE] = [
  34, 92, 123, 125, 91, 93, 44, 10,
];

const isSpace = (code: number): boolean => code === 32 || code === NEWLINE || code === 13 || code === 9;

/**
 * Cuts a JSON array of objects, or objects one behind the other (JSON lines), into the texts of the objects, piece by
 * piece, holding one object at most. It only follows brackets and strings; whether an object is well formed is for
 * `JSON.parse` to say. Throws `FaultError` where what stands between the objects is not JSON, or the end is missing.
 */
export class JsonSplitter {
  #held: string[] = [];
  #heldLength = 0;
  #depth = 0;
  #inString = false;
  #escaped = false;
  #line = 1;
  #startLine = 1;
  #mode: "start" | "lines" | "array" | "done" = "start";
  /** In an array: whether a comma or the end must come before the next object. */
  #afterValue = false;
  #afterComma = false;

  push(text: string): JsonText[] {
    const found: JsonText[] = [];
    let start = this.#depth > 0 ? 0 : -1;
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (code === NEWLINE) this.#line += 1;
      if (this.#depth === 0) {
        if (this.#between(code)) start = at;
      } else if (this.#inside(code)) {
        found.push(this.#take(text.slice(start, at + 1)));
        start = -1;
      }
    }
    if (start !== -1) this.#hold(text.slice(start));
    return found;
  }

  /** An array says where it ends; JSON lines do not. */
  get isArray(): boolean {
    return this.#mode === "array" || this.#mode === "done";
  }

  /** Throws where the text ends too early. */
  end(): void {
    if (this.#depth > 0)
      throw new FaultError("truncated", `the feed ends inside the object on line ${this.#startLine}`);
    if (this.#mode === "array") throw new FaultError("truncated", "the feed ends before the array does");
  }

  /** A character between objects; true where it opens one. */
  #between(code: number): boolean {
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
    } else this.#misplaced(code);
    return false;
  }

  #misplaced(code: number): never {
    const sign = JSON.stringify(String.fromCharCode(code));
    if (this.#mode === "start")
      throw new FaultError("unreadable", `the feed begins with ${sign}: that is no list of JSON objects`);
    throw new FaultError(
      "damaged",
      `line ${this.#line} has ${sign} where an object, a comma or the end of the list must stand`,
    );
  }

  /** A character of an object; true where it closes the object. */
  #inside(code: number): boolean {
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

  #hold(text: string): void {
    this.#heldLength += text.length;
    if (this.#heldLength > LONGEST_ROW) this.#held = [];
    else this.#held.push(text);
  }

  #take(last: string): JsonText {
    this.#hold(last);
    const text = this.#heldLength > LONGEST_ROW ? null : this.#held.join("");
    this.#held = [];
    this.#heldLength = 0;
    this.#afterValue = this.#mode === "array";
    return { line: this.#startLine, text };
  }
}
