import { VEHICLE_LABELS } from "#application/strings/vehicles/vehicle-labels.ts";
import { createStockIndexBuilder } from "#domain/search/index.ts";
import { FACETS, type StockRecord } from "#domain/vehicles/index.ts";

const LINES_PER_CHUNK = 5000;

/** The stock as JSON lines, in memory but off the heap. */
export const toJsonLines = (records: Iterable<StockRecord>): Buffer[] => {
  const chunks: Buffer[] = [];
  let lines: string[] = [];
  const flush = (): void => {
    if (lines.length > 0) chunks.push(Buffer.from(lines.join("\n")));
    lines = [];
  };
  for (const record of records) {
    if (lines.push(JSON.stringify(record)) === LINES_PER_CHUNK) flush();
  }
  flush();
  return chunks;
};

const forEachRecord = (chunks: readonly Buffer[], visit: (record: StockRecord) => void): void => {
  for (const chunk of chunks) {
    for (const line of chunk.toString().split("\n")) visit(JSON.parse(line) as StockRecord);
  }
};

/** Milliseconds to parse the stock and build the index. */
export const measureIndexing = (chunks: readonly Buffer[]): number => {
  const started = performance.now();
  const builder = createStockIndexBuilder(VEHICLE_LABELS);
  forEachRecord(chunks, (record) => builder.add(record));
  builder.finish();
  return performance.now() - started;
};

/** Milliseconds to parse the stock and only store the same columns. */
export const measureStoring = (chunks: readonly Buffer[], rows: number): number => {
  const started = performance.now();
  const numbers = new Map<unknown, number>();
  const numberValue = (value: unknown): number => {
    let number = numbers.get(value);
    if (number === undefined) {
      number = numbers.size;
      numbers.set(value, number);
    }
    return number;
  };
  const columns = FACETS.map((facet) => ({ facet, cells: new Float64Array(facet.kind === "all-of" ? 0 : rows) }));
  const equipment: Uint32Array = new Uint32Array(rows * 4);
  const more = Array.from({ length: 6 }, () => new Float64Array(rows));
  let row = 0;
  forEachRecord(chunks, (record) => {
    for (const { facet, cells } of columns) {
      const value = facet.read(record);
      if (facet.kind === "all-of") {
        for (const key of value as readonly string[]) {
          const bit = numberValue(key) & 127;
          const word = row * 4 + (bit >>> 5);
          equipment[word] = (equipment[word] as number) | (1 << (bit & 31));
        }
      } else if (typeof value === "number") cells[row] = value;
      else
        cells[row] = numberValue(
          value !== null && typeof value === "object" ? (value as { slug: string }).slug : value,
        );
    }
    const { id, title, trim, monthly_cents, price, first_seen_at } = record;
    const rest = [
      id,
      numberValue(title),
      numberValue(trim),
      monthly_cents,
      price.purchase?.cents ?? null,
      Date.parse(first_seen_at),
    ];
    for (const [at, cells] of more.entries()) cells[row] = rest[at] ?? Number.NaN;
    row += 1;
  });
  return performance.now() - started;
};
