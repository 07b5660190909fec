import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { fillEmptyDatabase } from "../../scripts/fill-empty-database.ts";
import { createStockReader, openDatabase } from "../../src/adapters/database/index.ts";
import { startSiteProcess } from "../browser-support/sites/site-process.ts";

const newDataDir = (): string => mkdtempSync(join(tmpdir(), "vitrine-empty-"));

test("npm start fills an empty database with the demo group", async () => {
  const site = await startSiteProcess({ dataDir: newDataDir() });
  onTestFinished(site.dispose);
  const { total } = (await (await fetch(`${site.url}/api/v1/vehicles`)).json()) as { readonly total: number };
  expect([total, (await fetch(site.url)).status]).toEqual([700, 200]);
});

test("with a public address the demo group is not imported, and the operator reads how to import", async () => {
  const dataDir = newDataDir();
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const written: string[] = [];
  const write = vi.spyOn(process.stderr, "write").mockImplementation((text) => written.push(String(text)) > 0);
  await fillEmptyDatabase({ DATA_DIR: dataDir, SITE_URL: "https://www.alzette-automobiles.example" });
  write.mockRestore();
  const database = await openDatabase({ dataDir, url: null });
  onTestFinished(database.close);
  expect(await createStockReader(database).version()).toBe(0);
  expect(written.join("")).toContain("the demo group is not imported");
  expect(written.join("")).toContain("./vitrine import vehicles FILE");
});
