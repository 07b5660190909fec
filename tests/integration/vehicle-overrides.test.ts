import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Site, startSite } from "../browser-support/sites/site.ts";
import { writeSmallContent } from "../browser-support/sites/small-content.ts";
import { waitFor } from "../wait-for.ts";

let site: Site;
let token = "";

beforeAll(async () => {
  site = await startSite({ fill: false, writeContent: writeSmallContent });
  await importFeed((row) => row);
  const isFollowed = async (): Promise<void> => {
    if (!(await listed())) throw new Error("the site has no stock");
  };
  await waitFor(isFollowed);
  token = (await site.vitrine("token", "create", "dms", "--scope", "vehicles:write")).stdout.trim();
});

afterAll(() => site?.dispose());

const FEED = "demo/group/feeds/vehicles.csv";

/** Vehicles of the demo's feed beside the first: one that leaves is less than a fifth. */
const OTHERS = 9;

/** The first vehicle of the demo's feed, and others. */
const [HEAD = "", FIRST = "", ...REST] = readFileSync(FEED, "utf8").split("\n", OTHERS + 2);
const cell = (name: string): string => FIRST.split(",")[HEAD.split(",").indexOf(name)] ?? "";
const [ID, STOCK_NUMBER, BRAND] = [cell("id"), cell("stock_number"), cell("brand").toLowerCase()];

/** Imports these rows with another first one. */
const importFeed = async (change: (row: string) => string): Promise<string> => {
  const path = join(site.dataDir, "changed.csv");
  const rows = [HEAD, ...[change(FIRST)].filter(Boolean), ...REST];
  writeFileSync(path, `${rows.join("\n")}\n`);
  const { code, stdout } = await site.vitrine("import", "vehicles", path);
  expect(code).toBe(0);
  return stdout;
};

const BROWSER = { headers: { "user-agent": "Mozilla/5.0 Firefox/140.0", accept: "text/html" } };

const read = async (path: string) => (await fetch(site.url + path, BROWSER)).text();
const pageStatus = async (): Promise<number> => (await fetch(`${site.url}/stock/${ID}-1`, BROWSER)).status;
const listed = async (): Promise<boolean> => {
  const answer = await fetch(`${site.url}/api/v1/vehicles?brand=${BRAND}&perPage=100`);
  const { vehicles } = (await answer.json()) as { readonly vehicles: readonly { readonly id: number }[] };
  return vehicles.some(({ id }) => String(id) === ID);
};
const detail = async () => {
  const answer = await fetch(`${site.url}/api/v1/vehicles/${ID}`);
  return (await answer.json()) as {
    readonly availability: string;
    readonly price: { readonly purchase: { readonly cents: number } };
  };
};
const inExport = async (): Promise<boolean> =>
  new RegExp(`^${ID}\\b`, "m").test(await read("/feeds/google-vehicle-ads.csv"));

/** Every node follows within two seconds. */
const within = (check: () => Promise<void>): Promise<void> => waitFor(check);

const vehicle = async (...words: readonly string[]): Promise<string> => {
  const { code, stdout, stderr } = await site.vitrine("vehicle", ...words);
  expect([code, stderr.replace(/^database: .*\n/, "")]).toEqual([0, ""]);
  return stdout;
};

const patch = async (body: object, bearer = token) => {
  const response = await fetch(`${site.url}/api/v1/vehicles/${ID}`, {
    method: "PATCH",
    headers: { authorization: `Bearer ${bearer}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return { status: response.status, json: (await response.json()) as Readonly<Record<string, unknown>> };
};

test("a vehicle that was sold stays sold through three feeds, until one agrees", async () => {
  expect([await listed(), await inExport()]).toEqual([true, true]);
  expect(await vehicle("sell", STOCK_NUMBER, "--who", "anna", "--why", "lead K7M2")).toContain("is sold");
  await within(async () => expect(await listed()).toBe(false));
  for (const kilometres of ["50001", "50002", "50003"]) {
    const report = await importFeed((row) => row.replace(cell("mileage_km"), kilometres));
    expect(report).toContain("sold by anna: the feed says otherwise, and the override stays active");
    await within(async () => expect(await read(`/api/v1/vehicles/${ID}`)).toContain(kilometres));
    expect([await listed(), (await detail()).availability, await inExport()]).toEqual([false, "sold", false]);
  }
  expect(await vehicle("list", "--overrides")).toContain(STOCK_NUMBER);
  expect(await importFeed((row) => row.replace(",available,", ",sold,"))).toContain("the override has ended");
  expect(await vehicle("list", "--overrides")).toBe("Staff say nothing of any vehicle.\n");
  expect(await importFeed((row) => row)).toContain("imported");
  await within(async () => expect(await listed()).toBe(true));
});

test("a hidden vehicle is in no list and its page is missing, until it is released", async () => {
  const sitemap = async () => (await read("/sitemap.xml")).includes(`/stock/${ID}-1`);
  expect(await sitemap()).toBe(true);
  await vehicle("hide", `${site.url}/stock/${ID}-1-any-words?from=mail`);
  await within(async () => expect([await listed(), await pageStatus(), await inExport()]).toEqual([false, 404, false]));
  expect(await sitemap()).toBe(false);
  await vehicle("release", ID);
  await within(async () => expect([await listed(), await pageStatus()]).toEqual([true, 200]));
});

test("another program says price and state with its token, and lifts them", async () => {
  const fed = (await detail()).price.purchase.cents;
  const cents = fed - 50_000;
  const said = await patch({ price_cents: cents, availability: "reserved", by: "anna", colour: "red" });
  expect(said).toMatchObject({
    status: 200,
    json: {
      changed: true,
      price_cents: cents,
      availability: "reserved",
      ignored: ["#/colour"],
      overrides: [{ by: "anna (dms)" }, {}],
    },
  });
  await within(async () =>
    expect(await detail()).toMatchObject({ availability: "reserved", price: { purchase: { cents } } }),
  );
  const shown = JSON.parse(await vehicle("show", ID, "--format", "json")) as {
    readonly prices: readonly { readonly cents: number }[];
  };
  expect(shown.prices.at(-1)?.cents).toBe(cents);
  expect(await patch({ price_cents: null, availability: null })).toMatchObject({
    status: 200,
    json: { overrides: [] },
  });
  await within(async () =>
    expect(await detail()).toMatchObject({ availability: "available", price: { purchase: { cents: fed } } }),
  );
  expect(await patch({ availability: "available" })).toMatchObject({
    json: { changed: false, agreed: ["availability"] },
  });
});

test.each([
  [{ price_cents: 1_000 }, 409, "vehicle/price"],
  [{ price_cents: "1000" }, 400, "request/values"],
  [{ availability: "gone" }, 400, "request/values"],
  [{ hidden: true, until: "2020-01-01T00:00:00Z" }, 400, "request/values"],
])("%j is answered with %i", async (body, status, code) => {
  expect(await patch(body)).toMatchObject({ status, json: { status, code } });
});

test("without the scope nothing is changed", async () => {
  const other = (await site.vitrine("token", "create", "crm", "--scope", "leads:write")).stdout.trim();
  expect((await patch({ hidden: true }, other)).status).toBe(403);
  expect((await patch({ hidden: true }, "x")).status).toBe(401);
});

test.each([
  [["sell", "no-such-number"], 1, "there is no vehicle no-such-number"],
  [["sell", `${STOCK_NUMBER.slice(0, -1)}x`], 1, STOCK_NUMBER],
  [["price", ID, "12"], 3, "--force publishes it"],
  [["price", ID, "cheap"], 1, "must be a price in euros"],
  [["hide", ID, "--until", "2020-01-01"], 1, "is over already"],
  [["hide", ID, "--until", "tomorrow"], 1, "must be a day"],
])("vehicle %j ends with %i", async (words, code, message) => {
  const { code: actual, stdout, stderr } = await site.vitrine("vehicle", ...words);
  expect([actual, stdout]).toEqual([code, ""]);
  expect(stderr).toContain(message);
});

test("a vehicle that leaves its feed leaves the site, and is reserved again when it returns", async () => {
  await vehicle("reserve", ID, "--until", "2099-12-24");
  expect(await importFeed(() => "")).toContain("the override is inactive");
  await within(async () => expect(await pageStatus()).toBe(404));
  expect(await site.vitrine("vehicle", "price", ID, "20000")).toMatchObject({ code: 3 });
  await importFeed((row) => row);
  await within(async () => expect((await detail()).availability).toBe("reserved"));
  expect(await vehicle("release", ID)).toContain("is available");
});
