import { beforeEach } from "vitest";
import type { Clock } from "#domain/shared/index.ts";
import type { StockReader, StockWriter, Vehicle } from "#domain/vehicles/index.ts";
import { createStockReader, createStockWriter } from "../../src/adapters/database/index.ts";
import { type Fixture, onBothDialects } from "./databases.ts";

type HandClock = Clock & { readonly set: (at: string) => void };

export type Stock = {
  readonly reader: StockReader;
  readonly writer: StockWriter;
  readonly clock: HandClock;
  readonly fixture: Fixture;
};

export const MORNING = "2026-03-01T08:00:00.000Z";

/** Runs the suite on both dialects with a new, empty stock for each test; its clock stands at `MORNING`. */
export const onStock = (subject: string, suite: (stock: () => Stock) => void): void =>
  onBothDialects(subject, (fixture) => {
    let current: Stock | null = null;
    beforeEach(() => {
      const clock = handClock(MORNING);
      const { database } = fixture();
      const [reader, writer] = [createStockReader(database), createStockWriter(database, clock)];
      current = { reader, writer, clock, fixture: fixture() };
    });
    suite(() => {
      if (current === null) throw new Error("there is a stock only while a test runs");
      return current;
    });
  });

/** A clock that the test moves. */
const handClock = (start: string): HandClock => {
  let now = new Date(start);
  return {
    now: () => new Date(now),
    set: (at) => {
      now = new Date(at);
    },
  };
};

export const walked = async (reader: StockReader): Promise<Vehicle[]> => {
  const vehicles: Vehicle[] = [];
  for await (const vehicle of reader.all()) vehicles.push(vehicle);
  return vehicles;
};

/** Ids on sale by the feed's key, by way of what each test's rows carry: the stock number. */
export const idsByNumber = async (reader: StockReader): Promise<Record<string, number>> =>
  Object.fromEntries((await walked(reader)).map(({ stock_number, id }) => [stock_number ?? "", id]));
