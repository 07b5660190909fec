import { describe, expect, it } from "vitest";
import {
  aFieldColumn,
  fakeDigest,
  someVehicles,
  KEYED_PROFILE,
  feedParts,
  feedRows,
  importParts,
  type FeedVehicle,
} from "../../../../tests/builders/feed.ts";
import { createFakeStock } from "../../../../tests/fakes/stock-writer.ts";
import { MAPPING_VERSION } from "./import-run.ts";
import { createFixedClock } from "../../../../tests/fakes/fixed-clock.ts";

it("keeps the year of a new car on a machine whose clock was set back by ten years", async () => {
  const { stock } = createFakeStock();
  const year = { ...aFieldColumn("mileage_km"), field: "construction_year" as const };
  const profile = { ...KEYED_PROFILE, columns: [aFieldColumn("brand"), aFieldColumn("model"), year] };
  const clock = createFixedClock("2016-11-21T08:00:00Z");
  const report = await importParts(stock, feedParts(feedRows([["K0", "M", "2026"]])), { profile, clock });
  expect(report.counts).toMatchObject({ added: 1, refused: 0, warnings: 0 });
});

it("names a brand as the catalogue does, also once its name there is another one", async () => {
  const { stock } = createFakeStock();
  const importAs = async (name: string | null) => {
    const names: string[] = [];
    const { counts } = await importParts(stock, feedParts(feedRows(someVehicles(1))), {
      brandNames: new Map(name === null ? [] : [["ford", name]]),
      onVehicle: ({ attributes }) => names.push(attributes.brand.name),
    });
    return { names, counts };
  };
  expect(await importAs(null)).toMatchObject({ names: ["Ford"], counts: { added: 1 } });
  expect(await importAs("Főrd")).toMatchObject({ names: ["Főrd"], counts: { changed: 1 } });
  expect(await importAs("Főrd")).toMatchObject({ names: [], counts: { unchanged: 1 } });
});

describe("an unchanged row", () => {
  it("reports its warnings on every import", async () => {
    const { stock } = createFakeStock();
    const vehicles: FeedVehicle[] = [
      ["K0", "M", "many"],
      ["K1", "M", "5"],
    ];
    for (const status of ["imported", "identical"]) {
      expect(await importParts(stock, feedParts(feedRows(vehicles)))).toMatchObject({
        status,
        counts: { warnings: 1 },
      });
    }
  });

  it("is refused when a changed row before it has its key", async () => {
    const { stock, onSale } = createFakeStock();
    await importParts(stock, feedParts(feedRows(someVehicles(3))));
    const [first, second, third] = feedRows(someVehicles(3));
    const [changed] = feedRows([["K1", "Puma", "99"]]);
    const rows = [first, changed, second, third].flatMap((row, index) => (row ? [{ ...row, line: index + 2 }] : []));
    const { counts, issues } = await importParts(stock, feedParts(rows));
    expect(counts).toMatchObject({ unchanged: 2, changed: 1, refused: 1 });
    expect(issues).toMatchObject([
      { code: "double-key", examples: [{ line: 4, reason: expect.stringContaining("line 3") }] },
    ]);
    expect(onSale()).toContain("K1 Puma 99");
  });

  it("is refused when it is repeated", async () => {
    const { stock } = createFakeStock();
    await importParts(stock, feedParts(feedRows(someVehicles(3))));
    const rows = feedRows([...someVehicles(3), ...someVehicles(1)]);
    expect((await importParts(stock, feedParts(rows))).counts).toMatchObject({ unchanged: 3, refused: 1 });
  });

  it("is recognised by a hash of an earlier version, which covered null attributes", async () => {
    const { stock, storedAttributes } = createFakeStock();
    await importParts(stock, feedParts(feedRows(someVehicles(1))));
    const [attributes] = storedAttributes();
    if (!attributes) throw new Error("nothing was imported");
    await stock.importFeed("feed", async (run) => {
      await run.put([{ key: "K0", attributes, content_hash: fakeDigest(JSON.stringify(attributes)) }]);
      return { commit: true, result: null };
    });
    expect((await importParts(stock, feedParts(feedRows(someVehicles(1))))).counts).toMatchObject({ unchanged: 1 });
  });

  it("is found at another place of the feed", async () => {
    const { stock } = createFakeStock();
    await importParts(stock, feedParts(feedRows(someVehicles(50))));
    const rows = feedRows(someVehicles(50).toReversed());
    expect((await importParts(stock, feedParts(rows))).counts).toMatchObject({ unchanged: 50, removed: 0 });
  });

  it("is mapped again after a change of the profile", async () => {
    const { stock, onSale } = createFakeStock();
    await importParts(stock, feedParts(feedRows(someVehicles(3))));
    const renamed = {
      ...KEYED_PROFILE,
      columns: [
        aFieldColumn("brand"),
        { ...aFieldColumn("model"), values: { M1: "Kuga" } },
        aFieldColumn("mileage_km"),
      ],
    };
    expect((await importParts(stock, feedParts(feedRows(someVehicles(3))), { profile: renamed })).counts).toMatchObject(
      {
        changed: 1,
        unchanged: 2,
      },
    );
    expect(onSale()).toContain("K1 Kuga 10");
  });

  it("is mapped again after an increase of MAPPING_VERSION: increase it when this hash changes", async () => {
    const { stock, storedAttributes } = createFakeStock();
    await importParts(stock, feedParts(feedRows(someVehicles(1))));
    const known = JSON.stringify(storedAttributes(), (_, value: unknown) => value ?? undefined);
    expect([MAPPING_VERSION, fakeDigest(known).slice(0, 16)]).toMatchInlineSnapshot(`
      [
        10,
        "802d49234bc6628f",
      ]
    `);
  });
});
