import { readFileSync } from "node:fs";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { Hono } from "hono";
import { expect, test } from "vitest";
import type { SiteServices } from "#application/site/index.ts";
import type { StockIndex } from "#domain/search/index.ts";
import { fillSegments, isFormPath, signedValue } from "#domain/site/index.ts";
import type { TaskKind } from "../../src/server/queues/load-limiter.ts";
import { LOAD_LIMITS } from "../../src/server/queues/load-limits.ts";
import { requestKind } from "../../src/server/middleware/request-log.ts";
import { ROUTE_QUEUES, type RouteQueue, routeQueue } from "../../src/server/queues/route-queues.ts";
import { createPageCache } from "../../src/server/pages/page-cache.ts";
import { createPageKeys } from "../../src/server/pages/page-key.ts";
import { createPageKind } from "../../src/server/queues/refuse-overload.ts";
import { createPageResponder } from "../../src/server/pages/page-responder.ts";
import type { AppDependencies } from "../../src/server/app-dependencies.ts";
import { createRoutes } from "../../src/server/routes.ts";
import pageRoutes from "../../src/web/app/routes.ts";
import { readSettingsFile } from "../builders/settings-file.ts";
import { createSheddingLimiter } from "../fakes/load-limiter.ts";

const settings = readSettingsFile();

const ALL_KINDS: readonly TaskKind[] = ["lead", "form", "page", "data", "icon", "export", "post", "preload"];

/** What each queue of the table sheds when it is full. */
const KINDS: Readonly<Record<RouteQueue, readonly TaskKind[]>> = {
  none: [],
  picture: [],
  data: ["data"],
  icon: ["icon"],
  export: ["export"],
  post: ["post"],
  page: ["page", "form", "preload"],
};

const ISSUED = "issued.token";

/** Stands for every service of the site: it may be passed around, and each call of it is work. */
const working = (onWork: () => void): never =>
  new Proxy(() => undefined, {
    get: (_, name) => (name === Symbol.toPrimitive ? () => "value" : working(onWork)),
    apply: () => {
      onWork();
      throw new Error("this is work");
    },
  }) as never;

/** Members that are not given are work. */
const otherwise = <T extends object>(given: Partial<T>, service: never): T =>
  new Proxy(given, { get: (target, name) => (name in target ? Reflect.get(target, name) : service) }) as T;

/** All routes of the server with services that count their calls; `full`: the kinds that are shed. */
const createSite = (full: readonly TaskKind[]) => {
  const state = { works: 0 };
  const service = working(() => void (state.works += 1));
  const limiter = createSheddingLimiter((kind) => full.includes(kind));
  const pageResponder = createPageResponder({
    web: service,
    cache: createPageCache(0, () => 0),
    keys: createPageKeys("/stock"),
    secure: false,
    policyOf: () => ({}),
    limiter,
    kindOf: createPageKind((path) => isFormPath(path, settings.segments)),
    signatures: { isIssued: (token) => token === ISSUED, isLink: (address) => signedValue(address) === ISSUED },
    refusalDelayMs: 0,
    onError: () => undefined,
  });
  const index = new Proxy<StockIndex>(service, {
    get: (target, name) => (name === "vocabulary" ? () => ({ brands: [] }) : Reflect.get(target, name)),
  });
  const services: Partial<SiteServices> = {
    settings,
    isUnavailable: () => false,
    redirects: () => new Map(),
    catalogue: () => ({ brands: [] }) as unknown as ReturnType<SiteServices["catalogue"]>,
    // The makes in stock are in memory.
    stock: new Proxy<SiteServices["stock"]>(service, {
      get: (stock, name) => (name === "index" ? () => index : Reflect.get(stock, name)),
    }),
  };
  const app: Partial<AppDependencies> = {
    services: otherwise(services, service),
    log: { error: () => undefined } as unknown as AppDependencies["log"],
    readiness: async () => ({ missing: [], degraded: [] }),
    contentDelivery: { keyOf: () => null, answer: service },
  };
  const deps = otherwise(app, service);
  return { app: createRoutes(deps, { pageResponder, limiter, isDraining: () => false }), state };
};

/** Values of the parameters of routes, by their pattern. */
const VALUES: Readonly<Record<string, string>> = {
  "brand-\\w+\\.css": "brand-0a1b2c.css",
  "brand-\\w+\\.woff2": "brand-0a1b2c.woff2",
  "": "1-value",
  ".+\\.json": "lucide.json",
  "[\\w-]+\\.json": "abc.json",
  "\\d+": "2",
  ".+\\.jpg": "suv-front-red.jpg",
  "[a-z]+(?:-\\d+)?\\.(?:xml|txt|webmanifest)": "sitemap.xml",
  ".+\\.(?:xml|txt|webmanifest)": "sitemap.xml",
};

const withValues = (path: string): string =>
  path
    .replace(
      /:\w+(?:\{((?:[^{}]|\{[^{}]*\})+)\})?/g,
      (_, pattern = "") => VALUES[pattern] ?? expect.fail(`a value for ${pattern}`),
    )
    .replace(/\/\*$/, "/some/page")
    .replace(/^\*$/, "/some/page");

type RouteRequest = { readonly method: string; readonly path: string };

const METHODS: Readonly<Record<string, readonly string[]>> = { GET: ["GET", "HEAD"], ALL: ["GET", "HEAD", "POST"] };

const serverRequests = (): readonly RouteRequest[] =>
  siteWith([]).app.routes.flatMap(({ method, path }) =>
    (METHODS[method] ?? [method]).map((one) => ({ method: one, path: withValues(path) })),
  );

const pathsOf = ({ path = "", children = [] }: RouteConfigEntry, parent = ""): readonly string[] => {
  const own = `${parent}/${fillSegments(path, settings.segments)}`;
  return [own, ...children.flatMap((child) => pathsOf(child, own))];
};

const pageRequests = (): readonly RouteRequest[] =>
  pageRoutes
    .flatMap((entry) => pathsOf(entry))
    .map(withValues)
    .flatMap((path) => [path, path === "/" ? "/_root.data" : `${path}.data`])
    .flatMap((path) => ["GET", "HEAD", "POST"].map((method) => ({ method, path })));

const allRequests = (): readonly RouteRequest[] => {
  const requests = [...serverRequests(), ...pageRequests()];
  return [...new Map(requests.map((request) => [`${request.method} ${request.path}`, request])).values()];
};

const sites = new Map<string, ReturnType<typeof createSite>>();

const siteWith = (full: readonly TaskKind[]): ReturnType<typeof createSite> => {
  const site = sites.get(String(full)) ?? createSite(full);
  sites.set(String(full), site);
  site.state.works = 0;
  return site;
};

const ask = async (full: readonly TaskKind[], { method, path }: RouteRequest, body?: string) => {
  const { app, state } = siteWith(full);
  const form = body === undefined ? {} : { body, headers: { "content-type": "application/x-www-form-urlencoded" } };
  const response = await app.fetch(new Request(`http://site.example${path}`, { method, ...form }), { address: "" });
  const { status, headers } = response;
  return {
    status,
    type: headers.get("content-type") ?? "",
    bytes: (await response.arrayBuffer()).byteLength,
    ...state,
  };
};

test("every route waits in the queue of the table: it works only when that one has places", async () => {
  const requests = allRequests();
  expect(requests.length).toBeGreaterThan(200);
  const wrong: string[] = [];
  for (const request of requests) {
    const kinds = KINDS[routeQueue(request.method, request.path)];
    const [shed, others] = [
      await ask(kinds, request),
      await ask(
        ALL_KINDS.filter((kind) => !kinds.includes(kind)),
        request,
      ),
    ];
    const isShed = [404, 405, 429, 503].includes(shed.status) && shed.works === 0 && shed.bytes < 1_000;
    if (kinds.length > 0 && !isShed) wrong.push(`${request.method} ${request.path} works although its queue is full`);
    if ([429, 503].includes(others.status)) wrong.push(`${request.method} ${request.path} is shed by another queue`);
  }
  expect(wrong).toEqual([]);
});

test("the table names no route that there is not, and every queue of the limiter", () => {
  const paths = allRequests().map(({ method, path }) => ({ method, path }));
  for (const row of ROUTE_QUEUES) {
    const isAsked = paths.some(({ method, path }) => routeQueue(method, path) === row.queue);
    expect([row.paths, isAsked]).toEqual([row.paths, true]);
  }
  expect(new Set(Object.values(KINDS).flat())).toEqual(
    new Set([...Object.keys(LOAD_LIMITS.queues), "preload"].filter((kind) => kind !== "lead")),
  );
});

/** Ways to write a path that the server routes alike. */
const writtenOtherwise = (path: string): readonly string[] => [
  path.replace(/[a-z]/, (letter) => `%${(letter.codePointAt(0) ?? 0).toString(16)}`),
  `/healthz/..${path}`,
  `/v2/cdn/%2e%2e/%2E%2E${path}`,
];

test("a path with escapes or steps up has the queue and the kind of the route that answers it", () => {
  const wrong = allRequests().flatMap(({ method, path }) =>
    writtenOtherwise(path).filter(
      (other) =>
        routeQueue(method, other) !== routeQueue(method, path) ||
        requestKind(method, other) !== requestKind(method, path),
    ),
  );
  expect(wrong).toEqual([]);
});

test("health checks are two exact paths: what only begins so is a page", () => {
  for (const path of ["/healthz", "/readyz", "/healthz?a=1"]) expect(requestKind("GET", path)).toBe("health");
  for (const path of ["/healthzz", "/healthz/", "/readyz/../x", "/%2fhealthz"])
    expect(requestKind("GET", path)).toBe("page");
});

test("a route that nobody has put into the table waits with the pages", () => {
  const app = new Hono().get("/new-route", (context) => context.text(""));
  expect(app.routes.map(({ method, path }) => routeQueue(method, path))).toEqual(["page"]);
});

const FORM = { method: "POST", path: "/stock/1-value/interessee" };

test("a form with a valid token never waits for a place; with a forged one or none it gets a small page in French", async () => {
  const valid = await ask(ALL_KINDS, FORM, `formulaire=${ISSUED}&email=x`);
  expect([valid.status, valid.works]).toEqual([500, 1]);
  for (const body of ["formulaire=forged.token&email=x", "email=x", ""]) {
    const refused = await ask(["post"], FORM, body);
    expect(refused).toMatchObject({ status: 503, works: 0, type: "text/html; charset=utf-8" });
    expect(refused.bytes).toBeLessThan(600);
    expect((await ask([], FORM, body)).works).toBe(1);
  }
});

test.each([
  "/demandes/repondre",
  "/rendez-vous/confirmer",
  "/rendez-vous/modifier",
  "/alertes/confirmer",
  "/alertes/arreter",
])(
  "the genuine link of a mail to %s never waits for a place, as a page and as a payload; a forged one does",
  async (path) => {
    for (const address of [path, `${path}.data`]) {
      expect((await ask(ALL_KINDS, { method: "POST", path: `${address}?cle=${ISSUED}` }, "")).works).toBeGreaterThan(0);
      for (const query of ["?cle=forged.key", "", `?ref=${ISSUED}`]) {
        expect(await ask(["post"], { method: "POST", path: address + query }, "")).toMatchObject({
          status: 503,
          works: 0,
        });
      }
    }
  },
);

test("the value of a genuine link gives no right of way at another address", async () => {
  const refused = await ask(["post"], { method: "POST", path: `/contact?cle=${ISSUED}` }, "email=x");
  expect(refused).toMatchObject({ status: 503, works: 0 });
});

const toTable = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");

const asNumber = (value: number): string => (Number.isFinite(value) ? String(value) : "no limit");

const routeTable = (): string =>
  toTable(
    ["Requests", "Paths", "Queue", "What they are, and what is sent in their place"],
    ROUTE_QUEUES.map(({ methods, paths, queue, note }) => [
      methods.join(", "),
      paths.map((path) => `\`${path}\``).join(", "),
      `\`${queue}\``,
      note,
    ]),
  );

const queueTable = (): string =>
  toTable(
    ["Queue", "Places", "Longest wait"],
    [
      ...Object.entries(LOAD_LIMITS.queues).map(([name, { places, maxWaitMs, atOnce }]) => [
        `\`${name}\`${atOnce === undefined ? "" : `, ${atOnce} at once`}`,
        asNumber(places),
        Number.isFinite(maxWaitMs) ? `${maxWaitMs / 1_000} s` : "no limit",
      ]),
      ["preloads in `page`", String(LOAD_LIMITS.preloadPlaces), "5 s"],
    ],
  );

test("both tables are in the documentation", () => {
  const documentation = readFileSync("docs/security/data.md", "utf8");
  expect(documentation).toContain(routeTable());
  expect(documentation).toContain(queueTable());
});
