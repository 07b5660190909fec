import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "node-html-parser";
import { beforeAll, describe, expect, test } from "vitest";
import { sharedSite } from "../browser-support/sites/shared-site.ts";

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36";

const site = sharedSite();
let ids: readonly number[];

beforeAll(async () => {
  const answer = await fetch(`${site.url}/api/v1/vehicles?perPage=8&availability=available`);
  ids = ((await answer.json()) as { readonly vehicles: readonly { readonly id: number }[] }).vehicles.map(
    ({ id }) => id,
  );
});

type Headers = Readonly<Record<string, string>>;

const get = (path: string, headers: Headers = {}) =>
  fetch(site.url + path, { redirect: "manual", headers: { "user-agent": BROWSER, ...headers } });

const post = (body: string, headers: Headers = {}, path = "/listes") =>
  fetch(site.url + path, {
    method: "POST",
    redirect: "manual",
    headers: {
      "user-agent": BROWSER,
      "content-type": "application/x-www-form-urlencoded",
      "sec-fetch-site": "same-origin",
      ...headers,
    },
    body,
  });

/** The cookie of what the visitor saw, which only the server reads. */
const seenCookie = (answer: Response): string | undefined =>
  answer.headers.getSetCookie().find((text) => text.startsWith("favoris-vus="));

/** The cookie of a list. */
const listCookie = (answer: Response): string | null =>
  answer.headers.getSetCookie().find((text) => !text.startsWith("favoris-vus=")) ?? null;

const url = (answer: Response) => [answer.status, answer.headers.get("location"), listCookie(answer)];

const cookie = (name: string, value: string): string => `${name}=${value}; Path=/; Max-Age=31536000; SameSite=Lax`;

const OTHER_SITE = "=; Path=/; Max-Age=0; SameSite=Lax";

describe("a list's form", () => {
  test("adds to the cookie and leads back to the car on the page it was sent from", async () => {
    const answer = await post("ajouter-favoris=12", {
      referer: `${site.url}/stock?brand=ford&page=2`,
      cookie: "langue=fr; favoris=3",
    });
    expect(url(answer)).toEqual([303, "/stock?brand=ford&page=2&listes=1#listes-12", cookie("favoris", "3.12")]);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
  });

  test("changes the vehicle of its address when the button has no value", async () => {
    const referer = `${site.url}/stock`;
    const answer = await post("retirer-favoris=", { referer, cookie: "favoris=3.12" }, "/listes?vehicule=12");
    expect(url(answer)).toEqual([303, "/stock?listes=1#listes-12", cookie("favoris", "3")]);
    expect((await post("ajouter-favoris=", { referer }, "/listes?vehicule=x")).status).toBe(400);
  });

  test("removes a car, and the cookie with the last one", async () => {
    const referer = `${site.url}/stock`;
    expect(url(await post("retirer-comparer=3", { referer, cookie: "comparer=3.4" }))).toEqual([
      303,
      "/stock?listes=1#listes-3",
      cookie("comparer", "4"),
    ]);
    const last = await post("retirer-comparer=3", { referer, cookie: "comparer=3" });
    expect(last.headers.get("set-cookie")).toBe(`comparer${OTHER_SITE}`);
  });

  test("on the list's own page shows the result and keeps the order, but not whose list it was", async () => {
    const referer = `${site.url}/stock/favoris?sort=price-asc&ids=7.8&ajout=1`;
    const answer = await post("retirer-favoris=3.4", { referer, cookie: "favoris=3.4.5" });
    expect(url(answer)).toEqual([303, "/stock/favoris?sort=price-asc&retrait=3.4", cookie("favoris", "5")]);
  });

  test("never redirects to another site, whatever the referrer", async () => {
    for (const referer of ["https://evil.example//evil.example/x", "https://evil.example/\\evil.example", "nonsense"]) {
      const location = (await post("ajouter-favoris=3", { referer })).headers.get("location") ?? "";
      expect(new URL(location, site.url).origin).toBe(site.url);
    }
    expect((await post("ajouter-favoris=3")).headers.get("location")).toBe("/stock/favoris?ajout=3");
  });

  test("changes nothing for a seventh comparison and leads to the message", async () => {
    const answer = await post("ajouter-comparer=7", { cookie: "comparer=1.2.3.4.5.6", referer: `${site.url}/stock` });
    expect(url(answer)).toEqual([303, "/stock/comparer?refus=1", null]);
    expect(await (await get("/stock/comparer?refus=1")).text()).toContain(
      "Impossible d&#x27;ajouter le véhicule. Sélectionnez au maximum 6 véhicules à comparer.",
    );
  });

  test("is refused from another site, and without a request", async () => {
    expect((await post("ajouter-favoris=3", { "sec-fetch-site": "cross-site" })).status).toBe(403);
    for (const body of ["", "ajouter-favoris=x", "vider=1", "ajouter-langue=3"]) {
      const answer = await post(body);
      expect([answer.status, answer.headers.get("set-cookie")]).toEqual([400, null]);
    }
    expect((await post("{}", { "content-type": "application/json" })).status).toBe(400);
  });
});

describe("a list's page", () => {
  test.each(["/stock/favoris", "/stock/comparer", "/stock/favoris.data", "/stock/comparer.data"])(
    "%s is never cached, and differs between visitors",
    async (path) => {
      const name = path.includes("favoris") ? "favoris" : "comparer";
      const one = await get(path, { cookie: `${name}=${ids[0]}.${ids[1]}` });
      const other = await get(path, { cookie: `${name}=${ids[2]}.${ids[3]}` });
      expect(one.headers.get("cache-control")).toBe("private, no-store");
      expect(listCookie(one)).toBeNull();
      expect(await one.text()).not.toBe(await other.text());
    },
  );

  test("repairs a cookie that is corrupt, too long or names a removed car", async () => {
    const repaired = async (path: string, sent: string): Promise<string | null> =>
      listCookie(await get(path, { cookie: sent }));
    expect(await repaired("/stock/favoris", "favoris=%3Cb%3E")).toBe(`favoris${OTHER_SITE}`);
    expect(await repaired("/stock/favoris", `favoris=${"1.".repeat(1500)}1`)).toBe(`favoris${OTHER_SITE}`);
    expect(await repaired("/stock/favoris.data", `favoris=${ids[0]}.999999999`)).toBe(
      cookie("favoris", String(ids[0])),
    );
    const six = ids.slice(0, 6).join(".");
    expect(await repaired("/stock/comparer", `comparer=${ids.slice(0, 8).join(".")}`)).toBe(cookie("comparer", six));
  });

  test("drops sold cars, which are in no list, though their own page still exists", async () => {
    const [head = "", ...rows] = readFileSync(join("demo", "group", "feeds", "vehicles.csv"), "utf8").split("\n");
    const column = head.split(",").indexOf("availability");
    const soldId = Number(rows.find((row) => row.split(",")[column] === "sold")?.split(",")[0]);
    const car = (await (await get(`/api/v1/vehicles/${soldId}`)).json()) as {
      readonly id: number;
      readonly title: string;
      readonly slug: string;
    };
    const answer = await get("/stock/favoris", { cookie: `favoris=${ids[0]}.${car.id}` });
    expect(listCookie(answer)).toBe(cookie("favoris", String(ids[0])));
    const removed = parse(await answer.text()).querySelector(".list-removed li");
    expect(removed?.text).toMatch(/\u00a0:\u00a0vendu$/);
    expect(removed?.querySelector("a")?.getAttribute("href")).toBe(`/stock/${car.slug}`);
    const [seen = ""] = seenCookie(answer)?.split(";") ?? [];
    const again = await get("/stock/favoris", { cookie: `favoris=${ids[0]}; ${seen}` });
    expect(parse(await again.text()).querySelector(".list-removed li")?.text).toMatch(/\u00a0:\u00a0vendu$/);
    const emptied = await (await get("/stock/favoris", { cookie: `favoris=${car.id}` })).text();
    expect(parse(emptied).querySelector("main h2")?.text).toBe("Vous n’avez plus de favoris");
    const compared = await get("/stock/comparer", { cookie: `comparer=${ids[0]}.${car.id}` });
    expect(compared.headers.get("set-cookie")).toBe(cookie("comparer", String(ids[0])));
    const notice = "Certains véhicules ne sont plus disponibles et ont été retirés de votre liste.";
    expect(await compared.text()).toContain(notice);
    expect((await get(`/stock/${car.slug}`)).status).toBe(200);
    for (const query of ["availability=sold", `q=${encodeURIComponent(car.title)}&perPage=100`]) {
      const { vehicles } = (await (await get(`/api/v1/vehicles?${query}`)).json()) as {
        readonly vehicles: readonly { readonly id: number }[];
      };
      expect(vehicles.map(({ id }) => id)).not.toContain(car.id);
    }
  });

  test("keeps its message for the visit when it is only prefetched", async () => {
    const answer = await get("/stock/favoris.data", { cookie: "favoris=999999999", "sec-purpose": "prefetch" });
    expect(answer.headers.get("set-cookie")).toBeNull();
  });

  test("remembers what is seen of the visitor's own list alone, in a cookie that no script reads", async () => {
    const own = { cookie: `favoris=${ids[0]}` };
    expect(seenCookie(await get("/stock/favoris", own))).toMatch(
      /^favoris-vus=[a-z\d]+\.[a-z\d]+-[a-z\d]+-a-[a-z\d]+; .*HttpOnly$/,
    );
    expect(seenCookie(await get("/stock/favoris", { ...own, "sec-purpose": "prefetch" }))).toBeUndefined();
    for (const path of [`/stock/favoris?ids=${ids[1]}`, "/stock/comparer"])
      expect(seenCookie(await get(path, own))).toBeUndefined();
    expect(seenCookie(await get("/stock/favoris"))).toBeUndefined();
  });

  test("remembers on request what is seen of a new favourite, once", async () => {
    const own = `favoris=${ids[0]}`;
    const first = await post("vus=1", { cookie: own });
    expect([first.status, listCookie(first)]).toEqual([204, null]);
    const [seen = ""] = seenCookie(first)?.split(";") ?? [];
    const second = await post("vus=1", { cookie: `${own}.${ids[1]}; ${seen}` });
    expect(seenCookie(second)).toContain(seen.split(".")[1]);
    expect(seenCookie(second)?.split(";")[0]?.split(".")).toHaveLength(3);
    expect((await post("vus=1", { cookie: own, "sec-fetch-site": "cross-site" })).status).toBe(403);
    expect(seenCookie(await post(`ajouter-favoris=${ids[1]}`, { cookie: own }))).toBeDefined();
  });

  test("leaves the cookie alone when shared by its address, even with a removed car", async () => {
    const answer = await get(`/stock/favoris?ids=${ids[0]}.999999999`, { cookie: "favoris=5" });
    expect(answer.headers.get("set-cookie")).toBeNull();
    expect(await answer.text()).toContain("Certains véhicules de cette liste ne sont plus disponibles.");
  });

  test("is in no search engine", async () => {
    for (const path of ["/stock/favoris", "/stock/comparer", `/stock/comparer?ids=${ids[0]}`])
      expect(await (await get(path)).text()).toContain('<meta name="robots" content="noindex');
  });

  test("under another market's segment redirects to this one's", async () => {
    expect(url(await get("/stock/compare?ids=3.4"))).toEqual([301, "/stock/comparer?ids=3.4", null]);
    expect(url(await get("/stock/favorite"))).toEqual([301, "/stock/favoris", null]);
  });
});

test("cached pages do not depend on a visitor's lists", async () => {
  const plain = await (await get("/stock?brand=kia")).text();
  const mine = await (await get("/stock?brand=kia", { cookie: `favoris=${ids[0]}; comparer=${ids[0]}` })).text();
  expect(mine).toBe(plain);
});

test("a page after a change without scripts shows the visitor's lists and is not cached", async () => {
  const card = async (cookies: string): Promise<readonly (string | undefined)[]> => {
    const answer = await get("/stock?listes=1", { cookie: cookies });
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    const html = parse(await answer.text());
    const marks = html.querySelector(`#listes-${ids[0]}`)?.querySelectorAll("button, input") ?? [];
    return marks.map((mark) => mark.getAttribute("name") ?? (mark.hasAttribute("checked") ? "checked" : "unchecked"));
  };
  expect(await card("")).toEqual(["unchecked", "ajouter-comparer", "unchecked", "ajouter-favoris"]);
  expect(await card(`favoris=${ids[0]}`)).toEqual(["unchecked", "ajouter-comparer", "checked", "retirer-favoris"]);
});

test("caches vehicle summaries, and only those of existing vehicles", async () => {
  const answer = await get(`/listes?ids=${ids[0]}.999999999`);
  const vehicles = (await answer.json()) as readonly { readonly id: number; readonly href: string }[];
  expect(vehicles.map(({ id }) => id)).toEqual([ids[0]]);
  expect(vehicles[0]?.href).toMatch(/^\/stock\/\d+-1-/);
  expect(answer.headers.get("cache-control")).toMatch(/^public, max-age=60/);
  expect((await get("/listes")).status).toBe(404);
});

test.each(["/stock/favoris", "/stock/comparer"])(
  "an empty list shows the latest arrivals without scripts: %s",
  async (path) => {
    const html = parse(await (await get(path)).text());
    expect(html.querySelector("#nouveautes")?.text).toBe("Derniers arrivés");
    expect(html.querySelectorAll("main article h3 a")).toHaveLength(3);
    const shared = parse(await (await get(`${path}?ids=${ids.slice(0, 2).join(".")}`)).text());
    expect(shared.querySelector("#nouveautes")).toBeNull();
  },
);
