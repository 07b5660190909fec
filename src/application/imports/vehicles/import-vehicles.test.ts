import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  someVehicles,
  ROW_HASH_PROFILE,
  feedParts,
  feedRows,
  importParts,
  type FeedVehicle,
} from "../../../../tests/builders/feed.ts";
import { createFakeStock } from "../../../../tests/fakes/stock-writer.ts";
import type { FeedPart, RowIssue } from "#domain/imports/index.ts";
import { importExitCode } from "../../../cli/import/exit-codes.ts";

const fault = (code: "truncated" | "unreadable"): FeedPart => ({
  type: "fault",
  fault: { code, reason: `it is ${code}` },
});

describe("importVehicles", () => {
  it("imports a feed and reports the same feed as identical the next time", async () => {
    const { stock, records, onSale } = createFakeStock();
    const first = await importParts(stock, feedParts(feedRows(someVehicles(2_500))));
    expect(first).toMatchObject({
      status: "imported",
      counts: { rows: 2_500, added: 2_500, changed: 0, unchanged: 0, removed: 0, refused: 0 },
    });
    const second = await importParts(stock, feedParts(feedRows(someVehicles(2_500))));
    expect(second).toMatchObject({
      status: "identical",
      counts: { added: 0, changed: 0, unchanged: 2_500, removed: 0 },
    });
    expect(importExitCode(second)).toBe(0);
    expect(onSale()).toHaveLength(2_500);
    expect(records.map(({ status }) => status)).toEqual(["imported", "identical"]);
  });

  it("counts added, changed, removed and restored vehicles", async () => {
    const { stock, onSale } = createFakeStock();
    await importParts(stock, feedParts(feedRows(someVehicles(10))));
    const changed: FeedVehicle[] = someVehicles(11).map(([key, model, mileage], n) => [
      key,
      model,
      n === 4 ? "44444" : mileage,
    ]);
    const report = await importParts(stock, feedParts(feedRows(changed.slice(1))));
    expect(report.counts).toMatchObject({ added: 1, changed: 1, unchanged: 8, removed: 1 });
    expect(onSale()).toContain("K4 M1 44444");
    const restored = await importParts(stock, feedParts(feedRows(changed)));
    expect(restored.counts).toMatchObject({ added: 1, changed: 0, unchanged: 10, removed: 0 });
  });

  it("imports valid rows and reports invalid ones by line", async () => {
    const { stock, onSale } = createFakeStock();
    const issues: RowIssue[] = [];
    const vehicles: FeedVehicle[] = [...someVehicles(5), ["K5", "M", "-3"], ["K6", "M", "many"], ["K0", "M", "1"]];
    const report = await importParts(stock, feedParts(feedRows(vehicles)), { onIssue: (issue) => issues.push(issue) });
    expect(report).toMatchObject({ status: "imported", counts: { rows: 8, added: 6, refused: 2, warnings: 1 } });
    expect(importExitCode(report)).toBe(2);
    expect(onSale()).toContain("K6 M null");
    expect(issues.map(({ line, code, column }) => [line, code, column])).toEqual([
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
    ["more than 20 % of the vehicles missing", feedParts(feedRows(someVehicles(79))), /^21 of 100 vehicles/],
    ["an empty feed", feedParts([]), /the feed is empty/],
    [
      "most rows refused",
      feedParts([
        ...feedRows(someVehicles(100)).slice(0, 40),
        ...feedRows(someVehicles(100))
          .slice(40)
          .map(({ line }) => ({ line, cells: [] })),
      ]),
      /were refused$/,
    ],
    ["a truncated feed", feedParts(feedRows(someVehicles(99)), [fault("truncated")]), /it is truncated/],
    [
      "a truncated last row",
      feedParts([...feedRows(someVehicles(99)), { line: 101, cells: ["K99", "Ford", "M"], unterminated: true }]),
      /ends in the middle of line 101/,
    ],
  ])("leaves the stock unchanged with %s", async (_, parts, reason) => {
    const { stock, records, onSale } = createFakeStock();
    await importParts(stock, feedParts(feedRows(someVehicles(100))));
    const before = onSale();
    const report = await importParts(stock, parts);
    expect(report.status).toBe("quarantined");
    expect(report.reason).toMatch(reason);
    expect(importExitCode(report)).toBe(3);
    expect(onSale()).toEqual(before);
    expect(records.at(-1)).toMatchObject({ status: "quarantined", reason: report.reason });
  });

  it("imports a suspicious feed if it is forced and notes the bypassed guard", async () => {
    const { stock, onSale } = createFakeStock();
    await importParts(stock, feedParts(feedRows(someVehicles(100))));
    const report = await importParts(stock, feedParts(feedRows(someVehicles(10)), [fault("truncated")]), {
      force: true,
    });
    expect(report).toMatchObject({ status: "imported", counts: { removed: 90 } });
    expect(report.notes).toEqual(["forced although it is truncated"]);
    expect(onSale()).toHaveLength(10);
  });

  it("quarantines a feed as truncated only if its usual last line end and vehicles are missing", async () => {
    const { stock } = createFakeStock();
    const closed: FeedPart = { type: "end", open_end: false };
    const open: FeedPart = { type: "end", open_end: true };
    await importParts(stock, feedParts(feedRows(someVehicles(100)), [open]));
    expect((await importParts(stock, feedParts(feedRows(someVehicles(99)), [open]))).status).toBe("imported");
    expect((await importParts(stock, feedParts(feedRows(someVehicles(100)), [closed]))).status).toBe("imported");
    expect((await importParts(stock, feedParts(feedRows(someVehicles(100)), [open]))).status).toBe("identical");
    await importParts(stock, feedParts(feedRows(someVehicles(100)), [closed]));
    const truncated = await importParts(stock, feedParts(feedRows(someVehicles(99)), [open]));
    expect([truncated.status, truncated.reason]).toEqual([
      "quarantined",
      "the feed stops without the line end it used to have, and 1 of its vehicles are gone",
    ]);
    expect((await importParts(stock, feedParts(feedRows(someVehicles(99)), [closed]))).status).toBe("imported");
  });

  it("fails with an unreadable feed even if it is forced", async () => {
    const { stock, onSale } = createFakeStock();
    await importParts(stock, feedParts(feedRows(someVehicles(3))));
    const other = (async function* (): AsyncIterable<FeedPart> {
      yield { type: "header", columns: ["a", "b"], notes: [] };
    })();
    for (const parts of [feedParts([], [fault("unreadable")]), other]) {
      const report = await importParts(stock, parts, { force: true });
      expect([report.status, importExitCode(report)]).toEqual(["failed", 3]);
    }
    expect(onSale()).toHaveLength(3);
  });

  it("returns the same report in a dry run and saves neither vehicles nor the record", async () => {
    const [real, dry] = [createFakeStock(), createFakeStock()];
    const dryReport = await importParts(dry.stock, feedParts(feedRows(someVehicles(30))), { dryRun: true });
    const realReport = await importParts(real.stock, feedParts(feedRows(someVehicles(30))));
    expect({ ...dryReport, dry_run: false }).toEqual(realReport);
    expect(dry.onSale()).toEqual([]);
    expect(dry.records).toEqual([]);
  });

  it("imports equal rows of a feed without keys as different vehicles, in any order", async () => {
    const row = fc.constantFrom("M0", "M1", "M2");
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 12 }), async (models) => {
        const { stock, onSale } = createFakeStock();
        const vehicles = models.map((model): FeedVehicle => ["", model, "5"]);
        await importParts(stock, feedParts(feedRows(vehicles)), { profile: ROW_HASH_PROFILE });
        expect(onSale()).toHaveLength(models.length);
        const again = await importParts(stock, feedParts(feedRows(vehicles.toReversed())), {
          profile: ROW_HASH_PROFILE,
        });
        expect(again.status).toBe("identical");
      }),
      { numRuns: 50 },
    );
  });

  it("makes the stock equal to the feed from any earlier stock", async () => {
    const vehicles = fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 3 })), {
      selector: ([key]) => key,
      maxLength: 25,
    });
    const toVehicles = (pairs: readonly (readonly [number, number])[]): FeedVehicle[] =>
      pairs.map(([key, n]) => [`K${key}`, `M${n}`, `${n}`]);
    await fc.assert(
      fc.asyncProperty(fc.array(vehicles, { minLength: 2, maxLength: 4 }), async (feeds) => {
        const { stock, onSale } = createFakeStock();
        for (const feed of feeds) {
          const { counts } = await importParts(stock, feedParts(feedRows(toVehicles(feed))), { force: true });
          expect(counts.added + counts.changed + counts.unchanged).toBe(feed.length);
          expect(onSale().sort()).toEqual(
            toVehicles(feed)
              .map(([key, model, mileage]) => `${key} ${model} ${mileage}`)
              .sort(),
          );
        }
      }),
      { numRuns: 60 },
    );
  });
});
