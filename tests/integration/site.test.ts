import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MEASURED } from "../../bench/weight/budgets.ts";
import { scriptsOf } from "../browser-support/page-scripts.ts";
import { startSiteProcess, type SiteProcess } from "../browser-support/sites/site-process.ts";
import { findFormPath, openForm } from "../reliability/lead-visitor.ts";
import { limit } from "../time-limits.ts";
import { refreshDeadlineMs } from "./refresh-deadline.ts";

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36";

let site: SiteProcess;

beforeAll(async () => {
  site = await startSiteProcess();
});

afterAll(() => site?.dispose());

type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
};

/** Reads a response without decompression and without following redirects. */
const get = (path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const url = new URL(site.url);
    request(
      { host: url.hostname, port: url.port, path, method, headers: { "user-agent": BROWSER, ...headers } },
      (res) => {
        const chunks: Buffer[] = [];
        res.on("data", (chunk: Buffer) => chunks.push(chunk));
        res.on("end", () =>
          resolve({ status: res.statusCode ?? 0, headers: res.headers, body: Buffer.concat(chunks) }),
        );
        res.on("error", reject);
      },
    )
      .on("error", reject)
      .end();
  });

const json = async <T>(path: string): Promise<T> => JSON.parse((await get(path)).body.toString()) as T;

type List = {
  readonly total: number;
  readonly page: number;
  readonly perPage: number;
  readonly vehicles: readonly {
    readonly id: number;
    readonly slug: string;
    readonly brand: { readonly slug: string };
    readonly price: { readonly purchase: { readonly cents: number } | null };
    readonly image: { readonly url: string };
  }[];
  readonly facets: Readonly<
    Record<
      string,
      {
        readonly values?: readonly { value: string; label: string; count: number; selected: boolean }[];
        readonly min?: number;
        readonly max?: number;
        readonly histogram?: readonly { count: number }[];
      }
    >
  >;
};

describe("a page", () => {
  test("runs its own scripts and no others", async () => {
    const { headers, body } = await get("/stock");
    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe-(inline|eval)/);
    // A data block is not run.
    const inline = [
      ...body.toString().matchAll(/<script(?![^>]*\s(?:src|type="application\/json")=?)[^>]*>([\s\S]*?)<\/script>/g),
    ].map(([, script = ""]) => script);
    expect(inline.length).toBeGreaterThan(0);
    for (const script of inline) {
      expect(policy).toContain(`'sha256-${createHash("sha256").update(script).digest("base64")}'`);
    }
    expect(body.toString()).not.toMatch(/\sstyle="/);
  });

  test("has all security headers", async () => {
    const { headers } = await get("/");
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
    });
    expect(headers["permissions-policy"]).toContain("camera=()");
    expect(headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers["x-powered-by"]).toBeUndefined();
  });

  test("is the same in Brotli, in gzip and plain", async () => {
    const plain = await get("/faq");
    const brotli = await get("/faq", { "accept-encoding": "gzip, deflate, br" });
    const gzip = await get("/faq", { "accept-encoding": "gzip, br;q=0" });
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(brotli.headers["content-encoding"]).toBe("br");
    expect(gzip.headers["content-encoding"]).toBe("gzip");
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    expect(brotli.body.byteLength).toBeLessThan(plain.body.byteLength / 3);
  });

  test("is rendered once and then cached, and answered with 304 to a client that has it", async () => {
    await get("/mentions-legales");
    const cached = await get("/mentions-legales");
    expect(cached.headers["server-timing"]).toContain("hit");
    const revalidated = await get("/mentions-legales", { "if-none-match": String(cached.headers["etag"]) });
    expect(revalidated.status).toBe(304);
    expect(revalidated.body.byteLength).toBe(0);
  });

  test("with a form is never cached: each visitor gets a key of their own", async () => {
    const { vehicles } = await json<List>("/api/v1/vehicles?perPage=1");
    const path = `/stock/${vehicles[0]?.slug}/interessee`;
    const [one, other] = [await get(path), await get(path)];
    expect(one.headers["cache-control"]).toBe("private, no-store");
    const key = (answer: Answer): string | undefined =>
      /name="formulaire" value="([^"]+)"/.exec(answer.body.toString())?.[1];
    expect(key(one)).toBeDefined();
    expect(key(one)).not.toBe(key(other));
  });

  test("loads files that browsers cache forever", async () => {
    const [script = ""] = scriptsOf((await get("/")).body.toString());
    const file = await get(script, { "accept-encoding": "br" });
    expect(file.status).toBe(200);
    expect(file.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(file.headers["content-encoding"]).toBe("br");
  });
});

describe("the JSON API", () => {
  test("lists the vehicles of a stock query, with the counts of every facet", async () => {
    const list = await json<List>("/api/v1/vehicles?brand=ford&price-max=30000&sort=price-asc&perPage=100");
    expect(list.perPage).toBe(100);
    expect(list.vehicles).toHaveLength(Math.min(list.total, 100));
    const prices = list.vehicles.map(({ price }) => price.purchase?.cents ?? 0);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(Math.max(...prices)).toBeLessThanOrEqual(3_000_000);
    expect(list.vehicles.every(({ brand }) => brand.slug === "ford")).toBe(true);
    const ford = list.facets["brand"]?.values?.find(({ value }) => value === "ford");
    expect(ford).toEqual({ value: "ford", label: "Ford", count: list.total, selected: true });
    expect(list.facets["price"]?.histogram?.length).toBeGreaterThan(3);
  });

  test("lists each vehicle with its first picture, which the site serves", async () => {
    const { vehicles } = await json<List>("/api/v1/vehicles?perPage=3");
    for (const { image } of vehicles) {
      const { status, headers } = await get(new URL(image.url).pathname);
      expect([status, headers["content-type"]]).toEqual([200, "image/jpeg"]);
    }
    expect(vehicles).toHaveLength(3);
  });

  test("writes a plug-in hybrid with its stored key and reads the key of addresses", async () => {
    const list = await json<List>("/api/v1/vehicles?fuel=electric-petrol");
    const value = list.facets["fuel"]?.values?.find(({ selected }) => selected);
    expect(value?.value).toBe("electric+petrol");
    expect(value?.count).toBe(list.total);
    expect((await json<List>("/api/v1/vehicles?fuel=electric%2Bpetrol")).total).toBe(list.total);
  });

  test.each(["perPage=0", "perPage=101", "perPage=x"])("refuses %s as a problem", async (query) => {
    const { status, headers, body } = await get(`/api/v1/vehicles?${query}`);
    expect(status).toBe(400);
    expect(headers["content-type"]).toBe("application/problem+json");
    expect(JSON.parse(body.toString())).toMatchObject({ status: 400, detail: expect.stringContaining("perPage") });
  });

  test("gives one vehicle with all its attributes, or a problem", async () => {
    const { vehicles } = await json<List>("/api/v1/vehicles?perPage=1");
    const vehicle = await json<{ id: number; equipment: string[]; price: object }>(
      `/api/v1/vehicles/${vehicles[0]?.id}`,
    );
    expect(vehicle.id).toBe(vehicles[0]?.id);
    expect(vehicle.equipment.length).toBeGreaterThan(0);
    for (const id of ["999999999", "0", "x", "1e3"]) {
      const { status, headers } = await get(`/api/v1/vehicles/${id}`);
      expect([status, headers["content-type"]]).toEqual([404, "application/problem+json"]);
    }
  });

  test("describes itself in OpenAPI 3.1, every facet included", async () => {
    const document = await json<{
      openapi: string;
      paths: Record<string, { get: { parameters: { name: string }[] } }>;
    }>("/api/v1/openapi.json");
    expect(document.openapi).toMatch(/^3\.1\./);
    const names = document.paths["/api/v1/vehicles"]?.get.parameters.map(({ name }) => name);
    const { facets } = await json<List>("/api/v1/vehicles?perPage=1");
    for (const name of Object.keys(facets))
      expect(names).toEqual(expect.arrayContaining([expect.stringMatching(new RegExp(`^${name}(-min)?$`))]));
  });

  test("refuses an oversized query", async () => {
    expect((await get(`/api/v1/vehicles?q=${"x".repeat(4100)}`)).status).toBe(400);
    expect((await get(`/stock?${Array.from({ length: 201 }, () => "brand=a").join("&")}`)).status).toBe(400);
  });
});

describe("a form", () => {
  const send = async (headers: Readonly<Record<string, string>>): Promise<Response> => {
    const form = await openForm(site, await findFormPath(site), "Nora");
    return fetch(site.url + form.address, {
      method: "POST",
      redirect: "manual",
      headers: { "content-type": "application/x-www-form-urlencoded", "user-agent": BROWSER, ...headers },
      body: form.body,
    });
  };
  const post = async (headers: Readonly<Record<string, string>>): Promise<number> => (await send(headers)).status;

  test("is accepted behind a proxy that forwards another host than the visitor's", async () => {
    expect(await post({ origin: "https://www.alzette-automobiles.example", "sec-fetch-site": "same-origin" })).toBe(
      303,
    );
  });

  test("is refused from another site, keeps what was typed, and doctor says where it came from", async () => {
    for (const headers of [{ "sec-fetch-site": "cross-site" }, {}]) {
      const refused = await send({ origin: "https://elsewhere.example", ...headers });
      expect(refused.status).toBe(403);
      const html = await refused.text();
      expect(html).toContain("Cette demande n’a pas été envoyée depuis notre site");
      expect(html).toContain('value="Nora"');
    }
    const said = await site.vitrine("doctor");
    expect(said.stdout).toContain("was refused because it came from https://elsewhere.example");
    expect(await post({ "sec-fetch-site": "same-origin" })).toBe(303);
    expect((await site.vitrine("doctor")).stdout).not.toContain("elsewhere.example");
  });
});

describe("an import by the command while the site runs", () => {
  test("shows within two seconds, completely", async () => {
    const feed = join(site.dataDir, "one.csv");
    writeFileSync(feed, "id,brand,model,trim,price\n777001,Ford,Puma,Essai d’import,19990\n");
    const before = (await json<List>("/api/v1/vehicles")).total;
    const { code, stdout } = await site.vitrine("import", "vehicles", feed, "--feed", "second", "--format", "json");
    const imported = performance.now();
    expect(code, stdout).toBe(0);
    await expect.poll(async () => (await json<List>("/api/v1/vehicles")).total).toBe(before + 1);
    const elapsedMs = performance.now() - imported;
    await expect.poll(async () => (await get("/stock")).body.toString().includes("777001-1-ford-puma")).toBe(true);
    expect(elapsedMs).toBeLessThan(await refreshDeadlineMs({ dataDir: site.dataDir, databaseUrl: null }));
  });
});

describe("the process", () => {
  test("reports that it is alive and ready", async () => {
    expect((await get("/healthz")).status).toBe(200);
    expect(JSON.parse((await get("/readyz")).body.toString())).toEqual({ status: "ready", missing: [] });
  });

  test("ends within ten seconds of a signal, with a visitor's connection open", async () => {
    const other = await startSiteProcess();
    await fetch(`${other.url}/stock`);
    const signalledAt = performance.now();
    expect(await other.end("SIGTERM")).toBe(0);
    expect(performance.now() - signalledAt).toBeLessThan(limit(10_000));
    await other.dispose();
  });
});

test.each(MEASURED)(
  "$path asks for its styles first, then for font and picture, and for no script",
  async ({ path }) => {
    const html = (await get(path)).body.toString();
    const links = [...(html.split("</head>")[0] ?? "").matchAll(/<link [^>]*>/g)].map(([link]) => link);
    const kinds = ["stylesheet", "preload"].map((rel) => links.filter((link) => link.includes(`rel="${rel}"`)));
    expect(kinds.map((found) => found.length > 0)).toEqual([true, true]);
    expect(links.filter((link) => kinds.flat().includes(link))).toEqual(kinds.flat());
    expect(html).not.toMatch(/modulepreload" href|<script [^>]*src=|import \* as|as="script"/);
    expect(scriptsOf(html).length).toBeGreaterThan(3);
  },
);

test("a page is compressed once: every request after the first gets the same bytes", async () => {
  const ask = () => get("/stock?body=suv&fuel=diesel", { "accept-encoding": "gzip, deflate, br, zstd" });
  const first = await ask();
  expect(first.headers["server-timing"]).toContain("render");
  expect(first.headers["content-encoding"]).toBe("br");
  for (let time = 0; time < 10; time += 1) {
    const next = await ask();
    expect(next.headers["server-timing"]).toContain("hit");
    expect(next.body.equals(first.body)).toBe(true);
  }
});
