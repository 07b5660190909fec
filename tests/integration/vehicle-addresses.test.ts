import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sellOne } from "../browser-support/leads/sell-one.ts";
import { startSite, type Site } from "../browser-support/sites/site.ts";
import { closedBelowMake, feedVehicles } from "../browser-support/feed-vehicles.ts";
import { openForm } from "../reliability/lead-visitor.ts";

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36";
const BOT = "Mozilla/5.0 (compatible; Googlebot/2.1)";

let site: Site;
/** A car of a brand of the group, and one of a make without pages of its own. */
let ford: { readonly id: number; readonly slug: string };
let dacia: { readonly id: number; readonly slug: string };

const findFirstVehicle = async (brand: string): Promise<typeof ford> => {
  const answer = await fetch(`${site.url}/api/v1/vehicles?brand=${brand}&perPage=1`);
  const { vehicles } = (await answer.json()) as { readonly vehicles: readonly (typeof ford)[] };
  const [first] = vehicles;
  if (!first) throw new Error(`no ${brand} in the demo stock`);
  return first;
};

beforeAll(async () => {
  site = await startSite();
  ford = await findFirstVehicle("ford");
  dacia = await findFirstVehicle("dacia");
});

afterAll(() => site?.dispose());

type RequestOptions = {
  readonly method?: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

const request = (path: string, options: RequestOptions = {}, agent = BROWSER): Promise<Response> =>
  fetch(site.url + path, { redirect: "manual", ...options, headers: { "user-agent": agent, ...options.headers } });

/** Status and redirect target or error of an address. */
const describeResponse = async (path: string): Promise<string> => {
  const answer = await request(path);
  const location = answer.headers.get("location");
  const kind = /data-error-type="([^"]+)"/.exec(await answer.text())?.[1];
  return [answer.status, location ?? kind].filter(Boolean).join(" ");
};

/** Fills in the Ford's id and slug for `{id}`, `{slug}` and `{SLUG}`, and the Dacia's for `{other slug}`. */
const fillIn = (path: string): string =>
  path
    .replaceAll("{id}", String(ford.id))
    .replaceAll("{slug}", ford.slug)
    .replaceAll("{SLUG}", ford.slug.toUpperCase())
    .replaceAll("{other slug}", dacia.slug);

describe("in the stock", () => {
  test.each([
    ["/stock/{slug}", "200"],
    ["/stock/{id}-1", "301 /stock/{slug}"],
    ["/stock/{id}-1-", "301 /stock/{slug}"],
    ["/stock/{id}-1-autre-nom?from=mail", "301 /stock/{slug}?from=mail"],
    ["/stock/{SLUG}", "301 /stock/{slug}"],
    ["/stock/{id}-1-citro%C3%ABn", "301 /stock/{slug}"],
    ["/stock/{slug}/", "301 /stock/{slug}"],
    ["/stock/{id}-1-x/interessee?a=1", "301 /stock/{slug}/interessee?a=1"],
    ["/stock/{id}-1-x/fiche", "301 /stock/{slug}/fiche"],
    ["/stock/{slug}/interest", "301 /stock/{slug}/interessee"],
    ["/stock/{slug}/interessee", "200"],
    ["/stock/{slug}/fiche", "200"],
    ["/stock/{slug}/essai-routier", "200"],
    ["/stock/{slug}/lease-calculator", "200"],
    ["/stock/0-1-ford", "404 vehicle-not-found"],
    ["/stock/2147483648-1-ford", "404 vehicle-not-found"],
    ["/stock/99999999999999999999-1-ford", "404 vehicle-not-found"],
    ["/stock/{id}-2-ford", "404 vehicle-not-found"],
    ["/stock/{id}", "404 vehicle-not-found"],
    ["/stock/999999999-1-x/interessee", "404 vehicle-not-found"],
    ["/stock/999999999-1-x/fiche", "404 vehicle-not-found"],
  ])("%s answers %s", async (path, answer) => {
    expect(await describeResponse(fillIn(path))).toBe(fillIn(answer));
  });
});

describe("below a brand", () => {
  test.each([
    ["/ford/stock", "301 /stock?brand=ford"],
    ["/ford/stock/", "301 /stock?brand=ford"],
    ["/ford/stock?price-max=20000&page=3", "301 /stock?brand=ford&price-max=20000&page=3"],
    ["/ford/stock/{slug}", "200"],
    ["/ford/stock/{id}-1-x?a=1", "301 /ford/stock/{slug}?a=1"],
    ["/opel/stock/{slug}?a=1", "301 /stock/{slug}?a=1"],
    ["/opel/stock/{id}-1-x", "301 /stock/{slug}"],
    ["/ford/stock/{slug}/interest", "200"],
    ["/ford/stock/{id}-1-x/interest?a=1", "301 /ford/stock/{slug}/interest?a=1"],
    ["/opel/stock/{slug}/interest?a=1", "301 /stock/{slug}/interessee?a=1"],
    ["/ford/stock/{slug}/testdrive", "200"],
    ["/ford/stock/{slug}/lease-calculator", "200"],
    ["/ford/stock/{slug}/interessee", "404 vehicle-form-not-found"],
    ["/ford/stock/{slug}/interest/merci", "404 page-not-found"],
    ["/ford/stock/999999999-1-x", "404 vehicle-not-found"],
    ["/FORD/stock/{slug}", "301 /ford/stock/{slug}"],
    ["/fr/ford/stock/{slug}", "301 /ford/stock/{slug}"],
    ["/fr/ford/stock/999999999-1-x", "404 page-not-found"],
    ["/dacia/stock?page=2", "301 /stock?brand=dacia&page=2"],
    ["/dacia/stock/{other slug}", "200"],
    ["/dacia/stock/{other slug}/interest", "200"],
    ["/dacia/stock/{other slug}/testdrive", "200"],
    ["/dacia/stock/{other slug}/lease-calculator", "200"],
    ["/fr/dacia/stock/{other slug}", "301 /dacia/stock/{other slug}"],
    ["/dacia/stock/{slug}", "301 /stock/{slug}"],
    ["/dacia/stock/999999999-1-x", "404 vehicle-not-found"],
  ])("%s answers %s", async (path, answer) => {
    expect(await describeResponse(fillIn(path))).toBe(fillIn(answer));
  });

  test.each(["/nulle-part/stock", "/nulle-part/stock/{slug}", "/nulle-part/stock/{slug}/echange"])(
    "%s is not found: no vehicle is of that make",
    async (path) => {
      expect(await describeResponse(fillIn(path))).toBe("404 page-not-found");
    },
  );

  test("a vehicle of each make opens, with the forms of its state", async () => {
    const vehicles = [...new Map(feedVehicles().map((vehicle) => [vehicle.make, vehicle])).values()];
    expect(vehicles.length).toBeGreaterThan(20);
    expect(await closedBelowMake(site, vehicles)).toEqual([]);
  });
});

test("HEAD is answered like GET, without a body", async () => {
  for (const path of ["/stock/{id}-1-x/interessee?a=1", "/opel/stock/{slug}", "/ford/stock", "/stock/0-1-x"]) {
    const [head, get] = await Promise.all([request(fillIn(path), { method: "HEAD" }), request(fillIn(path))]);
    expect([head.status, head.headers.get("location")]).toEqual([get.status, get.headers.get("location")]);
    expect(await head.text()).toBe("");
  }
});

test("the canonical address of a vehicle is the one in the stock, also below a brand and on its sheet", async () => {
  for (const path of ["/stock/{slug}", "/ford/stock/{slug}", "/stock/{slug}/fiche"]) {
    const html = await (await request(fillIn(path))).text();
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
    expect(canonical).toMatch(/^http/);
    expect(new URL(canonical ?? "").pathname, path).toBe(`/stock/${ford.slug}`);
  }
});

test("the sheet is not indexable and cached like its vehicle's page", async () => {
  const path = fillIn("/stock/{slug}/fiche");
  expect(await (await request(path)).text()).toContain('<meta name="robots" content="noindex, follow"');
  const again = await request(path);
  expect(again.headers.get("server-timing")).toContain("hit");
});

test("a form posted below a brand is saved once, and its thanks page is below the brand", async () => {
  const path = fillIn("/ford/stock/{slug}/interest");
  const form = await openForm(site, path, "Brigitte");
  const init = {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" },
    body: form.body,
  };
  const answer = await request(path, init);
  expect(answer.status).toBe(303);
  const location = answer.headers.get("location") ?? "";
  expect(location.startsWith(`${path}/merci?ref=`)).toBe(true);
  const thanks = await request(location);
  expect(thanks.status).toBe(200);
  expect(await thanks.text()).toContain("data-lead-reference");
  expect((await request(path, init)).headers.get("location")).toBe(location);
  expect((await request(location.replace("/ford/", "/nulle-part/"))).status).toBe(404);
});

describe("similar vehicles in the JSON API", () => {
  type Similar = {
    readonly similar: readonly {
      readonly distance: number;
      readonly reasons: readonly string[];
      readonly vehicle: { readonly id: number; readonly slug: string; readonly availability: string };
    }[];
  };

  test("are four others on sale, most similar first, as the page shows them", async () => {
    const answer = await request(`/api/v1/vehicles/${ford.id}/similar`);
    expect(answer.status).toBe(200);
    const { similar } = (await answer.json()) as Similar;
    expect(similar).toHaveLength(4);
    expect(similar.map(({ vehicle }) => vehicle.id)).not.toContain(ford.id);
    expect(similar.every(({ vehicle }) => vehicle.availability === "available")).toBe(true);
    expect(similar.map(({ distance }) => distance)).toEqual(
      similar.map(({ distance }) => distance).toSorted((a, b) => a - b),
    );
    const html = await (await request(fillIn("/stock/{slug}"))).text();
    const positions = similar.map(({ vehicle }) => html.indexOf(`href="/stock/${vehicle.slug}"`));
    expect(Math.min(...positions)).toBeGreaterThan(0);
    expect(positions).toEqual(positions.toSorted((a, b) => a - b));
  });

  test.each(["999999999", "0", "x", "1e3", "2147483648"])("says of %s that it is not on sale", async (id) => {
    const answer = await request(`/api/v1/vehicles/${id}/similar`);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([404, "application/problem+json"]);
  });

  test("are in the API's description", async () => {
    const document = (await (await request("/api/v1/openapi.json")).json()) as { readonly paths: object };
    expect(Object.keys(document.paths)).toContain("/api/v1/vehicles/{id}/similar");
  });
});

describe("a vehicle that was just sold", () => {
  let sold: string;
  let like: string;

  beforeAll(async () => {
    ({ sold, like } = await sellOne(site));
  });

  test("is not found, but named, with similar vehicles on sale", async () => {
    const answer = await request(sold);
    const html = await answer.text();
    expect(answer.status).toBe(404);
    expect(html).toContain('data-error-type="vehicle-not-found"');
    expect(html).toContain(like);
    expect(html).toContain("Ford Taunus Vendue n’est plus proposé.");
    expect(html).toContain("Même modèle");
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(answer.headers.get("server-timing")).not.toContain("hit");
  });

  test("is the same below its brand, under any slug, and for its sheet", async () => {
    for (const path of [`/ford${sold}`, "/stock/777101-1-x", `${sold}/fiche`]) {
      expect(await (await request(path)).text(), path).toContain("n’est plus proposé");
    }
  });

  test("has no form any more", async () => {
    expect(await describeResponse(`${sold}/interessee`)).toBe("404 vehicle-form-not-found");
    expect(await describeResponse("/ford/stock/777101-1-x/interest")).toBe("404 vehicle-form-not-found");
  });

  test("is a bare status for a bot", async () => {
    const answer = await request(sold, {}, BOT);
    expect([answer.status, await answer.text()]).toEqual([404, ""]);
  });
});
