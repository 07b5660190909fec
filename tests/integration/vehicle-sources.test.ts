import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startSite, type Site } from "../browser-support/sites/site.ts";

const VIN = "WF0EXXGCHE1A00017";

let site: Site;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site?.dispose());

const write = (name: string, ...rows: readonly string[]): string => {
  const file = join(site.dataDir, `${name}.csv`);
  writeFileSync(file, ["key,brand,model,price.purchase.cents,stock_number,vin", ...rows, ""].join("\n"));
  return file;
};

const NORD = ["N1,Ford,Puma,1990000,,WF0EXXGCHE1A00017", "N2,Ford,Puma,1870000,K-7,"] as const;
const SUD = ["S9,Ford,Puma,1890000,,wf0exxgche1a00017", "S3,Ford,Puma,1880000,K-7,"] as const;

const total = async (): Promise<number> => {
  const answer = await fetch(`${site.url}/api/v1/vehicles?perPage=1`);
  return ((await answer.json()) as { readonly total: number }).total;
};

const feeds = async (): Promise<Readonly<Record<string, readonly [vehicles: number, visibleElsewhere: number]>>> => {
  const { stdout } = await site.vitrine("feeds", "list", "--format", "json");
  const listed = JSON.parse(stdout) as readonly { name: string; vehicles: number; visible_elsewhere: number }[];
  return Object.fromEntries(
    listed.map(({ name, vehicles, visible_elsewhere }) => [name, [vehicles, visible_elsewhere]]),
  );
};

const numberOf = async (key: string): Promise<number> => {
  const { stdout } = await site.vitrine("vehicle", "show", key, "--format", "json");
  return (JSON.parse(stdout) as { readonly id: number }).id;
};

describe("a source that is followed after it was imported by hand", () => {
  const DEMO = "demo/group/feeds/vehicles.csv";

  test("is refused with the number of its VINs on sale, and from where", async () => {
    const before = await total();
    const { code, stderr } = await site.vitrine("feeds", "add", "demo", DEMO);
    expect(code).toBe(1);
    expect(stderr).toMatch(/on sale already, by their VIN: (\d+) of the source's \d+ vehicles \(\1 from vitrine\)/);
    expect(stderr).toContain("--as vitrine");
    expect(Object.keys(await feeds())).toEqual(["vitrine"]);
    expect(await total()).toBe(before);
  });

  test("takes the earlier source over: every vehicle is on sale once, at its address", async () => {
    const before = await total();
    expect((await site.vitrine("feeds", "add", "demo", DEMO, "--as", "hand")).stderr).toContain(
      "no vehicle of a source hand is on sale",
    );
    const added = await site.vitrine("feeds", "add", "demo", DEMO, "--as", "vitrine");
    expect(added).toMatchObject({ code: 0, stdout: expect.stringMatching(/with the \d+ vehicles of vitrine/) });
    const imported = async () => {
      const { stdout } = await site.vitrine("imports", "--limit", "1", "--format", "json");
      const [newest] = JSON.parse(stdout) as readonly { feed: string; status: string; reason: string | null }[];
      return [newest?.feed, newest?.status];
    };
    await expect.poll(imported).toEqual(["demo", "identical"]);
    expect(await total()).toBe(before);
    expect(Object.keys(await feeds())).toEqual(["demo"]);
  });
});

describe("one VIN in two feeds", () => {
  test("is one vehicle at one price, and the import names both prices", async () => {
    const before = await total();
    expect((await site.vitrine("import", "vehicles", write("nord", ...NORD), "--feed", "nord")).code).toBe(0);
    await expect.poll(total).toBe(before + 2);
    const { code, stdout } = await site.vitrine("import", "vehicles", write("sud", ...SUD), "--feed", "sud");
    expect(code).toBe(0);
    expect(stdout).toContain(`shown once, ${VIN}: nord N1 for 19\u202f900\u00a0€, not sud S9 for 18\u202f900\u00a0€`);
    expect(stdout).toMatch(/warning: stock number K-7: nord N2 .*, sud S3 .*without a VIN/);
    await expect.poll(total).toBe(before + 3);
    expect(await feeds()).toMatchObject({ nord: [2, 0], sud: [2, 1] });
    const { stdout: exported } = await site.vitrine("export", "vehicles", "--as", "google-vehicle-ads");
    expect(exported.match(new RegExp(VIN, "g"))).toHaveLength(1);
  });

  test("has one address, and staff find it by both keys", async () => {
    const number = await numberOf("N1");
    expect(await numberOf("S9")).toBe(number);
    // Numbers are given in the order of the rows.
    const other = await fetch(`${site.url}/stock/${number + 2}-1-ford-puma`, { redirect: "manual" });
    expect(other.status).toBe(301);
    expect(other.headers.get("location")).toContain(`/stock/${number}-1-`);
    const favourites = await (await fetch(`${site.url}/stock/favorite?ids=${number + 2}.${number}`)).text();
    expect(new Set(favourites.match(/\/stock\/\d+-1-ford-puma/g))).toEqual(new Set([`/stock/${number}-1-ford-puma`]));
  });

  test("is named by doctor with both prices", async () => {
    const { stdout } = await site.vitrine("doctor");
    expect(stdout).toMatch(/warn +feeds: 1 vehicle of several feeds/);
    expect(stdout).toContain(`${VIN}: nord N1 for 19\u202f900\u00a0€, not sud S9 for 18\u202f900\u00a0€`);
  });

  test("is shown as the followed feed has it, until that no longer lists it", async () => {
    const before = await total();
    const sud = join(site.dataDir, "sud.csv");
    expect((await site.vitrine("feeds", "add", "sud", sud)).stderr).toContain("(1 from nord)");
    expect(await site.vitrine("feeds", "add", "sud", sud, "--beside")).toMatchObject({ code: 0 });
    expect(await feeds()).toMatchObject({ nord: [2, 1], sud: [2, 0] });
    const followed = await numberOf("N1");
    expect(await total()).toBe(before);
    expect((await site.vitrine("feeds", "remove", "sud", "--confirm")).code).toBe(0);
    expect(await numberOf("N1")).not.toBe(followed);
    await expect.poll(total).toBe(before - 1);
  });
});
