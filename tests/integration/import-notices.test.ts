import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable, Writable } from "node:stream";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "../../src/adapters/database/index.ts";
import { createLeadRepository } from "../../src/adapters/database/leads/index.ts";
import { importCommand } from "../../src/cli/commands/import.ts";
import { catalogueImportCommands } from "../../src/cli/commands/import-catalogue.ts";
import type { CliContext } from "../../src/cli/context.ts";

const NOW = new Date("2026-11-21T08:00:00Z");

const feed = (rows: number): string =>
  ["key,brand,model,mileage_km", ...Array.from({ length: rows }, (_, n) => `K${n},Ford,Puma,${n}0`), ""].join("\n");

describe("staff notices about imports", () => {
  let folder = "";
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "import-notices-"));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const open = () => openDatabase({ dataDir: join(folder, "data"), url: null });

  const context = (): CliContext => {
    const nothing = new Writable({ write: (_piece, _encoding, done) => done() });
    return {
      config: {
        site: "luxembourg",
        settingsDir: "demo/group/settings",
        siteUrl: "https://www.alzette.example",
        dataDir: folder,
      },
      stdin: Readable.from([]),
      stdout: nothing,
      stderr: nothing,
      clock: { now: () => NOW },
      openDatabase: open,
      exit: () => undefined,
    } as unknown as CliContext;
  };

  const importFeed = async (text: string, ...flags: string[]): Promise<void> => {
    const path = join(folder, "stock.csv");
    await writeFile(path, text);
    await importCommand(context()).parseAsync(["vehicles", path, ...flags], { from: "user" });
  };

  /** Subjects of the emails that wait for the staff. */
  const readSubjects = async (): Promise<readonly string[]> => {
    const database = await open();
    const { outbox, close } = createLeadRepository(database);
    const claim = { channel: "mail", now: NOW, leaseMs: 0, limit: 100, skip: [], owner: "test" } as const;
    const claimed = await outbox.claim(claim);
    await close();
    await database.close();
    for (const { delivery } of claimed) {
      expect(delivery).toMatchObject({ purpose: "staff", destination: "informatique@alzette-automobiles.example" });
    }
    return claimed.map(({ delivery }) => delivery.message?.subject ?? "");
  };

  it("report a quarantined feed with its reason", async () => {
    await importFeed(feed(20));
    expect(await readSubjects()).toEqual([]);
    await importFeed(feed(10));
    expect(await readSubjects()).toEqual(["Alzette Automobiles, import de vitrine en quarantaine"]);
    const database = await open();
    const row = await database.db.selectFrom("deliveries").select("message").executeTakeFirstOrThrow();
    await database.close();
    expect(row.message).toContain("10 of 20 vehicles (50 %) would be gone");
  });

  it("report a repeated outcome once, and again when it changes or recurs", async () => {
    await importFeed(feed(20));
    await importFeed(feed(10));
    await importFeed(feed(10));
    expect(await readSubjects()).toHaveLength(1);
    await importFeed(feed(5));
    expect(await readSubjects()).toHaveLength(2);
    await importFeed(feed(20));
    await importFeed(feed(5));
    expect(await readSubjects()).toHaveLength(3);
  });

  it("report prices that are held, and again when they become more", async () => {
    const priced = (held: number): string =>
      [
        "key,brand,price.purchase.cents",
        ...Array.from({ length: 20 }, (_, n) => `K${n},Ford,${n < held ? 9_900 : 1_990_000}`),
      ].join("\n");
    for (const held of [0, 1, 1, 3, 2]) await importFeed(`${priced(held)}\n`);
    expect((await readSubjects()).toSorted()).toEqual([
      "Alzette Automobiles, 1 prix de vitrine en attente",
      "Alzette Automobiles, 3 prix de vitrine en attente",
    ]);
  });

  it("report a vehicle of two feeds with both prices, once, and again when they become more", async () => {
    const listing = (cents: number, ...vins: readonly string[]): string =>
      ["key,brand,price.purchase.cents,vin", ...vins.map((vin, n) => `K${n},Ford,${cents},${vin}`), ""].join("\n");
    const [first, second] = ["WF0EXXGCHE1A00017", "WF0EXXGCHE1A00018"] as const;
    await importFeed(listing(1_990_000, first), "--feed", "nord");
    await importFeed(listing(1_890_000, first), "--feed", "sud");
    for (const name of ["nord", "sud"]) await importFeed(listing(1_890_000, first), "--feed", name);
    expect(await readSubjects()).toEqual(["Alzette Automobiles, 1 véhicule de sud dans plusieurs flux"]);
    const database = await open();
    const row = await database.db.selectFrom("deliveries").select("message").executeTakeFirstOrThrow();
    await database.close();
    expect(row.message).toMatch(/affiché : nord K0, 19\s900\s€ ; non affiché : sud K0, 18\s900\s€/);
    await importFeed(listing(1_890_000, first, second), "--feed", "nord");
    await importFeed(listing(1_890_000, first, second), "--feed", "sud");
    expect(await readSubjects()).toHaveLength(2);
  });

  it("do not report dry runs and forced imports", async () => {
    await importFeed(feed(20));
    await importFeed(feed(10), "--dry-run");
    await importFeed(feed(10), "--force");
    expect(await readSubjects()).toEqual([]);
  });

  it("report a catalogue file that cannot be read", async () => {
    const path = join(folder, "brands.json");
    await writeFile(path, "{");
    const brands = catalogueImportCommands(context()).find((command) => command.name() === "brands");
    await brands?.parseAsync([path], { from: "user" });
    expect(await readSubjects()).toEqual(["Alzette Automobiles, import de brands illisible"]);
  });
});
