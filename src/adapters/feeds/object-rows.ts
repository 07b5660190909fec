import { findNearest, type Cell, type FeedPart, type FeedRow } from "#domain/imports/index.ts";
import { MAX_FIELD_LENGTH } from "./limits.ts";

const MAX_UNKNOWN_NAMES = 20;

export const brokenRow = (line: number, value: string, reason: string): FeedRow => ({
  line,
  cells: [],
  broken: { value: value.slice(0, 120), reason },
});

const isTooLong = (cell: Cell): boolean =>
  Array.isArray(cell) ? cell.some(isTooLong) : typeof cell === "string" && cell.length > MAX_FIELD_LENGTH;

/** Converts objects to rows whose cells are in the order of `columns`. */
export class ObjectRows {
  readonly #columns: readonly string[];
  readonly #known: ReadonlySet<string>;
  readonly #isIgnored: (name: string) => boolean;
  readonly #unknownNames = new Set<string>();

  /** `ignored`: names skipped without a note; a trailing `*` matches any suffix. */
  constructor(columns: readonly string[], ignored: readonly string[]) {
    this.#columns = columns;
    this.#known = new Set(columns);
    const prefixes = ignored.filter((name) => name.endsWith("*")).map((name) => name.slice(0, -1));
    this.#isIgnored = (name) => ignored.includes(name) || prefixes.some((prefix) => name.startsWith(prefix));
  }

  toRow(line: number, cells: ReadonlyMap<string, Cell>, text?: string): FeedRow {
    for (const [name, cell] of cells) {
      if (!this.#known.has(name)) this.#recordUnknown(name);
      if (isTooLong(cell)) return brokenRow(line, name, `has a field longer than ${MAX_FIELD_LENGTH} characters`);
    }
    const toRow = { line, cells: this.#columns.map((column) => cells.get(column)) };
    return text === undefined ? toRow : { ...toRow, text };
  }

  /** Notes for the first 20 unknown names, each with the most similar column. */
  *notes(): Iterable<FeedPart> {
    for (const name of this.#unknownNames) {
      const near = findNearest(name, this.#columns);
      yield { type: "note", text: `"${name}" is not read${near === null ? "" : `; did you mean "${near}"?`}` };
    }
  }

  #recordUnknown(name: string): void {
    if (this.#unknownNames.size < MAX_UNKNOWN_NAMES && !this.#isIgnored(name))
      this.#unknownNames.add(name.slice(0, 80));
  }
}
