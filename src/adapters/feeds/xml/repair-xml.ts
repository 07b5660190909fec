import { characterOfEntity } from "#domain/imports/index.ts";

const CDATA = { start: "<![CDATA[", end: "]]>" } as const;

const REFERENCE = /&(?:(?:#(?<decimal>\d{1,7})|#x(?<hexadecimal>[\da-f]{1,6})|(?<name>[A-Za-z][A-Za-z\d]{0,30}));)?/gi;

/** What XML defines itself. */
const OWN_NAMES: ReadonlySet<string> = new Set(["amp", "lt", "gt", "quot", "apos"]);

/** Characters that no XML document may have, also not as a reference. */
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A vertical tab and a form feed break lines. */
const replaceForbidden = (character: string): string => (/[\u000b\u000c]/.test(character) ? " " : "");

const isAllowed = (code: number): boolean =>
  code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff) && String.fromCodePoint(code).search(FORBIDDEN) === -1;

/** A reference is held back until its semicolon is seen, a beginning of `<![CDATA[` until it is complete. */
const MAX_HELD = 40;

/**
 * Makes XML of what suppliers write: entities of HTML become their characters, an "&" that begins none is text, and
 * forbidden characters are dropped. CDATA sections stay as they are.
 */
export class XmlRepair {
  /** Ampersands that were not escaped. */
  ampersands = 0;
  #held = "";
  #inCdata = false;

  push(text: string): string {
    const all = this.#held + text;
    const end = this.#inCdata ? this.#heldCdata(all) : this.#heldMarkup(all);
    this.#held = all.slice(end);
    return this.#repair(all.slice(0, end));
  }

  /** What is still held back. */
  end(): string {
    const rest = this.#held;
    this.#held = "";
    return this.#repair(rest);
  }

  #heldMarkup(text: string): number {
    const tail = Math.max(0, text.length - MAX_HELD);
    const reference = text.lastIndexOf("&");
    const opening = text.lastIndexOf("<");
    const isOpen = reference >= tail && !text.includes(";", reference);
    const isMarkup = opening > text.length - CDATA.start.length && CDATA.start.startsWith(text.slice(opening));
    return Math.min(isOpen ? reference : text.length, isMarkup ? opening : text.length);
  }

  #heldCdata(text: string): number {
    const trailing = /\]{0,2}$/.exec(text)?.[0].length ?? 0;
    return text.length - trailing;
  }

  #repair(text: string): string {
    const source = text.replaceAll(FORBIDDEN, replaceForbidden);
    if (!this.#inCdata && !source.includes("&") && !source.includes(CDATA.start)) return source;
    let repaired = "";
    let index = 0;
    while (index < source.length) {
      const mark = this.#inCdata ? CDATA.end : CDATA.start;
      const start = source.indexOf(mark, index);
      const end = start === -1 ? source.length : start + mark.length;
      const part = source.slice(index, end);
      repaired += this.#inCdata ? part : this.#repairReferences(part);
      if (start !== -1) this.#inCdata = !this.#inCdata;
      index = end;
    }
    return repaired;
  }

  #repairReferences(text: string): string {
    return text.replaceAll(REFERENCE, (reference, decimal?: string, hexadecimal?: string, name?: string) => {
      if (decimal ?? hexadecimal) {
        const code = Number.parseInt(decimal ?? hexadecimal ?? "", decimal === undefined ? 16 : 10);
        return isAllowed(code) ? reference : replaceForbidden(String.fromCharCode(code));
      }
      if (name !== undefined && OWN_NAMES.has(name)) return reference;
      const character = name === undefined ? undefined : characterOfEntity(name);
      if (character !== undefined && !"&<".includes(character)) return character;
      if (name === undefined) this.ampersands += 1;
      return `&amp;${character === "<" ? "lt;" : reference.slice(1)}`;
    });
  }
}
