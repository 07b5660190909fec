import { describe, expect, test } from "vitest";
import { sharedSite } from "../browser-support/sites/shared-site.ts";

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36";

const site = sharedSite();

type Suggestions = {
  readonly suggestions: readonly {
    readonly kind: string;
    readonly label: string;
    readonly count: number;
    readonly href: string;
  }[];
};

const request = (search: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${site.url}/api/v1/suggestions?${search}`, { headers });

const suggested = async (search: string): Promise<Suggestions["suggestions"]> =>
  ((await (await request(search)).json()) as Suggestions).suggestions;

const total = async (href: string): Promise<number> => {
  const answer = await fetch(`${site.url}/api/v1/vehicles${href.slice(href.indexOf("?"))}`);
  return ((await answer.json()) as { readonly total: number }).total;
};

describe("suggestions", () => {
  test("link to stock pages that show as many vehicles as they say", async () => {
    const matches = await suggested("q=for");
    expect(matches.length).toBeGreaterThan(0);
    expect(matches[0]).toMatchObject({ kind: "brand", label: "Ford", href: "/stock?brand=ford" });
    for (const { href, count } of matches) {
      expect(count).toBeGreaterThan(0);
      expect(await total(href), href).toBe(count);
    }
    expect(new Set(matches.map(({ href }) => href)).size).toBe(matches.length);
  });

  test("lead searches for a lease to its overview, with as many offers as they say", async () => {
    const [lease, ...others] = await suggested(`q=${encodeURIComponent("leasing 48 mois moins de 400 € par mois")}`);
    expect(lease).toMatchObject({
      kind: "lease",
      label: "Leasing · 48\u00a0mois · jusqu’à 400\u00a0€/mois",
      href: "/private-lease?monthly-max=400&duration=48#offres",
    });
    expect(others.every(({ kind }) => kind !== "lease")).toBe(true);
    const page = await fetch(site.url + lease?.href, { headers: { "user-agent": BROWSER } });
    expect(await page.text()).toMatch(new RegExp(`${lease?.count}\\s(?:offres|offre)`));
    expect(lease?.count).toBeGreaterThan(0);
  });

  test("lead a sent search for a lease to its overview too", async () => {
    const send = async (q: string) => {
      const response = await fetch(`${site.url}/stock?q=${encodeURIComponent(q)}`, {
        redirect: "manual",
        headers: { "user-agent": BROWSER },
      });
      return [response.status, response.headers.get("location")];
    };
    expect(await send("leasing 15 000 km par an")).toEqual([302, "/private-lease?mileage=15000#offres"]);
    expect(await send("leasing hors TVA")).toEqual([302, "/business-lease#offres"]);
    expect(await send("leasing utilitaire 60 mois")).toEqual([
      302,
      "/entreprise/vehicules-utilitaires?duration=60#leasing",
    ]);
    expect(await send("diesel")).toEqual([302, "/stock?fuel=diesel&phrase=diesel"]);
  });

  test("stay within the selected filters, and keep the order", async () => {
    const [ford] = await suggested("q=ford&fuel=diesel&sort=price-asc&page=3");
    expect(ford?.href).toBe("/stock?brand=ford&fuel=diesel&sort=price-asc");
    expect(ford?.count).toBe(await total("/stock?brand=ford&fuel=diesel"));
  });

  test("are limited to the requested number, and none for an empty text", async () => {
    expect((await suggested("q=a&limit=2")).length).toBeLessThanOrEqual(2);
    expect(await suggested("q=%20%20")).toEqual([]);
    expect(await suggested("")).toEqual([]);
  });

  test.each(["limit=0", "limit=21", "limit=x", "limit="])("with %s are refused as a problem", async (limit) => {
    const answer = await request(`q=ford&${limit}`);
    expect(answer.status).toBe(400);
    expect(answer.headers.get("content-type")).toBe("application/problem+json");
    expect(await answer.json()).toMatchObject({ status: 400, detail: expect.stringContaining("limit") });
  });

  test("accept any input as long as the field does", async () => {
    for (const text of ["<script>", "%F0%9F%9A%97", "'; drop table", "%00", "moins%20de"]) {
      expect((await request(`q=${text}`)).status, text).toBe(200);
    }
    expect((await request(`q=${"a".repeat(900)}`)).status).toBe(400);
  });

  test("are compressed, cacheable for a short time, and described", async () => {
    const answer = await request("q=f&limit=20", { "accept-encoding": "br" });
    expect(answer.headers.get("content-encoding")).toBe("br");
    expect(answer.headers.get("cache-control")).toBe("public, max-age=30, s-maxage=1, stale-while-revalidate=1");
    const document = (await (await fetch(`${site.url}/api/v1/openapi.json`)).json()) as {
      readonly paths: Readonly<Record<string, { readonly get: { readonly parameters: readonly { name: string }[] } }>>;
    };
    const names = document.paths["/api/v1/suggestions"]?.get.parameters.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(["q", "limit", "brand", "price-max", "sort"]));
  });
});

describe("a phrase sent with the form", () => {
  const open = (path: string): Promise<Response> =>
    fetch(site.url + path, { redirect: "manual", headers: { "user-agent": BROWSER } });

  test("redirects to the filters it means, with the selected order, from the first page", async () => {
    const answer = await open("/stock?q=ford+diesel&sort=price-asc&page=2");
    expect(answer.status).toBe(302);
    expect(answer.headers.get("location")).toBe("/stock?brand=ford&fuel=diesel&sort=price-asc&phrase=ford+diesel");
  });

  test("adds to the selected filters and names what it did not understand", async () => {
    const answer = await open("/stock?transmission=automatic&q=diesel+zorglub");
    expect(answer.status).toBe(302);
    const location = answer.headers.get("location") ?? "";
    expect(location).toBe("/stock?fuel=diesel&transmission=automatic&phrase=diesel+zorglub");
    const page = await open(location);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("Non compris\u00a0: «\u00a0zorglub\u00a0»");
  });

  test("shows the whole stock when it means nothing, and says so", async () => {
    const answer = await open("/stock?q=zorglub");
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/stock?phrase=zorglub"]);
    const page = await (await open("/stock?phrase=zorglub")).text();
    expect(page).toContain("Non compris\u00a0: «\u00a0zorglub\u00a0»");
    expect(page).not.toContain("Aucun véhicule");
  });

  test.each([
    ["byd", "Nous n’avons pas de BYD."],
    ["alfa romeo giulia diesel", "Nous n’avons pas d’Alfa Romeo Giulia."],
    ["coffre 500 litres", "Non compris\u00a0: «\u00a0coffre 500"],
    ["oppel corsa", "Résultats pour «\u00a0opel corsa\u00a0»."],
  ])("“%s” is answered with vehicles and “%s”", async (phrase, note) => {
    const answer = await open(`/stock?q=${encodeURIComponent(phrase)}`);
    const page = await (await open(answer.headers.get("location") ?? "")).text();
    expect(page).toContain(note);
    expect(page).not.toContain("Aucun véhicule");
  });

  test("is read as typed where the visitor asks for it", async () => {
    const answer = await open("/stock?q=oppel&literal=1");
    expect(answer.headers.get("location")).toBe("/stock?phrase=oppel&literal=1");
  });

  test.each([
    [
      "q=ford+diesel&replaces=ford+diesel&brand=ford&fuel=diesel&color=red",
      "/stock?brand=ford&fuel=diesel&color=red&phrase=ford+diesel",
    ],
    ["q=ford+diesel&replaces=ford+diesel&brand=ford&fuel=petrol", "/stock?brand=ford&fuel=petrol"],
    ["q=opel&replaces=ford+diesel&brand=ford&fuel=diesel&color=red", "/stock?brand=opel&color=red&phrase=opel"],
    ["q=&replaces=ford&brand=ford", "/stock?brand=ford"],
  ])("sent again with the form as %s leads to %s", async (search, location) => {
    expect((await open(`/stock?${search}`)).headers.get("location")).toBe(location);
  });

  test("means the same as search_term of the JSON API", async () => {
    const answer = await fetch(`${site.url}/api/v1/vehicles?search_term=ford+diesel+zorglub&perPage=1`);
    const { total: found, understood } = (await answer.json()) as {
      readonly total: number;
      readonly understood: { readonly href: string; readonly unknown: readonly string[] };
    };
    expect(understood).toMatchObject({ href: "/stock?brand=ford&fuel=diesel", unknown: ["zorglub"] });
    expect(found).toBe(await total("/stock?brand=ford&fuel=diesel"));
  });

  test("stays text for the JSON API", async () => {
    const answer = await fetch(`${site.url}/api/v1/vehicles?q=diesel+zorglub`);
    expect(((await answer.json()) as { readonly total: number }).total).toBe(0);
  });
});
