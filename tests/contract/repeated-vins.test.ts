import { expect, it } from "vitest";
import type { StockRow } from "#application/imports/ports.ts";
import { onStock } from "./on-stock.ts";
import { aStockRow, importRows, replaceAll, vehicleAttributes } from "./stock-rows.ts";

const rowOf = (key: string, vin: string | null): StockRow =>
  aStockRow(key, vehicleAttributes({ stock_number: key, vin }));

onStock("a number of two vehicles", (stock) => {
  const repeated = (rows: readonly StockRow[]) =>
    stock().writer.importFeed("demo", async (run) => {
      await replaceAll(run, rows);
      return { commit: false, result: await run.repeatedVins() };
    });

  it("is named with the vehicles of the feed, new ones and those that were there", async () => {
    const [a, b] = [rowOf("a", "WF0AXXGAGA1B12345"), rowOf("b", null)];
    expect(await repeated([a, rowOf("b", "WF0AXXGAGA1B12346")])).toEqual([]);
    expect(await repeated([a, rowOf("b", "WF0AXXGAGA1B12345")])).toEqual([
      { vin: "WF0AXXGAGA1B12345", keys: ["a", "b"] },
    ]);
    await importRows(stock().writer, "demo", [a, b]);
    await importRows(stock().writer, "other", [rowOf("x", "WF0AXXGAGA1B12345")]);
    expect(await repeated([a, rowOf("c", "WF0AXXGAGA1B12345")])).toEqual([
      { vin: "WF0AXXGAGA1B12345", keys: ["a", "c"] },
    ]);
    expect(await repeated([rowOf("c", "WF0AXXGAGA1B12345")])).toEqual([]);
  });
});
