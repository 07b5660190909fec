import { beforeAll, describe, expect, test } from "vitest";
import { sharedSite } from "../browser-support/sites/shared-site.ts";

const site = sharedSite();

type Schema = {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly const?: string;
  readonly maxLength?: number;
  readonly items?: Schema;
};

type Parameter = { readonly name: string; readonly in: string; readonly schema: Schema };

type Operation = {
  readonly operationId: string;
  readonly security?: unknown;
  readonly parameters?: readonly Parameter[];
};

type OpenApi = { readonly paths: Readonly<Record<string, { readonly get?: Operation }>> };

type Answer = { readonly status: number; readonly headers: Headers; readonly body: Readonly<Record<string, unknown>> };

const get = async (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> => {
  const response = await fetch(`${site.url}${path}`, { headers });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: (text === "" ? {} : JSON.parse(text)) as Answer["body"],
  };
};

/** Operations without a token, with the values of their path. */
let operations: readonly { readonly path: string; readonly operation: Operation }[] = [];

beforeAll(async () => {
  const { paths } = (await get("/api/v1/openapi.json")).body as unknown as OpenApi;
  const vehicles = (await get("/api/v1/vehicles?perPage=1")).body["vehicles"] as readonly { readonly id: number }[];
  const offers = (await get("/api/v1/lease-offers")).body["offers"] as readonly { readonly slug: string }[];
  const fill = (path: string): string =>
    path
      .replace("{id}", String(vehicles[0]?.id))
      .replace("lease-offers/{slug}", `lease-offers/${offers[0]?.slug}`)
      .replace("{slug}", "bertrange");
  operations = Object.entries(paths).flatMap(([path, { get: operation }]) =>
    path.startsWith("/api/v1/") && operation !== undefined && operation.security === undefined
      ? [{ path: fill(path), operation }]
      : [],
  );
});

/** Values that a parameter cannot have. */
const malformed = ({ type, enum: keys, const: only, maxLength, items }: Schema): readonly string[] => {
  if (items !== undefined) return malformed(items);
  if (type === "integer") return ["abc", "-1", "1.5", "1e2", "", "9999999999"];
  if (keys !== undefined || only !== undefined) return ["nonsense", "__proto__"];
  return maxLength === undefined ? [] : ["x".repeat(maxLength + 1)];
};

describe("a parameter of the JSON API", () => {
  test("is answered with 400 and its name where its value is malformed, in every operation", async () => {
    const wrong: string[] = [];
    let tried = 0;
    for (const { path, operation } of operations) {
      for (const { name, in: place, schema } of operation.parameters ?? []) {
        for (const value of place === "query" ? malformed(schema) : []) {
          tried += 1;
          const { status, headers, body } = await get(`${path}?${new URLSearchParams({ [name]: value })}`);
          const errors = (body["errors"] ?? []) as readonly { readonly parameter: string }[];
          const isRefused = status === 400 && headers.get("content-type") === "application/problem+json";
          if (!isRefused || errors[0]?.parameter !== name) wrong.push(`${path}?${name}=${value}: ${status}`);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(tried).toBeGreaterThan(200);
  });

  test("with a name that an operation does not have is ignored, and listed", async () => {
    expect(operations.length).toBeGreaterThanOrEqual(10);
    for (const { path, operation } of operations) {
      const { status, body } = await get(`${path}?colour=red&utm_source=x&colour=blue`);
      expect([operation.operationId, status, body["ignored"]]).toEqual([
        operation.operationId,
        200,
        ["colour", "utm_source"],
      ]);
      expect((await get(path)).body["ignored"]).toEqual([]);
    }
  });

  test("has the names and values of earlier releases, and those that addresses need", async () => {
    const { status, body } = await get(
      "/api/v1/vehicles?fuel=electric-petrol&fuel=electric%2Bdiesel&brand=Ford&perPage=1",
    );
    expect([status, body["ignored"]]).toEqual([200, []]);
    const twice = await get("/api/v1/vehicles?page=1&page=2&price-min=x");
    expect(twice.body["errors"]).toMatchObject([{ parameter: "page" }, { parameter: "price-min" }]);
  });

  test("is read leniently by the pages", async () => {
    for (const search of ["price-min=abc", "page=abc", "sort=nonsense", "colour=red"]) {
      expect((await fetch(`${site.url}/stock?${search}`)).status).toBe(200);
    }
  });
});

describe("an answer of the JSON API", () => {
  test("is 304 for who has it already, compressed or not", async () => {
    // Locations say at what time they are open.
    const unchanged = operations.filter(({ path }) => !path.startsWith("/api/v1/locations"));
    for (const { path } of unchanged) {
      const etag = (await get(path)).headers.get("etag") ?? "";
      expect([path, etag]).toEqual([path, expect.stringMatching(/^W\/"[\w+/=-]+"$/)]);
      const again = await get(path, { "if-none-match": etag, "accept-encoding": "br" });
      expect([path, again.status, again.headers.get("etag")]).toEqual([path, 304, etag]);
      expect(again.headers.get("cache-control")).toMatch(/^public/);
      expect(again.headers.get("access-control-allow-origin")).toBe("*");
    }
    expect((await get("/api/v1/vehicles", { "if-none-match": '"other"' })).status).toBe(200);
    const compressed = await get("/api/v1/vehicles", { "accept-encoding": "br" });
    expect(compressed.headers.get("content-encoding")).toBe("br");
  });

  test("is open to scripts of every origin", async () => {
    const preflight = await fetch(`${site.url}/api/v1/leads`, {
      method: "OPTIONS",
      headers: {
        origin: "https://crm.example",
        "access-control-request-method": "POST",
        "access-control-request-headers": "authorization,content-type,idempotency-key",
      },
    });
    const header = (name: string) => preflight.headers.get(`access-control-${name}`);
    expect([preflight.status, header("allow-origin"), header("max-age"), header("allow-credentials")]).toEqual([
      204,
      "*",
      "86400",
      null,
    ]);
    expect(header("allow-methods")).toBe("GET,HEAD,POST,PATCH");
    expect(header("allow-headers")).toBe("Authorization,Content-Type,Idempotency-Key,If-None-Match");
    for (const path of ["/api/v1/vehicles", "/api/v1/vehicles?page=x", "/api/v1/token"]) {
      const { headers } = await get(path, { origin: "https://crm.example" });
      expect([path, headers.get("access-control-allow-origin")]).toEqual([path, "*"]);
      expect(headers.get("access-control-expose-headers")).toContain("ETag");
    }
  });
});

describe("a whole read of the vehicles", () => {
  type Page = {
    readonly vehicles: readonly { readonly id: number }[];
    readonly total: number;
    readonly next_cursor: string | null;
    readonly version_changed: boolean;
  };

  const readAll = async (search: string): Promise<{ readonly ids: readonly number[]; readonly total: number }> => {
    const ids: number[] = [];
    let total = 0;
    for (let cursor: string | null = ""; cursor !== null; ) {
      const { body, headers } = await get(`/api/v1/vehicles?${search}&perPage=100&cursor=${cursor}`);
      const page = body as unknown as Page;
      ids.push(...page.vehicles.map(({ id }) => id));
      total = page.total;
      expect(page.version_changed).toBe(false);
      expect(headers.get("link")).toEqual(page.next_cursor === null ? null : expect.stringMatching(/rel="next"$/));
      cursor = page.next_cursor;
    }
    return { ids, total };
  };

  test("has every match once, in order of id", async () => {
    for (const search of ["", "brand=ford"]) {
      const { ids, total } = await readAll(search);
      expect(ids).toHaveLength(total);
      expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => a - b));
    }
  });

  test.each([
    ["cursor=abc", ["cursor"]],
    ["cursor=bnVsbA", ["cursor"]],
    ["cursor=&page=2&sort=name", ["page", "sort"]],
  ])("refuses %s", async (search, names) => {
    const { status, body } = await get(`/api/v1/vehicles?${search}`);
    const errors = body["errors"] as readonly { readonly parameter: string }[];
    expect([status, errors.map(({ parameter }) => parameter)]).toEqual([400, names]);
  });
});
