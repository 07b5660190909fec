import { expect, test } from "vitest";
import type { StockIndex } from "#domain/search/index.ts";
import { createLiveIndex } from "./live-stock.ts";

const INDEX = {} as StockIndex;

const createLiveIndexFor = async (
  stock: { version: number },
  build = async () => ({ index: INDEX, version: String(stock.version), openedAt: null }),
) => {
  const swaps: string[] = [];
  const errors: unknown[] = [];
  const live = await createLiveIndex({
    build,
    version: async () => String(stock.version),
    onSwap: ({ version }) => swaps.push(version),
    onError: (error) => errors.push(error),
  });
  return { live, swaps, errors };
};

test("does not build the index again for an unchanged stock", async () => {
  const { live, swaps } = await createLiveIndexFor({ version: 3 });
  await live.refresh();
  expect(live.current().version).toBe("3");
  expect(swaps).toEqual([]);
});

test("replaces the index by one of the new version", async () => {
  const stock = { version: 1 };
  const { live, swaps } = await createLiveIndexFor(stock);
  stock.version = 2;
  await live.refresh();
  expect(live.current().version).toBe("2");
  expect(swaps).toEqual(["2"]);
});

test("goes on after an error behind a new index", async () => {
  const stock = { version: 1 };
  const failure = new Error("no log");
  const errors: unknown[] = [];
  const live = await createLiveIndex({
    build: async () => ({ index: INDEX, version: String(stock.version), openedAt: null }),
    version: async () => String(stock.version),
    onSwap: () => {
      throw failure;
    },
    onError: (error) => errors.push(error),
  });
  for (const version of [2, 3]) {
    stock.version = version;
    await live.refresh();
    expect(live.current().version).toBe(String(version));
  }
  expect(errors).toEqual([failure, failure]);
});

test("builds once more for a version that arrives during a build", async () => {
  const stock = { version: 1 };
  let builds = 0;
  const { live, swaps } = await createLiveIndexFor(stock, async () => {
    const version = String(stock.version);
    builds += 1;
    if (builds === 2) {
      stock.version = 3;
      void live.refresh();
    }
    return { index: INDEX, version, openedAt: null };
  });
  stock.version = 2;
  await live.refresh();
  expect(swaps).toEqual(["2", "3"]);
});

test("keeps the old index and reports the error when a build fails", async () => {
  const stock = { version: 1 };
  let fails = false;
  const { live, errors } = await createLiveIndexFor(stock, async () => {
    if (fails) throw new Error("no memory");
    return { index: INDEX, version: String(stock.version), openedAt: null };
  });
  fails = true;
  stock.version = 2;
  await live.refresh();
  expect(live.current().version).toBe("1");
  expect(errors).toHaveLength(1);
});
