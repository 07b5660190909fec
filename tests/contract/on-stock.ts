import { beforeEach } from "vitest";
import type { Clock } from "#domain/shared/index.ts";
import type { Vehicle } from "#domain/vehicles/index.ts";
import { createStockReader, createStockWriter } from "../../src/adapters/database/index.ts";
import { type DatabaseFixture, onBothDialects } from "./on-both-dialects.ts";
import type { StockWriter } from "#application/imports/ports.ts";
import type { StockReader } from "#application/stock/ports.ts";

type ManualClock = Clock & { readonly set: (at: string) => void };

export type StockFixture = {
  readonly reader: StockReader;
  readonly writer: StockWriter;
  readonly clock: ManualClock;
  readonly fixture: DatabaseFixture;
};

export const MORNING = "2026-03-01T08:00:00.000Z";

/** Runs the suite on both dialects with an empty stock for each test; its clock starts at `MORNING`. */
export const onStock = (subject: string, suite: (stock: () => StockFixture) => void): void =>
  onBothDialects(subject, (fixture) => {
    let current: StockFixture | null = null;
    beforeEach(() => {
      const clock = createManualClock(MORNING);
      const { database } = fixture();
      const [reader, writer] = [createStockReader(database), createStockWriter(database, clock)];
      current = { reader, writer, clock, fixture: fixture() };
    });
    suite(() => {
      if (current === null) throw new Error("there is a stock only while a test runs");
      return current;
    });
  });

/** A clock set by the test. */
const createManualClock = (start: string): ManualClock => {
  let now = new Date(start);
  return {
    now: () => new Date(now),
    set: (at) => {
      now = new Date(at);
    },
  };
};

export const readAll = async (reader: StockReader): Promise<Vehicle[]> => {
  const vehicles: Vehicle[] = [];
  for await (const vehicle of reader.all()) vehicles.push(vehicle);
  return vehicles;
};

/** Ids of vehicles on sale by stock number, which equals the feed's key in these tests. */
export const idsByStockNumber = async (reader: StockReader): Promise<Record<string, number>> =>
  Object.fromEntries((await readAll(reader)).map(({ stock_number, id }) => [stock_number ?? "", id]));
