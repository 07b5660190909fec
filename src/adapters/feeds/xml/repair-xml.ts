import { decodeHTMLStrict } from "entities/decode";
import { escapeXml } from "#domain/shared/index.ts";

const CDATA = { start: "<![CDATA[", end: "]]>" } as const;

const REFERENCE = /&(?:(?<entity>#\d{1,7}|#x[\da-f]{1,6}|[A-Za-z][A-Za-z\d]{0,30});)?/gi;

/** Characters that no XML document may have, also not as a reference. */
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A vertical tab and a form feed break lines. */
const replaceForbidden = (character: string): string => (/[\u000b\u000c]/.test(character) ? " " : "");

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
    return text.replaceAll(REFERENCE, (reference, entity?: string) => {
      const decoded = decodeHTMLStrict(reference);
      if (decoded !== reference) return escapeXml(decoded.replaceAll(FORBIDDEN, replaceForbidden));
      if (entity === undefined) this.ampersands += 1;
      return `&amp;${reference.slice(1)}`;
    });
  }
}
