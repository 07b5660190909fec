import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Every twentieth vehicle of the demo group: all brands, locations and conditions in 36 rows. */
const EVERY = 20;

const PRICE_BEFORE = /^((?:[^",]*,){6})(\d+),/;

const [HEADER = "", ...ROWS] = readFileSync("demo/group/feeds/vehicles.csv", "utf8").trimEnd().split("\n");

const SMALL_STOCK = ROWS.filter((_, index) => index % EVERY === 0);

const reducePrice = (row: string): string =>
  row.replace(PRICE_BEFORE, (_, before: string, cents: string) => `${before}${Number(cents) - 100_000},`);

export type StockFiles = {
  readonly first: string;
  /** Six vehicles are cheaper, two are sold, two are new. */
  readonly second: string;
  /** Too few vehicles to be plausible: the import is quarantined. */
  readonly cut: string;
  /** Like `second`, with six more that are cheaper. */
  readonly third: string;
};

/** Writes the four states of the feed. */
export const writeStockFiles = (folder: string): StockFiles => {
  const write = (name: string, rows: readonly string[]): string => {
    const file = join(folder, name);
    writeFileSync(file, `${[HEADER, ...rows].join("\n")}\n`);
    return file;
  };
  const first = SMALL_STOCK.slice(0, -2);
  const second = SMALL_STOCK.slice(2).map((row, index) => (index < 6 ? reducePrice(row) : row));
  const third = second.map((row, index) => (index >= 6 && index < 12 ? reducePrice(row) : row));
  return {
    first: write("first.csv", first),
    second: write("second.csv", second),
    cut: write("cut.csv", second.slice(0, 3)),
    third: write("third.csv", third),
  };
};
