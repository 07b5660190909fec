import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "node-html-parser";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Site, startSite } from "../browser-support/sites/site.ts";
import { waitFor } from "../wait-for.ts";

let site: Site;

beforeAll(async () => {
  site = await startSite({ fill: false });
});

afterAll(() => site?.dispose());

/** A row of a feed in the format `vitrine`; amounts in cents. */
type Row = {
  readonly id: number;
  readonly cents: number;
  readonly before?: number;
  readonly lowest?: number;
  readonly availability?: string;
};

const HEAD =
  "id,brand,model,price.purchase.cents,price.purchase.before_discount_cents,lowest_price_30_days,availability,media";

const importRows = async (rows: readonly Row[]): Promise<void> => {
  const lines = rows.map(({ id, cents, before = "", lowest = "", availability = "available" }) =>
    [id, "Ford", "Puma", cents, before, lowest, availability, `https://pictures.example/${id}.jpg`].join(","),
  );
  const path = join(site.dataDir, "feed.csv");
  writeFileSync(path, [HEAD, ...lines, ""].join("\n"));
  const { code, stdout } = await site.vitrine("import", "vehicles", path);
  expect([code, stdout]).toEqual([0, expect.stringContaining("imported")]);
};

const BROWSER = { headers: { "user-agent": "Mozilla/5.0 Firefox/140.0", accept: "text/html" } };
const read = async (path: string): Promise<string> => (await fetch(site.url + path, BROWSER)).text();

type Priced = {
  readonly id: number;
  readonly slug: string;
  readonly price: {
    readonly purchase: { readonly cents: number; readonly before_discount: { readonly formatted: string } | null };
  };
};

const listed = async (query = ""): Promise<readonly Priced[]> =>
  (JSON.parse(await read(`/api/v1/vehicles?perPage=100&${query}`)) as { readonly vehicles: readonly Priced[] })
    .vehicles;

/** What each surface shows of a vehicle's reduction: the amount before it; null for none. */
const reductionOf = async (id: number) => {
  const vehicle = JSON.parse(await read(`/api/v1/vehicles/${id}`)) as Priced;
  const page = parse(await read(`/stock/${vehicle.slug}`));
  const card = parse(await read("/stock"))
    .querySelectorAll(".vehicle-grid > li")
    .find((one) => one.querySelector("a")?.getAttribute("href")?.includes(`/${id}-`));
  const [, ad] =
    new RegExp(`^${id},.*?,([\\d.]+) EUR,([\\d.]+) EUR,`, "m").exec(await read("/feeds/google-vehicle-ads.csv")) ?? [];
  const isFiltered = (await listed("discounted=1")).some((one) => one.id === id);
  return {
    api: vehicle.price.purchase.before_discount?.formatted ?? null,
    page: page.querySelector(".offer .price-before")?.text ?? null,
    saving: page.querySelector(".offer-saved") !== null,
    card: card?.querySelector(".price-before")?.text ?? null,
    badge: /−\s?\d+\s?%/.test(card?.querySelector(".vehicle-badges")?.text ?? ""),
    filter: isFiltered,
    ad: ad === undefined ? null : Number(ad),
  };
};

const NONE = { api: null, page: null, saving: false, card: null, badge: false, filter: false, ad: null };

const reducedFrom = (euros: number) => {
  const formatted = `${Math.floor(euros / 1_000)}\u202f${String(euros % 1_000).padStart(3, "0")}\u00a0€`;
  const label = `Prix le plus bas des 30\u00a0jours avant la baisse\u00a0: ${formatted}`;
  return { api: formatted, page: label, saving: true, card: label, badge: true, filter: true, ad: euros };
};

/** The site follows an import within two seconds. */
const shows = (id: number, expected: object): Promise<void> =>
  waitFor(async () => expect(await reductionOf(id), String(id)).toEqual(expected));

const [CLAIMED, STATED, LOWER, RESERVED] = [101, 102, 103, 104];

test("a previous price of the feed alone shows no reduction anywhere; the lowest price of 30 days that it states does", async () => {
  await importRows([
    { id: CLAIMED, cents: 1_800_000, before: 2_100_000 },
    { id: STATED, cents: 1_800_000, before: 2_300_000, lowest: 2_000_000 },
    { id: LOWER, cents: 1_800_000, before: 2_300_000, lowest: 1_700_000 },
    { id: RESERVED, cents: 1_800_000, lowest: 2_000_000, availability: "reserved" },
  ]);
  await shows(STATED, reducedFrom(20_000));
  await shows(CLAIMED, NONE);
  await shows(LOWER, NONE);
  expect((await reductionOf(RESERVED)).api).toBeNull();
  for (const path of ["/stock", "/stock?discounted=1"]) expect(await read(path)).not.toMatch(/prix précédent/i);
});

test("our own history replaces a higher lowest price that the feed states, and makes a reduction of its own", async () => {
  await importRows([
    { id: CLAIMED, cents: 1_700_000, before: 2_100_000 },
    { id: STATED, cents: 1_700_000, before: 2_300_000, lowest: 2_000_000 },
    { id: LOWER, cents: 1_700_000, lowest: 1_750_000 },
    { id: RESERVED, cents: 1_800_000, lowest: 2_000_000, availability: "reserved" },
  ]);
  await shows(CLAIMED, reducedFrom(18_000));
  await shows(STATED, reducedFrom(18_000));
  expect(await reductionOf(LOWER)).toMatchObject({ api: "17\u202f500\u00a0€", filter: true });
});

test("our own format hands on both fields as the feed said them", async () => {
  const exported = JSON.parse(await read("/feeds/vitrine.json")) as readonly { readonly id: number }[];
  expect(exported.find(({ id }) => id === STATED)).toMatchObject({
    price: { purchase: { cents: 1_700_000, before_discount_cents: 2_300_000 } },
    lowest_price_30_days: 2_000_000,
  });
  expect(exported.find(({ id }) => id === CLAIMED)).not.toHaveProperty("lowest_price_30_days");
});
