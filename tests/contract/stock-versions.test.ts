import { expect, it } from "vitest";
import type { VehicleVersions } from "#domain/imports/index.ts";
import { onStock } from "./on-stock.ts";
import { aNumberedRow, aStockRow, commit, importRows, replaceAll, vehicleAttributes } from "./stock-rows.ts";

const summary = ({ key, model, before, after, changed }: VehicleVersions) => [
  key,
  model,
  before?.cents,
  after?.cents,
  changed === null ? null : [changed.before.mileage_km, changed.after.mileage_km],
];

onStock("versions of a feed's vehicles", (stock) => {
  it("shows each vehicle before an import and as it would leave it", async () => {
    const { writer } = stock();
    await importRows(writer, "other", [aNumberedRow("elsewhere")]);
    await importRows(writer, "feed", [aNumberedRow("sold"), aNumberedRow("back")]);
    await importRows(
      writer,
      "feed",
      ["same", "changed", "sold"].map((key) => aNumberedRow(key)),
    );
    const attributes = { price: { purchase: { cents: 1_000_000, before_discount_cents: null } }, mileage_km: 99 };
    const versions = await writer.importFeed("feed", async (run) => {
      const known = await run.knownRows(["same"]);
      await run.put([
        aStockRow("changed", vehicleAttributes({ ...attributes, model: null })),
        aNumberedRow("back", 5),
        aNumberedRow("added", 7),
      ]);
      await run.removeExcept(new Set([...known.values()].map(({ id }) => id)));
      const read: VehicleVersions[] = [];
      for await (const version of run.versions()) read.push(version);
      return commit(read);
    });
    expect(versions.map(summary)).toEqual([
      ["sold", "ford puma", 2_000_000, undefined, null],
      ["same", "ford puma", 2_000_000, 2_000_000, null],
      ["changed", "ford puma", 2_000_000, 1_000_000, [12_500, 99]],
      ["back", "ford puma", undefined, 5, null],
      ["added", "ford puma", undefined, 7, null],
    ]);
  });

  it("shows only the changed vehicles of an import that moves no price", async () => {
    const { writer } = stock();
    const rows = ["changed", "same", "gone"].map((key) => aNumberedRow(key));
    await importRows(writer, "feed", rows);
    await importRows(writer, "feed", rows.slice(0, 2));
    const versions = await writer.importFeed("feed", async (run) => {
      const known = await run.knownRows(["same"]);
      await run.put([aStockRow("changed", vehicleAttributes({ mileage_km: 99 }))]);
      await run.removeExcept(new Set([...known.values()].map(({ id }) => id)));
      const read: VehicleVersions[] = [];
      for await (const version of run.versions()) read.push(version);
      return commit(read);
    });
    expect(versions.map(summary)).toEqual([["changed", "ford puma", 2_000_000, 2_000_000, [12_500, 99]]]);
  });

  it.each(["back", "without-price"])("shows every vehicle of an import that only adds %s", async (key) => {
    const { writer } = stock();
    await importRows(writer, "feed", [aNumberedRow("same"), aNumberedRow("back")]);
    await importRows(writer, "feed", [aNumberedRow("same")]);
    const added = aStockRow(key, vehicleAttributes({ price: { purchase: null } }));
    const keys = await writer.importFeed("feed", async (run) => {
      await replaceAll(run, [aNumberedRow("same"), added]);
      const read: string[] = [];
      for await (const version of run.versions()) read.push(version.key);
      return commit(read);
    });
    expect(keys).toEqual(["same", key]);
  });

  it("shows every vehicle of a feed larger than a page", async () => {
    const { writer } = stock();
    const rows = Array.from({ length: 5_500 }, (_, n) => aNumberedRow(`K${n}`));
    await importRows(writer, "feed", rows);
    const count = await writer.importFeed("feed", async (run) => {
      await replaceAll(run, rows.slice(0, 5_400));
      let counted = 0;
      for await (const { changed } of run.versions()) if (changed !== null) counted += 1;
      return commit(counted);
    });
    expect(count).toBe(5_400);
  });
});
