import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createStockReader, openDatabase } from "../../src/adapters/database/index.ts";
import { runFeedCommand } from "../builders/feed-command.ts";

const FEEDS = join(import.meta.dirname, "../fixtures/feeds");

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "feed-command-"));
});

afterEach(() => rm(folder, { recursive: true }));

const run = (words: readonly string[], stdin: string | Uint8Array = "") =>
  runFeedCommand(join(folder, "data"), words, stdin);

const check = (source: string, ...flags: string[]) => run(["feed", "check", source, ...flags]);

const checkText = (text: string | Uint8Array, ...flags: string[]) => run(["feed", "check", "-", ...flags], text);

type FeedCheckOutput = {
  profile: string;
  guessed: string | null;
  verdict: string;
  equal: number;
  findings: {
    code: string;
    column: string;
    count: number;
    values: { value: string; lines: number[]; mend: string }[];
  }[];
  lacks: { lack: string; count: number }[];
  fields: { field: string; filled: number }[];
};

const output = async (text: string, ...flags: string[]): Promise<FeedCheckOutput> =>
  JSON.parse((await checkText(text, "--format", "json", ...flags)).out) as FeedCheckOutput;

describe("vitrine feed check", () => {
  it.each([
    ["vitrine.csv", "vitrine"],
    ["vitrine.json", "vitrine"],
    ["autoscout24-excerpt.csv", "autoscout24-export"],
    ["mobile-de.csv", "mobile-de"],
    ["google-vehicle-ads.csv", "google-vehicle-ads"],
    ["google-vehicle-ads.xml", "google-vehicle-ads"],
    ["meta-automotive.csv", "meta-automotive"],
    ["meta-automotive.xml", "meta-automotive"],
  ])("recognises %s for %s and gives its reason", async (file, profile) => {
    const { out } = await check(join(FEEDS, file));
    expect(out).toMatch(new RegExp(`^profile: ${profile}, guessed: .+`, "m"));
  });

  it("recognises a gzipped feed, and uses a named profile instead of guessing", async () => {
    const text = "key,brand,model\nA,Ford,Puma\n";
    expect((await checkText(gzipSync(text))).out).toContain("profile: vitrine, guessed");
    expect((await checkText(text, "--profile", "vitrine")).out).toContain("profile: vitrine\n");
    const wrong = await checkText(text, "--profile", "google-vehicle-ads");
    expect(wrong).toMatchObject({ code: 3, out: expect.stringContaining("UNUSABLE") });
  });

  it("exits with 0 for a clean feed, 2 with losses, 3 when unreadable, 1 for wrong usage", async () => {
    const good = "key,brand,model\nA,Ford,Puma\n";
    expect(await checkText(good)).toMatchObject({ code: 0, out: expect.stringContaining("CLEAN: 1 row") });
    expect((await checkText(`${good}B,,\n`)).code).toBe(2);
    expect((await checkText(`${good}B,,\nC,,\nD,,\n`)).code).toBe(3);
    expect((await checkText("")).code).toBe(3);
    expect((await checkText("a;b\n1;2\n")).err).toContain("none of the profiles fits");
    expect((await check(join(folder, "nothing.csv"))).code).toBe(3);
    expect(await checkText(good, "--profile", "vitrin")).toMatchObject({
      code: 1,
      err: expect.stringContaining('did you mean "vitrine"'),
    });
  });

  it("groups findings by column and value, worst first, with lines and remedies", async () => {
    const text = [
      "key,brand,model,fuel_type,mileage_km,first_registration",
      "A,Ford,Puma,pertol,12.000,05/07/2026",
      "B,Ford,Puma,pertol,1,",
      "C,Ford,Kuga,petrol,-5,",
      "A,Opel,Corsa,diesel,1,",
      ...Array.from({ length: 6 }, (_, n) => `X${n},Fiat,500,petrol,${n},`),
      "",
    ].join("\n");
    const { findings } = await output(text);
    expect(findings.map(({ code, column, count }) => [code, column, count])).toEqual([
      ["impossible-value", "mileage_km", 1],
      ["double-key", null, 1],
      ["unknown-key", "fuel_type", 2],
      ["ambiguous-number", "mileage_km", 1],
      ["not-a-date", "first_registration", 1],
    ]);
    const mend = (code: string) => findings.find((finding) => finding.code === code)?.values[0];
    expect(mend("unknown-key")).toMatchObject({ value: "pertol", lines: [2, 3] });
    expect(mend("unknown-key")?.mend).toContain('write "petrol"');
    expect(mend("ambiguous-number")).toMatchObject({ value: "12.000", reason: "can be 12,000 or 12" });
    expect(mend("ambiguous-number")?.mend).toContain("write 12000 or 12.00");
    expect(mend("not-a-date")?.mend).toContain("write 2026-07-05 if the day stands first");
  });

  it("reports missing data, equal vehicles and how full each field is", async () => {
    const { lacks, equal, fields, verdict } = await output(
      "key,brand,model,price.purchase.cents\nA,Ford,Puma,2000000\nB,Ford,Puma,2000000\nC,Opel,Corsa,\n",
    );
    expect(verdict).toBe("clean");
    expect(equal).toBe(1);
    expect(lacks).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ lack: "no price", count: 1 }),
        expect.objectContaining({ lack: "no picture", count: 3 }),
      ]),
    );
    expect(fields.find(({ field }) => field === "price.purchase.cents")?.filled).toBe(2);
  });

  it("names the first ten new cars that lack CO2 or consumption", async () => {
    const rows = Array.from({ length: 11 }, (_, n) => `N${n},Ford,Puma,new,,A-${n}\n`).join("");
    const text = `key,brand,model,condition,co2_g_km,stock_number\n${rows}U,Ford,Puma,used,,U-1\n`;
    const { out } = await checkText(text);
    expect(out).toMatch(/11 +\S+ % +new, no CO2 or consumption +the law forbids/);
    expect(out).toContain("new, no CO2 or consumption, the first 10 of 11:\n  Ford Puma, stock number A-0\n");
    expect(out).toContain("stock number A-9");
    expect(out).not.toMatch(/A-10|U-1/);
  });

  it("prints a few values of each finding, and all of them with --all", async () => {
    const rows = Array.from({ length: 9 }, (_, n) => `K${n},Ford,Puma,${n}x\n`).join("");
    const text = `key,brand,model,mileage_km\n${rows}`;
    expect((await checkText(text)).out).toContain("… and 4 other values; --all shows them");
    expect((await output(text)).findings[0]?.values).toHaveLength(5);
    expect((await output(text, "--all")).findings[0]?.values).toHaveLength(9);
  });

  it("creates no database, checks locations only with one, and changes nothing in it", async () => {
    const text = "key,brand,model,location_id\nA,Ford,Puma,esch\nB,Ford,Puma,nowhere\n";
    const without = await checkText(text);
    expect(without).toMatchObject({ code: 0, out: expect.stringContaining("names of locations were not checked") });
    expect(await readdir(folder)).toEqual([]);
    const demo = join(import.meta.dirname, "../../demo/group/catalogue");
    await run(["import", "brands", join(demo, "brands.json")]);
    await run(["import", "locations", join(demo, "locations.json")]);
    const { findings } = await output(text.replace("esch", "1"));
    expect(findings.map(({ code, count }) => [code, count])).toEqual([["unknown-location", 1]]);
    const database = await openDatabase({ dataDir: join(folder, "data"), url: null });
    expect(await createStockReader(database).version()).toBe(0);
    await database.close();
  });

  it("prints only JSON on request, also for an unreadable feed", async () => {
    const { out, code } = await checkText("<html></html>", "--format", "json");
    expect([JSON.parse(out), code]).toEqual([
      { verdict: "unusable", reason: expect.stringContaining("this is an HTML page, not a feed") },
      3,
    ]);
  });
});
