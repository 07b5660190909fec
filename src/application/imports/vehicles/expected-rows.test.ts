import { describe, expect, it } from "vitest";
import { ExpectedRows } from "./expected-rows.ts";

const SIZE = 100;

const createExpectedRows = () => {
  const rows = Array.from({ length: SIZE }, (_, index) => ({
    id: index + 1,
    key: `k${index}`,
    content_hash: `h-${index}.`,
  }));
  return new ExpectedRows({ rowsOnSale: async (id, limit) => rows.filter((row) => row.id > id).slice(0, limit) });
};

/** The keys that are found, of rows given by their number, in batches. */
const takeAll = async (expected: ExpectedRows, batches: readonly (readonly number[])[]) => {
  const keys: (string | null)[] = [];
  for (const batch of batches) {
    await expected.load(batch.length);
    for (const number of batch) keys.push(expected.take(`-${number}.`)?.key ?? null);
  }
  return keys;
};

describe("ExpectedRows", () => {
  it("finds every row of a feed in its order, for any batches", async () => {
    const numbers = Array.from({ length: SIZE }, (_, index) => index);
    for (const size of [1, 7, SIZE]) {
      const batches = Array.from({ length: Math.ceil(SIZE / size) }, (_, n) => numbers.slice(n * size, (n + 1) * size));
      expect(await takeAll(createExpectedRows(), batches)).toEqual(numbers.map((number) => `k${number}`));
    }
  });

  it("finds the rows behind new, changed and lost ones", async () => {
    const keys = await takeAll(createExpectedRows(), [
      [0, 200, 201, 2],
      [3, 12, 13],
    ]);
    expect(keys).toEqual(["k0", null, null, "k2", "k3", "k12", "k13"]);
  });

  it("finds a row once", async () => {
    expect(await takeAll(createExpectedRows(), [[0, 0, 1, 0]])).toEqual(["k0", null, "k1", null]);
  });

  it("goes on behind a row that was looked up where nothing matched", async () => {
    const expected = createExpectedRows();
    expect(
      await takeAll(expected, [
        [0, 1],
        [50, 51],
      ]),
    ).toEqual(["k0", "k1", null, null]);
    expected.continueBehind(52);
    expect(await takeAll(expected, [[52, 53]])).toEqual(["k52", "k53"]);
    expected.continueBehind(1);
    expect(await takeAll(expected, [[54]])).toEqual(["k54"]);
  });
});
