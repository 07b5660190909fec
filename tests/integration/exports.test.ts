import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import pino from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createPaths, FRENCH_SEGMENTS } from "#domain/site/index.ts";
import { createStockExports } from "#application/exports/index.ts";
import {
  createCatalogueRepository,
  createStockReader,
  openDatabase,
  type Database,
} from "../../src/adapters/database/index.ts";
import { createExportFolder } from "../../src/adapters/exports/export-folder.ts";
import { EXPORT_FORMATS, EXPORT_VERSION } from "../../src/adapters/formats/vehicles/index.ts";
import { sha256Digest, sha256ShortDigest } from "../../src/adapters/signing/index.ts";
import { createFixedClock } from "../fakes/fixed-clock.ts";
import { copyDemoData } from "../browser-support/demo-data.ts";
import { feedRoutes } from "../../src/server/api/feeds.ts";
import { wireStockExports } from "../../src/server/container/exports.ts";

let folder: string;
let database: Database;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "vitrine-exports-"));
  if (!copyDemoData(folder)) throw new Error("no demo data was prepared");
  database = await openDatabase({ dataDir: folder, url: null });
});

afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const routes = (showVin = false) =>
  feedRoutes(
    wireStockExports({
      config: { dataDir: folder, siteUrl: "https://site.example" },
      database,
      settings: { showVin },
      paths: createPaths(FRENCH_SEGMENTS),
      clock: createFixedClock("2026-11-21T08:00:00Z"),
      log: pino({ level: "silent" }),
    }),
  );

describe("the stock exports", () => {
  it("are complete, named, excluded from search engines and tagged", async () => {
    const answer = await routes().request("/feeds/vitrine.json");
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      "content-disposition": 'inline; filename="vitrine.json"',
      "x-robots-tag": "noindex",
    });
    expect(answer.headers.get("last-modified")).toMatch(/GMT$/);
    const vehicles = (await answer.json()) as { readonly id: number }[];
    expect(vehicles).toHaveLength(await createStockReader(database).count());
  });

  it("answer 304 to a client that has them, until the stock changes", async () => {
    const app = routes();
    const first = await app.request("/feeds/vitrine.csv");
    const etag = first.headers.get("etag") ?? "";
    await first.text();
    expect((await app.request("/feeds/vitrine.csv", { headers: { "If-None-Match": `"x", ${etag}` } })).status).toBe(
      304,
    );
    await database.db.updateTable("versions").set({ version: 99 }).where("subject", "=", "stock").execute();
    const changed = await app.request("/feeds/vitrine.csv", { headers: { "If-None-Match": etag } });
    expect(changed.status).toBe(200);
    expect(changed.headers.get("etag")).not.toBe(etag);
    await changed.text();
    expect(readdirSync(join(folder, "exports"))).toHaveLength(1);
  });

  it("detect an unchanged stock without reading it", async () => {
    const first = await routes().request("/feeds/vitrine.csv", { method: "HEAD" });
    rmSync(join(folder, "exports"), { recursive: true });
    const again = await routes().request("/feeds/vitrine.csv", {
      headers: { "If-None-Match": first.headers.get("etag") ?? "" },
    });
    expect(again.status).toBe(304);
    expect(readdirSync(folder)).not.toContain("exports");
  });

  it("are the same when compressed", async () => {
    const app = routes();
    const zipped = await app.request("/feeds/vitrine.csv", { headers: { "Accept-Encoding": "br, gzip" } });
    expect(zipped.headers.get("content-encoding")).toBe("gzip");
    const plain = await app.request("/feeds/vitrine.csv", { headers: { "Accept-Encoding": "gzip;q=0" } });
    expect(plain.headers.get("content-encoding")).toBeNull();
    expect(gunzipSync(await zipped.arrayBuffer()).toString()).toBe(await plain.text());
  });

  it("are written once for concurrent requests", async () => {
    const app = routes();
    const texts = await Promise.all(
      Array.from({ length: 8 }, async () => (await app.request("/feeds/vitrine.csv")).text()),
    );
    expect(new Set(texts).size).toBe(1);
    expect(readdirSync(join(folder, "exports"))).toHaveLength(1);
  });

  describe("while nothing can be written", () => {
    const log: unknown[] = [];
    const full = Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
    const onFullDisk = () => {
      log.length = 0;
      const catalogue = createCatalogueRepository(database);
      return feedRoutes(
        createStockExports({
          formats: EXPORT_FORMATS,
          formatVersion: String(EXPORT_VERSION),
          stock: createStockReader(database),
          catalogue,
          locations: catalogue.locations,
          files: { ...createExportFolder(join(folder, "exports")), write: () => Promise.reject(full) },
          digest: sha256Digest,
          shortDigest: sha256ShortDigest,
          paths: createPaths(FRENCH_SEGMENTS),
          siteUrl: "https://site.example",
          clock: createFixedClock("2026-11-21T08:00:00Z"),
          log: { info: () => undefined, error: (details) => void log.push(details) },
        }),
      );
    };
    const sellOut = () =>
      database.db.updateTable("versions").set({ version: 99 }).where("subject", "=", "stock").execute();

    it("are the previous ones, with their own entity tag", async () => {
      const before = await routes().request("/feeds/vitrine.csv");
      const csv = await before.text();
      await sellOut();
      const answer = await onFullDisk().request("/feeds/vitrine.csv");
      expect([answer.status, answer.headers.get("etag"), await answer.text()]).toEqual([
        200,
        before.headers.get("etag"),
        csv,
      ]);
      expect(log).toEqual([{ err: full, format: "vitrine-csv" }]);
      const headers = { "If-None-Match": before.headers.get("etag") ?? "" };
      expect((await onFullDisk().request("/feeds/vitrine.csv", { headers })).status).toBe(304);
    });

    it("answer 503 where there is no previous one", async () => {
      for (const { file } of EXPORT_FORMATS) {
        const answer = await onFullDisk().request(`/feeds/${file}`);
        expect([file, answer.status, answer.headers.get("retry-after")]).toEqual([file, 503, "300"]);
        expect(await answer.json()).toMatchObject({
          title: "Service Unavailable",
          detail: "The stock cannot be exported now, and there is no previous export. Ask again in five minutes.",
        });
      }
    });

    it("are the previous ones while the database cannot be read", async () => {
      const csv = await (await routes().request("/feeds/vitrine.csv")).text();
      const app = onFullDisk();
      await database.db.schema.alterTable("versions").renameTo("versions_gone").execute();
      const answer = await app.request("/feeds/vitrine.csv");
      expect([answer.status, await answer.text()]).toEqual([200, csv]);
      expect((await app.request("/feeds/vitrine.json")).status).toBe(503);
    });
  });

  it("leave other names to the site", async () => {
    expect((await routes().request("/feeds/else.csv")).status).toBe(404);
  });
});
