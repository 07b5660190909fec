import { fold } from "../shared/index.ts";
import type { KeyFacet, OpenFacet, StockRecord } from "../vehicles/index.ts";
import type { CodeColumn } from "./column-groups.ts";
import { type GrowingColumn, growingUint32, growingUint8 } from "./growing-column.ts";
import type { ChoiceData } from "./stock-index-data.ts";
import { setsOfCodes } from "./value-sets.ts";

type Cells = Uint8Array | Uint32Array | Float64Array;

/** Puts the cells of a column into ascending order of id. */
export type Arrange = <T extends Cells>(cells: T) => T;

/** Gives each column its run of counters: takes the number of codes, answers where they begin. */
export type Tallies = { readonly take: (codes: number) => number; readonly total: () => number };

export const createTallies = (): Tallies => {
  let next = 0;
  return {
    take(codes) {
      const start = next;
      next += codes;
      return start;
    },
    total: () => next,
  };
};

/** One facet while rows stream in, and what comes of it. */
export type FacetColumn<Data> = {
  readonly add: (record: StockRecord) => void;
  readonly finish: (arrange: Arrange, tallies: Tallies) => { readonly data: Data; readonly columns: CodeColumn[] };
};

const UNKNOWN = 0xffffffff;

const withUnknownLast = (cells: Uint8Array | Uint32Array, values: number): Uint8Array | Uint32Array => {
  for (let row = 0; row < cells.length; row += 1) if ((cells[row] as number) > values) cells[row] = values;
  return cells;
};

const finishChoice = (
  column: GrowingColumn<Uint8Array> | GrowingColumn<Uint32Array>,
  names: { values: readonly string[]; labels: readonly string[]; listing: readonly number[] },
  arrange: Arrange,
  tallies: Tallies,
): { data: ChoiceData; columns: CodeColumn[] } => {
  const known = names.values.length;
  const codes = withUnknownLast(arrange<Uint8Array | Uint32Array>(column.cells()), known);
  const tally = tallies.take(known + 1);
  return {
    data: { kind: "one-of", tally, ...names, sets: setsOfCodes(codes, known) },
    columns: [{ codes, size: known + 1, tally }],
  };
};

/** Values of a closed list; what is not on it is unknown. */
export const closedColumn = (facet: KeyFacet): FacetColumn<ChoiceData> => {
  const values = Object.keys(facet.keys);
  const codeOf = new Map<unknown, number>(values.map((value, code) => [value, code]));
  const column = growingUint8();
  const names = { values, labels: Object.values(facet.keys), listing: values.map((_, code) => code) };
  return {
    add: (record) => column.push(codeOf.get(facet.read(record)) ?? values.length),
    finish: (arrange, tallies) => finishChoice(column, names, arrange, tallies),
  };
};

/** Values the stock brings along; each is called as the first vehicle calls it, and they are listed by name. */
export const openColumn = (facet: OpenFacet): FacetColumn<ChoiceData> => {
  const codeOf = new Map<string, number>();
  const labels: string[] = [];
  const column = growingUint32();
  const listing = (): number[] => {
    const folded = labels.map(fold);
    const before = (left: number, right: number): boolean => (folded[left] ?? "") < (folded[right] ?? "");
    return labels
      .map((_, code) => code)
      .sort((left, right) => (before(left, right) ? -1 : before(right, left) ? 1 : 0));
  };
  return {
    add(record) {
      const named = facet.read(record);
      if (!named) {
        column.push(UNKNOWN);
        return;
      }
      let code = codeOf.get(named.slug);
      if (code === undefined) {
        code = labels.push(named.name) - 1;
        codeOf.set(named.slug, code);
      }
      column.push(code);
    },
    finish: (arrange, tallies) =>
      finishChoice(column, { values: [...codeOf.keys()], labels, listing: listing() }, arrange, tallies),
  };
};
