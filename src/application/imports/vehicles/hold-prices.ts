import { type HeldPrice, type ImportGuards, PriceGuard, tooManyHeld } from "#domain/imports/index.ts";
import { type Clock, thisYear } from "#domain/shared/index.ts";
import type { StockImport } from "../ports.ts";
import type { ImportRun } from "./import-run.ts";

type HoldOptions = {
  readonly guards: ImportGuards;
  readonly clock: Clock;
  /** SHA-256 of a text, in hexadecimal. */
  readonly digest: (text: string) => string;
  readonly force: boolean;
};

/** The prices of an import that are not plausible. */
type HeldPrices = {
  readonly held: readonly HeldPrice[];
  /** Why they are so many that the feed itself is doubtful; null: they are held, and the feed is imported. */
  readonly excess: string | null;
};

export const NO_HELD_PRICES: HeldPrices = { held: [], excess: null };

const createJudge = async ({ guards, clock }: HoldOptions, stock: StockImport): Promise<PriceGuard | null> => {
  const judge = new PriceGuard(guards, thisYear(clock));
  let hasNew = false;
  for await (const price of stock.newPrices()) {
    judge.addNew(price);
    hasNew = true;
  }
  if (!hasNew) return null;
  for await (const price of stock.pricesOnSale()) judge.addOnSale(price);
  return judge;
};

/** Judges the new prices of a completely read feed. Reads twice what it publishes, so that memory stays bounded. */
const findHeldPrices = async (options: HoldOptions, run: ImportRun, stock: StockImport): Promise<HeldPrices> => {
  const judge = await createJudge(options, stock);
  if (judge === null) return NO_HELD_PRICES;
  const held: HeldPrice[] = [];
  const maxListed = Math.max(options.guards.min_vehicles, run.rows * options.guards.held_price.share) + 1;
  let count = 0;
  for await (const price of stock.newPrices()) {
    const reason = judge.judge(price);
    if (reason === null) continue;
    count += 1;
    const { key, cents, previous } = price;
    if (held.length < maxListed) held.push({ key, cents, previous, reason });
  }
  return { held, excess: tooManyHeld({ held: count, rows: run.rows, example: held[0] ?? null }, options.guards) };
};

/** Holds the prices that are not plausible, unless they are so many that nothing is imported, or the import is forced. */
export const holdPrices = async (options: HoldOptions, run: ImportRun, stock: StockImport): Promise<HeldPrices> => {
  const prices = await findHeldPrices(options, run, stock);
  if (prices.held.length === 0) return NO_HELD_PRICES;
  if (options.force || prices.excess !== null) return { ...prices, held: [] };
  run.hold(prices.held, await stock.hold(prices.held, options.digest));
  return prices;
};
