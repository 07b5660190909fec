import { expect, test } from "vitest";
import type { StockIndex } from "#domain/search/index.ts";
import { createLiveIndex } from "./live-index.ts";

const anIndex = {} as StockIndex;

const liveIndexOver = async (
  stock: { version: number },
  build = async () => ({ index: anIndex, version: String(stock.version), openedAt: null }),
) => {
  const swaps: string[] = [];
  const errors: unknown[] = [];
  const live = await createLiveIndex({
    build,
    version: async () => String(stock.version),
    swapped: ({ version }) => swaps.push(version),
    failed: (error) => errors.push(error),
  });
  return { live, swaps, errors };
};

test("an unchanged stock is not built again", async () => {
  const { live, swaps } = await liveIndexOver({ version: 3 });
  await live.follow();
  expect(live.current().version).toBe("3");
  expect(swaps).toEqual([]);
});

test("a new version takes the old one's place whole", async () => {
  const stock = { version: 1 };
  const { live, swaps } = await liveIndexOver(stock);
  stock.version = 2;
  await live.follow();
  expect(live.current().version).toBe("2");
  expect(swaps).toEqual(["2"]);
});

test("a version that comes while one is built is built after it", async () => {
  const stock = { version: 1 };
  let builds = 0;
  const { live, swaps } = await liveIndexOver(stock, async () => {
    const version = String(stock.version);
    builds += 1;
    if (builds === 2) {
      stock.version = 3;
      void live.follow();
    }
    return { index: anIndex, version, openedAt: null };
  });
  stock.version = 2;
  await live.follow();
  expect(swaps).toEqual(["2", "3"]);
});

test("a failed build leaves the old index in its place and is reported", async () => {
  const stock = { version: 1 };
  let fails = false;
  const { live, errors } = await liveIndexOver(stock, async () => {
    if (fails) throw new Error("no memory");
    return { index: anIndex, version: String(stock.version), openedAt: null };
  });
  fails = true;
  stock.version = 2;
  await live.follow();
  expect(live.current().version).toBe("1");
  expect(errors).toHaveLength(1);
});
