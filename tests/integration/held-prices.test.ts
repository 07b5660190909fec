// Prices that are not plausible: through the real commands, on a site that serves meanwhile, on both databases.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startSite, type Site } from "../browser-support/sites/site.ts";
import { writeSmallContent } from "../browser-support/sites/small-content.ts";
import { sharedPostgresUrl } from "../postgres/shared-postgres.ts";
import { createDatabase } from "../postgres/start-postgres.ts";
import { waitFor } from "../wait-for.ts";

/** Vehicles of the feed: two of them are less than a tenth. */
const COUNT = 30;

/** The first rows of the demo group's feed. */
const FEED = `${readFileSync(join(import.meta.dirname, "../../demo/group/feeds/vehicles.csv"), "utf8")
  .split("\n", COUNT + 1)
  .join("\n")}\n`;

/** The first vehicle of the demo group: a Dacia Duster for 14,290 euros. */
const DUSTER = { id: 20_426, row: "20426,Dacia,Duster,Journey 1.0 ECO-G 100,passenger,used,1429000," };

const NEW_ROW = "99001,Dacia,Duster,Journey 1.0 ECO-G 100,passenger,used,1499";

const writePrice = (cents: number): string => FEED.replace(DUSTER.row, DUSTER.row.replace("1429000", String(cents)));

/** The feed with the Duster for another price, and a new one for 14.99 euros. */
const feedWith = (cents: number): string => {
  const feed = writePrice(cents);
  const columns = FEED.split("\n", 1)[0]?.split(",").length ?? 0;
  return `${feed.trimEnd()}\n${NEW_ROW}${",".repeat(columns - NEW_ROW.split(",").length)}\n`;
};

type Vehicles = {
  readonly total: number;
  readonly facets: Readonly<Record<string, { readonly min?: number; readonly max?: number }>>;
};

describe.each(["sqlite", "postgres"] as const)("a site on %s", (dialect) => {
  let folder: string;
  let environment: Readonly<Record<string, string>>;
  let nodes: Site[];

  /** Starts a site on the data of the first one. */
  const start = async (dataDir?: string): Promise<Site> =>
    startSite({
      fill: false,
      env: environment,
      ...(dataDir === undefined ? { writeContent: writeSmallContent } : { dataDir }),
    });

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "vitrine-held-"));
    environment = dialect === "sqlite" ? {} : { DATABASE_URL: await createDatabase(await sharedPostgresUrl()) };
    nodes = [await start()];
    await importFeed(FEED);
    const isFollowed = async (): Promise<void> => {
      if ((await readVehicles()).total === 0) throw new Error("the site has no stock");
    };
    await waitFor(isFollowed);
  });

  afterAll(async () => {
    for (const node of nodes ?? []) await node.dispose();
    rmSync(folder, { recursive: true });
  });

  const vitrine = (...words: readonly string[]) => {
    const [node] = nodes;
    if (node === undefined) throw new Error("there is no site");
    return node.vitrine(...words);
  };

  const importFeed = async (text: string, ...flags: readonly string[]) => {
    const path = join(folder, "stock.csv");
    writeFileSync(path, text);
    const { code, stdout } = await vitrine("import", "vehicles", path, "--format", "json", ...flags);
    return {
      code,
      report: JSON.parse(stdout) as { status: string; reason: string | null; counts: Record<string, number> },
    };
  };

  const lastId = async (): Promise<string> => {
    const [last] = JSON.parse((await vitrine("imports", "--limit", "1", "--format", "json")).stdout) as {
      id: number;
    }[];
    return String(last?.id);
  };

  const listHeld = async (): Promise<unknown> =>
    (JSON.parse((await vitrine("imports", "show", await lastId(), "--format", "json")).stdout) as { held: unknown })
      .held;

  const read = async <T>(url: string, path: string): Promise<T> => (await (await fetch(url + path)).json()) as T;

  const priceOf = async ({ url }: Site): Promise<number | undefined> =>
    (await read<{ price: { purchase?: { cents: number } } }>(url, `/api/v1/vehicles/${DUSTER.id}`)).price.purchase
      ?.cents;

  const prices = (): Promise<(number | undefined)[]> => Promise.all(nodes.map(priceOf));

  const readVehicles = (): Promise<Vehicles> => read(nodes[0]?.url ?? "", "/api/v1/vehicles?perPage=1");

  test("keeps the price of a vehicle that falls to a tenth, shows no new one for 14.99 euros, and no filter stretches", async () => {
    const before = await readVehicles();
    const { code, report } = await importFeed(feedWith(142_900));
    expect([code, report.counts["held"], report.counts["added"], report.counts["changed"]]).toEqual([2, 2, 0, 0]);
    expect(await listHeld()).toMatchObject([
      {
        vehicle: "20426",
        price_cents: 142_900,
        previous_cents: 1_429_000,
        reason: "is 90 % less than the 14\u202f290\u00a0€ before",
      },
      { vehicle: "99001", price_cents: 1_499, previous_cents: null },
    ]);
    expect((await vitrine("imports", "show", await lastId())).stdout).toMatch(
      /^20426 +Dacia Duster Journey .* 1\u202f429\u00a0€ +14\u202f290\u00a0€/m,
    );
    // A new version of the stock, which the site follows, shows that it has seen the one before.
    expect((await importFeed(feedWith(142_900).replace(",42616,", ",42617,"))).report.counts).toMatchObject({
      held: 2,
      changed: 1,
    });
    const mileage = async (): Promise<number> =>
      (await read<{ mileage_km: number }>(nodes[0]?.url ?? "", `/api/v1/vehicles/${DUSTER.id}`)).mileage_km;
    await expect.poll(mileage).toBe(42_617);
    const after = await readVehicles();
    expect([after.total, after.facets["price"]]).toEqual([before.total, before.facets["price"]]);
    expect(await prices()).toEqual([1_429_000]);
  });

  test("shows the price once it is accepted, also after the next feed and on a node that starts later", async () => {
    const id = await lastId();
    const accepted = await vitrine("imports", "accept", id, "20426", "--format", "json");
    expect([accepted.code, JSON.parse(accepted.stdout)]).toEqual([
      0,
      expect.objectContaining({ vehicle: "20426", price_cents: 142_900, previous_cents: 1_429_000 }),
    ]);
    await expect.poll(prices).toEqual([142_900]);
    expect((await vitrine("imports", "accept", id, "20426")).code).toBe(3);
    expect((await vitrine("imports", "accept", "999999", "20426")).code).toBe(1);
    expect((await importFeed(feedWith(142_900).replace(",42616,", ",42617,"))).report).toMatchObject({
      status: "identical",
      counts: { held: 1 },
    });
    nodes.push(await start(nodes[0]?.dataDir));
    expect(await prices()).toEqual([142_900, 142_900]);
    expect(await listHeld()).toMatchObject([{ vehicle: "99001" }]);
  });

  test("holds the next price that is not plausible, and forgets a held vehicle that the feed corrects", async () => {
    const { report } = await importFeed(writePrice(12_900_000).replace(",42616,", ",42617,"));
    expect(report.counts).toMatchObject({ held: 1, removed: 0 });
    expect(await listHeld()).toMatchObject([{ vehicle: "20426", price_cents: 12_900_000 }]);
    expect((await importFeed(writePrice(150_000))).report.counts).toMatchObject({ held: 0, changed: 1 });
    expect(await listHeld()).toEqual([]);
  });

  test("quarantines a feed that holds more than a tenth of its rows", async () => {
    const broken = FEED.replaceAll(/^((?:[^,\n]*,){6}\d{5,})00,/gm, "$1,");
    const { code, report } = await importFeed(broken, "--feed", "first");
    expect([code, report.status]).toEqual([3, "quarantined"]);
    expect(report.reason).toMatch(/^\d+ of 30 rows have a price that is not plausible, as \d+: [^€]+€ is not from /);
  });
});
