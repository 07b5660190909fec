import type { Cell, FeedRow } from "#domain/imports/index.ts";
import type { JsonText } from "./json-splitter.ts";
import { LONGEST_FIELD, LONGEST_ROW } from "./limits.ts";

const MOST_STRANGERS = 20;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const cellOf = (value: unknown): Cell => {
  if (value === null || Array.isArray(value)) return value;
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? value : null;
};

/** Lays an object out flat: `{"price": {"purchase": {"cents": 1}}}` becomes `price.purchase.cents` = 1. */
const flatten = (object: Record<string, unknown>, prefix: string, into: Map<string, Cell>, depth: number): void => {
  for (const [name, value] of Object.entries(object)) {
    if (isObject(value) && depth < 4) flatten(value, `${prefix}${name}.`, into, depth + 1);
    else into.set(prefix + name, cellOf(value));
  }
};

/** Turns the texts of objects into rows whose cells stand in the order of `columns`, and notices names it does not know. */
export class JsonRows {
  readonly #columns: readonly string[];
  readonly #known: ReadonlySet<string>;
  readonly #strangers = new Set<string>();

  constructor(columns: readonly string[]) {
    this.#columns = columns;
    this.#known = new Set(columns);
  }

  /** Names met so far that are no column, the first 20 of them. */
  strangers(): readonly string[] {
    return [...this.#strangers];
  }

  row({ line, text }: JsonText): FeedRow {
    if (text === null) return broken(line, "", `is longer than ${LONGEST_ROW} characters`);
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch (error) {
      return broken(line, text, `is not JSON: ${error instanceof Error ? error.message : String(error)}`);
    }
    if (!isObject(value)) return broken(line, text, "is no object");
    const cells = new Map<string, Cell>();
    flatten(value, "", cells, 0);
    for (const name of cells.keys()) {
      if (!this.#known.has(name) && this.#strangers.size < MOST_STRANGERS) this.#strangers.add(name.slice(0, 80));
    }
    for (const [name, cell] of cells) {
      if (typeof cell === "string" && cell.length > LONGEST_FIELD)
        return broken(line, name, `has a field longer than ${LONGEST_FIELD} characters`);
    }
    return { line, text, cells: this.#columns.map((column) => cells.get(column)) };
  }
}

const broken = (line: number, value: string, reason: string): FeedRow => ({
  line,
  cells: [],
  broken: { value: value.slice(0, 120), reason },
});
