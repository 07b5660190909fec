import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { formatEuros } from "#domain/shared/index.ts";
import { startSite, type Site } from "../browser-support/sites/site.ts";

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36";

type Summary = {
  readonly id: number;
  readonly slug: string;
  readonly price: { readonly purchase: { readonly cents: number; readonly before_discount: unknown } | null };
};

let site: Site;
let car: Summary;

const get = (path: string): Promise<Response> => fetch(site.url + path, { headers: { "user-agent": BROWSER } });

const list = async (query: string): Promise<readonly Summary[]> =>
  ((await (await get(`/api/v1/vehicles?${query}`)).json()) as { vehicles: readonly Summary[] }).vehicles;

const toText = (html: string): string => html.replaceAll(/<!-- -->|<[^>]+>/g, "");

beforeAll(async () => {
  site = await startSite();
  const found = (await list("availability=available&color=red&perPage=50")).find(
    ({ price }) => price.purchase?.before_discount === null,
  );
  if (!found) throw new Error("the demo group has no red car without a reduction");
  car = found;
});

afterAll(() => site?.dispose());

describe("a vehicle's page", () => {
  test("describes its offer as structured data, which the content security policy does not run", async () => {
    const answer = await get(`/stock/${car.slug}`);
    const html = await answer.text();
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
    const data = blocks.map(([, text = ""]) => JSON.parse(text) as Record<string, unknown>);
    expect(data.map((node) => node["@type"])).toEqual([expect.stringMatching(/^Car|Vehicle$/), "BreadcrumbList"]);
    expect(data[0]).toMatchObject({
      url: `${site.url.replace("127.0.0.1", "localhost")}/stock/${car.slug}`,
      offers: { price: ((car.price.purchase?.cents ?? 0) / 100).toFixed(2), seller: { "@type": "AutoDealer" } },
    });
  });

  test("has its equipment, its characteristics, and its location with the hours of showroom and workshop", async () => {
    const [listed] = await list("availability=available&location=bertrange&condition=used&perPage=1");
    const page = parse(await (await get(`/stock/${listed?.slug}`)).text());
    expect(page.querySelectorAll("#equipements .equipment li").length).toBeGreaterThan(10);
    expect(page.querySelectorAll("#caracteristiques dt").length).toBeGreaterThan(10);
    const location = page.querySelector("#concession");
    expect(location?.querySelector('a[href="/concessions/bertrange"]')?.text).toBe("Alzette Automobiles Bertrange");
    for (const part of ["Showroom", "Atelier", "Lundi", "Dimanche"]) expect(location?.text, part).toContain(part);
  });

  test("leads to its test drive and to a request for an offer", async () => {
    const path = `/stock/${car.slug}`;
    const hrefs = parse(await (await get(path)).text())
      .querySelectorAll("main a")
      .map((link) => link.getAttribute("href"));
    expect(hrefs).toEqual(expect.arrayContaining([`${path}/essai-routier`, `${path}/interessee`]));
  });

  test("gives shared links a picture of the car in its paint", async () => {
    const html = await (await get(`/stock/${car.slug}`)).text();
    const [, address = ""] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? [];
    const { pathname } = new URL(address);
    expect(pathname).toMatch(/^\/studio\/2\/[a-z]+-front-red\.jpg$/);
    const picture = await get(pathname);
    expect(picture.headers.get("content-type")).toBe("image/jpeg");
    expect([...new Uint8Array(await picture.arrayBuffer()).subarray(0, 2)]).toEqual([0xff, 0xd8]);
    expect((await get("/studio/2/suv-front-tartan.jpg")).status).toBe(404);
    const older = await fetch(`${site.url}/studio/1/suv-front-red.jpg`, { redirect: "manual" });
    expect([older.status, older.headers.get("location")]).toEqual([301, "/studio/2/suv-front-red.jpg"]);
  });

  test("shows the lowest price of the last 30 days after a reduction, not the higher one of the feed", async () => {
    const before = toText(await (await get(`/stock/${car.slug}`)).text());
    expect(before).not.toContain("Prix depuis le");
    const cents = car.price.purchase?.cents ?? 0;
    const [head = "", ...rows] = readFileSync(join("demo", "group", "feeds", "vehicles.csv"), "utf8").split("\n");
    expect(head).toContain("price.purchase.cents,price.purchase.before_discount_cents");
    const cut = rows.map((row) =>
      row.startsWith(`${car.id},`) ? row.replace(`,${cents},,`, `,${cents - 100_000},${cents + 500_000},`) : row,
    );
    expect(cut).not.toEqual(rows);
    const file = join(site.dataDir, "cut.csv");
    writeFileSync(file, [head, ...cut].join("\n"));
    expect((await site.vitrine("import", "vehicles", file)).code).toBe(0);
    const page = async (): Promise<string> => toText(await (await get(`/stock/${car.slug}`)).text());
    await expect.poll(page).toContain("Vous économisez 1\u202f000\u00a0€");
    const offer = parse(await (await get(`/stock/${car.slug}`)).text()).querySelector(".offer .price-before");
    expect(offer?.text).toBe(`Prix le plus bas des 30\u00a0jours avant la baisse\u00a0: ${formatEuros(cents)}`);
    expect(await page()).toContain("Prix depuis le");
  });
});
