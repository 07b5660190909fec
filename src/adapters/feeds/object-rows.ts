import { nearest, type Cell, type FeedPart, type FeedRow } from "#domain/imports/index.ts";
import { LONGEST_FIELD } from "./limits.ts";

const MOST_STRANGERS = 20;

export const brokenRow = (line: number, value: string, reason: string): FeedRow => ({
  line,
  cells: [],
  broken: { value: value.slice(0, 120), reason },
});

const isTooLong = (cell: Cell): boolean =>
  Array.isArray(cell) ? cell.some(isTooLong) : typeof cell === "string" && cell.length > LONGEST_FIELD;

/** Turns vehicles given as names and values into rows whose cells stand in the order of `columns`. */
export class ObjectRows {
  readonly #columns: readonly string[];
  readonly #known: ReadonlySet<string>;
  readonly #ignored: (name: string) => boolean;
  readonly #strangers = new Set<string>();

  /** `ignored`: names that are passed over in silence; `*` at their end stands for any rest. */
  constructor(columns: readonly string[], ignored: readonly string[]) {
    this.#columns = columns;
    this.#known = new Set(columns);
    const heads = ignored.filter((name) => name.endsWith("*")).map((name) => name.slice(0, -1));
    this.#ignored = (name) => ignored.includes(name) || heads.some((head) => name.startsWith(head));
  }

  row(line: number, cells: ReadonlyMap<string, Cell>, text?: string): FeedRow {
    for (const [name, cell] of cells) {
      if (!this.#known.has(name)) this.#meet(name);
      if (isTooLong(cell)) return brokenRow(line, name, `has a field longer than ${LONGEST_FIELD} characters`);
    }
    const row = { line, cells: this.#columns.map((column) => cells.get(column)) };
    return text === undefined ? row : { ...row, text };
  }

  /** Names met so far that are no column, the first 20 of them, each with the nearest that is one. */
  *notes(): Iterable<FeedPart> {
    for (const name of this.#strangers) {
      const near = nearest(name, this.#columns);
      yield { type: "note", text: `"${name}" is not read${near === null ? "" : `; did you mean "${near}"?`}` };
    }
  }

  #meet(name: string): void {
    if (this.#strangers.size < MOST_STRANGERS && !this.#ignored(name)) this.#strangers.add(name.slice(0, 80));
  }
}
