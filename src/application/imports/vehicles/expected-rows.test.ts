import { describe, expect, it } from "vitest";
import { FINGERPRINT_DIGITS } from "../ports.ts";
import { ExpectedRows } from "./expected-rows.ts";

const SIZE = 100;

const toFingerprint = (number: number): string => `${number}`.padStart(FINGERPRINT_DIGITS, "f");

const createExpectedRows = () => {
  const ids = Array.from({ length: SIZE }, (_, index) => index + 1);
  return new ExpectedRows({
    rowsOnSale: async (id, limit) => {
      const page = ids.filter((other) => other > id).slice(0, limit);
      return { ids: page, fingerprints: page.map((other) => toFingerprint(other - 1)).join("") };
    },
  });
};

/** The ids that are found, less 1, of rows given by their number, in batches. */
const takeAll = async (expected: ExpectedRows, batches: readonly (readonly number[])[]) => {
  const numbers: (number | null)[] = [];
  for (const batch of batches) {
    await expected.load(batch.length);
    for (const number of batch) {
      const id = expected.take(toFingerprint(number));
      numbers.push(id === null ? null : id - 1);
    }
  }
  return numbers;
};

describe("ExpectedRows", () => {
  it("finds every row of a feed in its order, for any batches", async () => {
    const numbers = Array.from({ length: SIZE }, (_, index) => index);
    for (const size of [1, 7, SIZE]) {
      const batches = Array.from({ length: Math.ceil(SIZE / size) }, (_, n) => numbers.slice(n * size, (n + 1) * size));
      expect(await takeAll(createExpectedRows(), batches)).toEqual(numbers);
    }
  });

  it("finds the rows behind new, changed and lost ones", async () => {
    const found = await takeAll(createExpectedRows(), [
      [0, 200, 201, 2],
      [3, 12, 13],
    ]);
    expect(found).toEqual([0, null, null, 2, 3, 12, 13]);
  });

  it("finds a row once", async () => {
    expect(await takeAll(createExpectedRows(), [[0, 0, 1, 0]])).toEqual([0, null, 1, null]);
  });

  it("goes on behind a row that was looked up where nothing matched", async () => {
    const expected = createExpectedRows();
    expect(
      await takeAll(expected, [
        [0, 1],
        [50, 51],
      ]),
    ).toEqual([0, 1, null, null]);
    expected.continueBehind(52);
    expect(await takeAll(expected, [[52, 53]])).toEqual([52, 53]);
    expected.continueBehind(1);
    expect(await takeAll(expected, [[54]])).toEqual([54]);
  });
});
