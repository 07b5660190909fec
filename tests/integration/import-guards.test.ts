import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createStockReader, openDatabase } from "../../src/adapters/database/index.ts";
import { runFeedCommand } from "../builders/feed-command.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "import-guards-"));
});

afterEach(() => rm(folder, { recursive: true }));

const openData = () => openDatabase({ dataDir: join(folder, "data"), url: null });

const run = (...words: readonly string[]) => runFeedCommand(join(folder, "data"), words);

const COUNT = 40;

/** A feed in our own format; the price column holds `price(n)`. */
const writeFeed = async (price: (n: number) => string): Promise<string> => {
  const rows = Array.from({ length: COUNT }, (_, n) => `K${n},Ford,Puma,"${price(n)}",${n}000,1`);
  const path = join(folder, "stock.csv");
  await writeFile(path, ["key,brand,model,price.purchase.cents,mileage_km,location_id", ...rows, ""].join("\n"));
  return path;
};

const cents = (n: number): string => String(1_419_000 + n * 100);
const euros = (n: number): string => String(14_190 + n);

const readPrices = async (): Promise<(number | undefined)[]> => {
  const database = await openData();
  const prices: (number | undefined)[] = [];
  for await (const { price } of createStockReader(database).all()) prices.push(price.purchase?.cents);
  await database.close();
  return prices;
};

describe("a feed with euros in the column of cents", () => {
  const REASON =
    /^reason: 40 of 40 vehicles \(100 %\): each changes its price by more than 30 %, as K0 from 14\u202f190\u00a0€ to 141,90\u00a0€$/m;

  it("is quarantined: the prices stay", async () => {
    await run("import", "vehicles", await writeFeed(cents));
    const before = await readPrices();
    const { out, code } = await run("import", "vehicles", await writeFeed(euros));
    expect(code).toBe(3);
    expect(out).toMatch(/QUARANTINED/);
    expect(out).toMatch(REASON);
    expect(await readPrices()).toEqual(before);
  });

  it("is quarantined as the first one too, by what vehicles cost at all", async () => {
    const { out, code } = await run("import", "vehicles", await writeFeed(euros));
    expect(code).toBe(3);
    expect(out).toContain(
      "reason: 40 of 40 rows have a price that is not plausible, as K0: 141,90\u00a0€ is not from 200\u00a0€ to 3\u202f000\u202f000\u00a0€",
    );
    expect(await readPrices()).toEqual([]);
  });

  it("is imported if it is forced, with a note", async () => {
    await run("import", "vehicles", await writeFeed(cents));
    const { out, code } = await run("import", "vehicles", await writeFeed(euros), "--force");
    expect(code).toBe(0);
    expect(out).toContain("note: forced although 40 of 40 vehicles (100 %): each changes its price");
    expect((await readPrices())[0]).toBe(14_190);
  });

  it("is taken back if it was forced", async () => {
    await run("import", "vehicles", await writeFeed(cents));
    const before = await readPrices();
    await run("import", "vehicles", await writeFeed(euros), "--force");
    const { out, code } = await run("imports", "rollback", "2");
    expect(code).toBe(0);
    expect(out).toContain("Import 2 taken back: 40 vehicles of vitrine are as before it");
    expect(await readPrices()).toEqual(before);
    const again = await run("imports", "rollback", "2");
    expect([again.code, again.err]).toEqual([3, expect.stringContaining("what import 2 replaced is not stored")]);
    expect((await run("imports", "rollback", "9")).code).toBe(1);
    expect((await run("imports")).out).toMatch(/rolled-back .* import 2 taken back/);
  });

  it("is found before by a check against the stock, which changes nothing", async () => {
    await run("import", "vehicles", await writeFeed(cents));
    const before = await readPrices();
    const path = await writeFeed(euros);
    const alone = await run("feed", "check", path);
    expect([alone.code, alone.out]).toEqual([
      3,
      expect.stringContaining("40 of 40 rows have a price that is not plausible"),
    ]);
    const { out, code } = await run("feed", "check", path, "--against-stock");
    expect(code).toBe(3);
    expect(out).toContain(
      "UNUSABLE: an import would leave the old stock: 40 of 40 vehicles (100 %): each changes its price",
    );
    expect(out).toContain("against the stock of vitrine: 0 added, 40 changed, 0 unchanged, 0 removed");
    expect(await readPrices()).toEqual(before);
  });
});

describe("feed check --against-stock", () => {
  it("counts what an import would do, unchanged vehicles included", async () => {
    await run("import", "vehicles", await writeFeed(cents));
    const path = await writeFeed((n) => (n === 0 ? "1400000" : cents(n)));
    const { out, code } = await run("feed", "check", path, "--against-stock", "--format", "json");
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      verdict: "clean",
      vehicles: COUNT,
      stock: { feed: "vitrine", added: 0, changed: 1, unchanged: 39, removed: 0 },
    });
  });

  it("refuses a missing database", async () => {
    const { err, code } = await run("feed", "check", await writeFeed(cents), "--against-stock");
    expect(code).toBe(1);
    expect(err).toContain(`there is no database at ${join(folder, "data", "vitrine.sqlite")}`);
  });
});

describe("a feed of which no price can be read", () => {
  it.each(["from 12 990,00 €", "on demand"])("fails, the first one too: %s", async (price) => {
    const path = await writeFeed(() => price);
    const { out, code } = await run("import", "vehicles", path);
    expect(code).toBe(3);
    expect(out).toMatch(/FAILED/);
    expect(out).toContain(`reason: none of 40 prices could be read, as on line 2: "${price}" is not a number`);
    expect(await readPrices()).toEqual([]);
    const checked = await run("feed", "check", path);
    expect([checked.code, checked.out]).toEqual([3, expect.stringContaining("none of 40 prices could be read")]);
  });

  it("is imported without prices if it is forced", async () => {
    const { code } = await run("import", "vehicles", await writeFeed(() => "on demand"), "--force");
    expect(code).toBe(0);
    expect(await readPrices()).toHaveLength(COUNT);
  });
});
