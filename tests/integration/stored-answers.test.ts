import { beforeAll, expect, test } from "vitest";
import { pageOfEachKind } from "../browser-support/page-kinds.ts";
import { sharedSite } from "../browser-support/sites/shared-site.ts";
import { readInTurn } from "../read-in-turn.ts";

// What a proxy may store, over every kind of address: pages of each kind in the sitemap and their payloads, forms, lists of one visitor,
// the API, files. `tests/reliability/proxy-cache.long.test.ts` shows the same behind a real proxy.

type Stored = { readonly path: string; readonly status: number; readonly cookies: number; readonly cache: string };

const HEADERS = { "user-agent": "Mozilla/5.0", accept: "text/html,*/*", "accept-encoding": "identity" };

const site = sharedSite();

const ask = async (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Stored> => {
  const answer = await fetch(site.url + path, { headers: { ...HEADERS, ...headers }, redirect: "manual" });
  await answer.arrayBuffer();
  const { status, headers: received } = answer;
  return { path, status, cookies: received.getSetCookie().length, cache: received.get("cache-control") ?? "" };
};

const VEHICLE = /^\/stock\/\d[^/]*$/;

const textOf = async (path: string): Promise<string> => (await fetch(site.url + path)).text();

/** A page of each kind in the sitemap, and the forms of a vehicle. */
const pages = async (): Promise<readonly string[]> => {
  const paths = await pageOfEachKind(site);
  const vehicle = paths.find((path) => VEHICLE.test(path)) ?? expect.fail("no vehicle");
  return [...paths, `${vehicle}/interessee`, `${vehicle}/essai`];
};

const OTHERS = [
  "/stock?fuel=diesel",
  "/stock?page=2",
  "/favoris",
  "/comparer",
  "/page-inconnue",
  "/merci",
  "/Stock",
  "/stock/",
];

const FILES = ["/robots.txt", "/sitemap.xml", "/manifest.webmanifest", "/healthz", "/readyz", "/feeds/vehicles.json"];

/** The API's own description names its addresses. */
const apiPaths = async (vehicle: string): Promise<readonly string[]> => {
  const { paths } = JSON.parse(await textOf("/api/v1/openapi.json")) as { paths: Record<string, { get?: unknown }> };
  const id = /\d+$/.exec(vehicle)?.[0] ?? /\d+/.exec(vehicle)?.[0] ?? "1";
  const readable = Object.entries(paths).filter(([, { get }]) => get !== undefined);
  return readable.map(([path]) => path.replaceAll(/\{\w+\}/g, id));
};

let answers: readonly Stored[];

beforeAll(async () => {
  const listed = await pages();
  const vehicle = listed.find((path) => VEHICLE.test(path)) ?? "";
  const documents = [...listed, ...OTHERS];
  const payloads = documents.map((path) => (path === "/" ? "/_root.data" : path.replace(/(?=\?|$)/, ".data")));
  const all = [...documents, ...payloads, ...(await apiPaths(vehicle)), ...FILES];
  answers = await readInTurn(all, (path) => ask(path));
});

const isStorable = ({ cache }: Stored): boolean => !/no-store|private|no-cache/.test(cache);

test("every answer says whether it may be stored, and none that may be sets a cookie", () => {
  expect(answers.length).toBeGreaterThan(120);
  expect(answers.filter(({ cache, status }) => cache === "" && status < 300)).toEqual([]);
  const stored = answers.filter(isStorable);
  expect(stored.length).toBeGreaterThan(60);
  expect(stored.filter(({ cookies }) => cookies > 0)).toEqual([]);
  expect(answers.filter(({ cookies, cache }) => cookies > 0 && !/no-store/.test(cache))).toEqual([]);
});

test("what a proxy may store says for how long: a second with prices, a minute for editors' texts, as page and as payload", () => {
  const pageOrPayload = answers.filter((answer) => isStorable(answer) && answer.cache.includes("s-maxage"));
  const seconds = new Map(
    pageOrPayload.map(({ path, cache }) => {
      const [, shared, renewed] = /s-maxage=(\d+), stale-while-revalidate=(\d+)$/.exec(cache) ?? [];
      expect([path, renewed]).toEqual([path, shared]);
      return [path, Number(shared)];
    }),
  );
  for (const path of ["/", "/stock", "/stock?fuel=diesel", "/stock.data", "/api/v1/vehicles", "/api/v1/lease-offers"])
    expect([path, seconds.get(path)]).toEqual([path, 1]);
  expect([seconds.get("/faq"), seconds.get("/faq.data")]).toEqual([60, 60]);
  expect(new Set(seconds.values())).toEqual(new Set([1, 60]));
  const differing = [...seconds].filter(([path, own]) => (seconds.get(`${path}.data`) ?? own) !== own);
  expect(differing).toEqual([]);
});

test("an answer for one visitor is not stored, and does not depend on what another sent", async () => {
  const personal = answers.filter(({ path }) =>
    /^\/(?:favoris|comparer|merci|page-inconnue)$|interessee$|essai$/.test(path),
  );
  expect(personal.length).toBeGreaterThan(4);
  expect(personal.filter(isStorable)).toEqual([]);
  const known = await ask("/stock", { cookie: "langue=fr; favoris=1.2.3" });
  expect(known.cookies).toBe(0);
});
