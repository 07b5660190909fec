import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { SavedImport } from "#application/imports/ports.ts";
import { startSite, type Site } from "../browser-support/sites/site.ts";

let site: Site;

const feed = (...cents: readonly number[]): string =>
  ["id,brand,model,price.purchase.cents", ...cents.map((price, n) => `${n + 901},Ford,Puma,${price}`), ""].join("\n");

const write = (name: string, text: string): string => {
  const file = join(site.dataDir, name);
  writeFileSync(file, text);
  return file;
};

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site?.dispose());

const run = (...words: readonly string[]) => site.vitrine("feeds", ...words);

type Listed = {
  readonly name: string;
  readonly origin: string;
  readonly vehicles: number;
  readonly paused_at: string | null;
};

const list = async (): Promise<readonly Listed[]> =>
  JSON.parse((await run("list", "--format", "json")).stdout) as readonly Listed[];

const find = async (name: string): Promise<Listed | undefined> => (await list()).find((one) => one.name === name);

const countOf = async (): Promise<number> => {
  const answer = await fetch(`${site.url}/api/v1/vehicles?perPage=1`);
  return ((await answer.json()) as { readonly total: number }).total;
};

describe("vitrine feeds", () => {
  test("adds a feed that the running server imports, beside the others, with the same numbers", async () => {
    const demo = await find("vitrine");
    expect(demo).toMatchObject({ origin: "command", paused_at: null });
    const before = await countOf();
    const north = write("north.csv", feed(2_000_000, 2_100_000));
    const south = write("south.csv", feed(1_000_000));
    const added = await run("add", "north", north, "--interval", "10s", "--guard", "removed_share=1");
    expect(added).toMatchObject({ code: 0, stdout: expect.stringContaining("follows north from now on") });
    expect((await run("add", "south", south)).code).toBe(0);
    await expect.poll(async () => (await find("north"))?.vehicles).toBe(2);
    await expect.poll(async () => (await find("south"))?.vehicles).toBe(1);
    await expect.poll(countOf).toBe(before + 3);
    expect((await find("vitrine"))?.vehicles).toBe(demo?.vehicles);
    expect((await run("list")).stdout).toMatch(
      /north +followed +2 +10s +removed_share=1 +vitrine +imported .*north\.csv/,
    );
    expect((await run("list")).stdout).toMatch(/vitrine +not followed/);
  });

  test("shows what an import changed, by vehicle and field", async () => {
    write("north.csv", feed(1_950_000, 2_100_000));
    const newest = async () => {
      const { stdout } = await site.vitrine("imports", "--limit", "1", "--format", "json");
      return (JSON.parse(stdout) as readonly SavedImport[])[0];
    };
    const changed = async () => {
      const last = await newest();
      return [last?.feed, last?.counts.changed];
    };
    await expect.poll(changed).toEqual(["north", 1]);
    expect((await site.vitrine("imports", "show", String((await newest())?.id))).stdout).toContain(
      "price.purchase.cents: 2000000 → 1950000",
    );
  });

  test("pauses a feed, and follows it again", async () => {
    expect(await run("pause", "north")).toMatchObject({ code: 0, stdout: expect.stringContaining("stay as they are") });
    expect(await find("north")).toMatchObject({ vehicles: 2, paused_at: expect.any(String) });
    expect((await run("list")).stdout).toMatch(/north +paused/);
    expect((await run("pause", "north", "--end")).code).toBe(0);
    expect((await find("north"))?.paused_at).toBeNull();
  });

  test("says how many vehicles a removal takes off, and waits for --confirm", async () => {
    const before = await countOf();
    expect(await run("remove", "north")).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("north: 2 vehicles would leave the stock; --confirm"),
    });
    expect((await find("north"))?.vehicles).toBe(2);
    expect(await run("remove", "north", "--confirm")).toMatchObject({
      code: 0,
      stdout: "Removed: the feed north, and 2 vehicles from the stock.\n",
    });
    expect(await find("north")).toBeUndefined();
    expect((await find("south"))?.vehicles).toBe(1);
    await expect.poll(countOf).toBe(before - 2);
  });

  test.each([
    [["add", "south", "demo/group/feeds/vehicles.csv"], "there is a feed south already"],
    [["add", "east", "/nowhere/stock.csv"], "/nowhere/stock.csv cannot be read"],
    [["add", "east", "demo/group/feeds/vehicles.csv", "--profile", "excel"], "excel"],
    [["add", "east", "demo/group/feeds/vehicles.csv", "--guard", "removed=1"], "removed_share=0.5"],
    [["pause", "west"], "the server follows no feed west"],
    [["remove", "west", "--confirm"], "there is no feed west"],
  ])("refuses %j", async (words, message) => {
    const { code, stderr } = await run(...words);
    expect(code).toBe(1);
    expect(stderr).toContain(message);
  });
});
