import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createStock, fleet, hashed, partsOf, rowsOf, take, type Car } from "./import-vehicles.harness.ts";
import { exitCodeOf } from "./report.ts";
import type { FeedPart, RowIssue } from "./row.ts";

const fault = (code: "truncated" | "unreadable"): FeedPart => ({
  type: "fault",
  fault: { code, reason: `it is ${code}` },
});

describe("importVehicles", () => {
  it("takes a feed in, recognises it the next time and writes nothing", async () => {
    const { stock, records, onSale } = createStock();
    const first = await take(stock, partsOf(rowsOf(fleet(2_500))));
    expect(first).toMatchObject({
      status: "imported",
      counts: { rows: 2_500, added: 2_500, changed: 0, unchanged: 0, removed: 0, refused: 0 },
    });
    const second = await take(stock, partsOf(rowsOf(fleet(2_500))));
    expect(second).toMatchObject({
      status: "identical",
      counts: { added: 0, changed: 0, unchanged: 2_500, removed: 0 },
    });
    expect(exitCodeOf(second)).toBe(0);
    expect(onSale()).toHaveLength(2_500);
    expect(records.map(({ status }) => status)).toEqual(["imported", "identical"]);
  });

  it("adds, changes, removes and brings back, and counts each", async () => {
    const { stock, onSale } = createStock();
    await take(stock, partsOf(rowsOf(fleet(10))));
    const changed: Car[] = fleet(11).map(([key, model, mileage], n) => [key, model, n === 4 ? "44444" : mileage]);
    const report = await take(stock, partsOf(rowsOf(changed.slice(1))));
    expect(report.counts).toMatchObject({ added: 1, changed: 1, unchanged: 8, removed: 1 });
    expect(onSale()).toContain("K4 M1 44444");
    const back = await take(stock, partsOf(rowsOf(changed)));
    expect(back.counts).toMatchObject({ added: 1, changed: 0, unchanged: 10, removed: 0 });
  });

  it("refuses bad rows, takes the good ones in and names the bad ones by line", async () => {
    const { stock, onSale } = createStock();
    const issues: RowIssue[] = [];
    const cars: Car[] = [...fleet(5), ["K5", "M", "-3"], ["K6", "M", "many"], ["K0", "M", "1"]];
    const report = await take(stock, partsOf(rowsOf(cars)), { onIssue: (issue) => issues.push(issue) });
    expect(report).toMatchObject({ status: "imported", counts: { rows: 8, added: 6, refused: 2, warnings: 1 } });
    expect(exitCodeOf(report)).toBe(2);
    expect(onSale()).toContain("K6 M null");
    expect(issues.map(({ line, code, column: where }) => [line, code, where])).toEqual([
      [7, "impossible-value", "mileage_km"],
      [8, "not-a-number", "mileage_km"],
      [9, "double-key", null],
    ]);
    expect(issues[2]?.reason).toBe("the key stands already on line 2");
    expect(report.issues.map(({ severity, count }) => [severity, count])).toEqual([
      ["refused", 1],
      ["refused", 1],
      ["warning", 1],
    ]);
  });

  it.each([
    ["more than 20 % of the vehicles gone", partsOf(rowsOf(fleet(79))), /^21 of 100 vehicles/],
    ["nothing in the feed", partsOf([]), /the feed is empty/],
    [
      "most rows broken",
      partsOf([
        ...rowsOf(fleet(100)).slice(0, 40),
        ...rowsOf(fleet(100))
          .slice(40)
          .map(({ line }) => ({ line, cells: [] })),
      ]),
      /were refused$/,
    ],
    ["the feed cut off", partsOf(rowsOf(fleet(99)), [fault("truncated")]), /it is truncated/],
    [
      "the last row cut off",
      partsOf([...rowsOf(fleet(99)), { line: 101, cells: ["K99", "Ford", "M"], unterminated: true }]),
      /ends in the middle of line 101/,
    ],
  ])("keeps the old stock with %s", async (_, parts, reason) => {
    const { stock, records, onSale } = createStock();
    await take(stock, partsOf(rowsOf(fleet(100))));
    const before = onSale();
    const report = await take(stock, parts);
    expect(report.status).toBe("quarantined");
    expect(report.reason).toMatch(reason);
    expect(exitCodeOf(report)).toBe(3);
    expect(onSale()).toEqual(before);
    expect(records.at(-1)).toMatchObject({ status: "quarantined", reason: report.reason });
  });

  it("takes a feed in all the same where it is forced, and notes what was passed", async () => {
    const { stock, onSale } = createStock();
    await take(stock, partsOf(rowsOf(fleet(100))));
    const report = await take(stock, partsOf(rowsOf(fleet(10)), [fault("truncated")]), { force: true });
    expect(report).toMatchObject({ status: "imported", counts: { removed: 90 } });
    expect(report.notes).toEqual(["forced although it is truncated"]);
    expect(onSale()).toHaveLength(10);
  });

  it("takes a feed for cut off that stops without its usual line end and lacks vehicles, and only then", async () => {
    const { stock } = createStock();
    const closed: FeedPart = { type: "end", open_end: false };
    const open: FeedPart = { type: "end", open_end: true };
    await take(stock, partsOf(rowsOf(fleet(100)), [open]));
    expect((await take(stock, partsOf(rowsOf(fleet(99)), [open]))).status).toBe("imported");
    expect((await take(stock, partsOf(rowsOf(fleet(100)), [closed]))).status).toBe("imported");
    expect((await take(stock, partsOf(rowsOf(fleet(100)), [open]))).status).toBe("identical");
    await take(stock, partsOf(rowsOf(fleet(100)), [closed]));
    const cut = await take(stock, partsOf(rowsOf(fleet(99)), [open]));
    expect([cut.status, cut.reason]).toEqual([
      "quarantined",
      "the feed stops without the line end it used to have, and 1 of its vehicles are gone",
    ]);
    expect((await take(stock, partsOf(rowsOf(fleet(99)), [closed]))).status).toBe("imported");
  });

  it("fails with a feed that cannot be read, even where it is forced", async () => {
    const { stock, onSale } = createStock();
    await take(stock, partsOf(rowsOf(fleet(3))));
    const other = (async function* (): AsyncIterable<FeedPart> {
      yield { type: "header", columns: ["a", "b"], notes: [] };
    })();
    for (const parts of [partsOf([], [fault("unreadable")]), other]) {
      const report = await take(stock, parts, { force: true });
      expect([report.status, exitCodeOf(report)]).toEqual(["failed", 3]);
    }
    expect(onSale()).toHaveLength(3);
  });

  it("reports the same in a dry run and keeps nothing, not even the record", async () => {
    const [real, dry] = [createStock(), createStock()];
    const told = await take(dry.stock, partsOf(rowsOf(fleet(30))), { dryRun: true });
    const done = await take(real.stock, partsOf(rowsOf(fleet(30))));
    expect({ ...told, dry_run: false }).toEqual(done);
    expect(dry.onSale()).toEqual([]);
    expect(dry.records).toEqual([]);
  });

  it("keys a feed without keys by its rows: equal rows are several vehicles, the order does not matter", async () => {
    const row = fc.constantFrom("M0", "M1", "M2");
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 12 }), async (models) => {
        const { stock, onSale } = createStock();
        const cars = models.map((model): Car => ["", model, "5"]);
        await take(stock, partsOf(rowsOf(cars)), { profile: hashed });
        expect(onSale()).toHaveLength(models.length);
        const again = await take(stock, partsOf(rowsOf(cars.toReversed())), { profile: hashed });
        expect(again.status).toBe("identical");
      }),
      { numRuns: 50 },
    );
  });

  it("leaves the stock as the feed has it, from whatever stock it starts", async () => {
    const cars = fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 3 })), {
      selector: ([key]) => key,
      maxLength: 25,
    });
    const asCars = (pairs: readonly (readonly [number, number])[]): Car[] =>
      pairs.map(([key, n]) => [`K${key}`, `M${n}`, `${n}`]);
    await fc.assert(
      fc.asyncProperty(fc.array(cars, { minLength: 2, maxLength: 4 }), async (feeds) => {
        const { stock, onSale } = createStock();
        for (const feed of feeds) {
          const { counts } = await take(stock, partsOf(rowsOf(asCars(feed))), { force: true });
          expect(counts.added + counts.changed + counts.unchanged).toBe(feed.length);
          expect(onSale().sort()).toEqual(
            asCars(feed)
              .map(([key, model, mileage]) => `${key} ${model} ${mileage}`)
              .sort(),
          );
        }
      }),
      { numRuns: 60 },
    );
  });
});
