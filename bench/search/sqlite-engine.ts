import { ORDERS } from "./sql-orders.ts";
import type { SQLInputValue, StatementSync } from "node:sqlite";
import {
  FACETS,
  type FacetName,
  isFlagSelected,
  selectedRange,
  selectedValues,
  PAGE_SIZE,
  type StockQuery,
} from "#domain/vehicles/index.ts";
import { tokenize } from "#domain/shared/index.ts";
import { type EngineMaker, type RangeResult, valuesAnswer } from "./answer.ts";
import {
  type Bin,
  COLUMN_FACETS,
  columnName,
  findEquipmentByTerm,
  isWholeWord,
  LIST_FACETS,
  toHistogram,
} from "./cells.ts";
import { fillDatabase } from "./sqlite-schema.ts";

type SqlCondition = {
  readonly facet: FacetName | "q";
  readonly sql: string;
  readonly values: readonly SQLInputValue[];
};

const marks = (values: readonly unknown[]): string => values.map(() => "?").join(", ");

const wordCondition = (word: string): SqlCondition => {
  const keys = findEquipmentByTerm(word);
  return {
    facet: "q",
    sql: `id IN (SELECT vehicle FROM word WHERE word >= ? AND word < ? UNION SELECT vehicle FROM listed WHERE facet = 'equipment' AND key IN (${marks(keys)}))`,
    values: [word, isWholeWord(word) ? `${word}\u0000` : `${word}\uffff`, ...keys],
  };
};

const createConditions = (query: StockQuery): SqlCondition[] => {
  const conditions: SqlCondition[] = [];
  for (const { name: facet, kind } of FACETS) {
    const selected = selectedValues(query, facet);
    const range = selectedRange(query, facet);
    const column = columnName(facet);
    if (kind === "all-of") {
      for (const key of selected) {
        const sql = "id IN (SELECT vehicle FROM listed WHERE facet = ? AND key = ?)";
        conditions.push({ facet, sql, values: [facet, key] });
      }
    } else if (selected.length > 0)
      conditions.push({ facet, sql: `${column} IN (${marks(selected)})`, values: selected });
    if (range) {
      const values = [range.min ?? -1, range.max ?? 99_999_999];
      conditions.push({ facet, sql: `${column} BETWEEN ? AND ?`, values });
    }
    if (isFlagSelected(query, facet)) conditions.push({ facet, sql: `${column} = 1`, values: [] });
  }
  return [...conditions, ...tokenize(query.q ?? "").map(wordCondition)];
};

/** SQLite with an index on each column and one GROUP BY for each facet under the conditions of the other facets. */
export const createSqliteEngine: EngineMaker = (records) => {
  const started = performance.now();
  const database = fillDatabase(records());
  const buildMs = performance.now() - started;
  const statements = new Map<string, StatementSync>();
  const all = <Row>(sql: string, values: readonly SQLInputValue[]): Row[] => {
    const statement = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, statement);
    return statement.all(...values) as Row[];
  };
  const search = (query: StockQuery) => {
    const conditions = createConditions(query);
    const whereExcept = (own: FacetName | null, more: string[] = []) => {
      const otherConditions = conditions.filter(({ facet }) => facet !== own);
      const sql = [...otherConditions.map((condition) => condition.sql), ...more].join(" AND ");
      return { where: sql && ` WHERE ${sql}`, values: otherConditions.flatMap(({ values }) => values) };
    };
    const { where, values } = whereExcept(null);
    const [{ total } = { total: 0 }] = all<{ total: number }>(`SELECT count(*) AS total FROM vehicle${where}`, values);
    const page = Math.min(query.page, Math.max(1, Math.ceil(total / PAGE_SIZE)));
    const ids = all<{ id: number }>(`SELECT id FROM vehicle${where} ORDER BY ${ORDERS[query.sort]} LIMIT ? OFFSET ?`, [
      ...values,
      PAGE_SIZE,
      (page - 1) * PAGE_SIZE,
    ]);
    const counts: [string, [string, number][]][] = [];
    const ranges = new Map<string, RangeResult>();
    for (const facet of COLUMN_FACETS) {
      const column = columnName(facet.name);
      const rest = whereExcept(facet.kind === "flag" ? null : facet.name, [
        facet.kind === "flag" ? `${column} = 1` : `${column} IS NOT NULL`,
      ]);
      if (facet.kind === "range") {
        const bins = all<Bin & { min: number; max: number }>(
          `SELECT ${column} / ${facet.step} AS bin, count(*) AS count, min(${column}) AS min, max(${column}) AS max FROM vehicle${rest.where} GROUP BY bin ORDER BY bin`,
          rest.values,
        );
        const [min, max] = [bins[0]?.min ?? null, bins.at(-1)?.max ?? null];
        ranges.set(facet.name, { min, max, histogram: toHistogram(bins, facet.step) });
      } else {
        const rows = all<{ value: string | number; count: number }>(
          `SELECT ${column} AS value, count(*) AS count FROM vehicle${rest.where} GROUP BY value`,
          rest.values,
        );
        counts.push([facet.name, rows.map(({ value, count }) => [String(value), count])]);
      }
    }
    const source = where ? `vehicle JOIN listed ON vehicle = id${where}` : "listed";
    const listed = all<{ facet: string; key: string; count: number }>(
      `SELECT facet, key, count(*) AS count FROM ${source} GROUP BY facet, key`,
      values,
    );
    for (const { name } of LIST_FACETS) {
      const own = listed.filter(({ facet }) => facet === name);
      counts.push([name, own.map(({ key, count }) => [key, count])]);
    }
    return { total, ids: ids.map(({ id }) => id), counts, ranges };
  };
  const [pages] = all<{ bytes: number }>(
    "SELECT page_count * page_size AS bytes FROM pragma_page_count(), pragma_page_size()",
    [],
  );
  return {
    name: "sqlite",
    supports: ({ typo }) => !typo,
    answer(query) {
      const { total, ids, counts, ranges } = search(query);
      return { total, ids, values: valuesAnswer(counts), ranges };
    },
    search,
    bytes: pages?.bytes ?? 0,
    buildMs,
  };
};
