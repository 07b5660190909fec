import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { NO_EMBEDDED_HOSTS, type PageHandler } from "#application/site/index.ts";
import { UNLIMITED } from "../../../tests/fakes/load-limiter.ts";
import { createPageCache } from "./page-cache.ts";
import { createPageKeys } from "./page-key.ts";
import { createPageResponder } from "./page-responder.ts";

const ADDRESS = "http://site.example/stock";

/** A site whose page has the current text and status. */
const createTest = () => {
  const site = { text: "first", status: 200, now: 0 };
  const requested: string[] = [];
  const web: PageHandler = async ({ url }) => {
    requested.push(url);
    return answer();
  };
  const answer = (): Awaited<ReturnType<PageHandler>> => ({
    html: ["", site.text, ""],
    response: new Response(null, { status: site.status, headers: { "content-type": "text/html" } }),
    tags: new Set(site.status === 200 ? ["stock" as const] : []),
    isContentOnly: false,
    isShared: false,
    isParameter: null,
    embedded: NO_EMBEDDED_HOSTS,
    scriptNonce: "",
  });
  const cache = createPageCache(1_000_000, () => site.now);
  const responder = createPageResponder({
    web,
    cache,
    keys: createPageKeys("/stock"),
    limiter: UNLIMITED,
    kindOf: () => "page",
    signatures: { isIssued: () => false, isLink: () => false },
    refusalDelayMs: 0,
    secure: false,
    policyOf: () => ({}),
    onError: (error) => {
      throw error;
    },
  });
  const open = (url: string): Promise<Response> => responder.respond(new Request(url), "");
  const send = (acceptEncoding: string): Promise<Response> =>
    responder.respond(new Request(ADDRESS, { headers: { "accept-encoding": acceptEncoding } }), "");
  const read = async (): Promise<readonly [number, string]> => {
    const response = await responder.respond(new Request(ADDRESS), "");
    return [response.status, await response.text()];
  };
  return { site, cache, responder, requested, open, send, read };
};

test("serves the last page while it cannot be rendered for want of the database, and the new one afterwards", async () => {
  const { site, cache, read } = createTest();
  expect(await read()).toEqual([200, "first"]);
  Object.assign(site, { status: 503, text: "unavailable" });
  cache.invalidate("stock");
  site.now += 60_000;
  expect(await read()).toEqual([200, "first"]);
  Object.assign(site, { status: 200, text: "second" });
  expect(await read()).toEqual([200, "second"]);
});

test("says that a page is unavailable that it has never rendered, and renders it afterwards", async () => {
  const { site, read } = createTest();
  Object.assign(site, { status: 503, text: "unavailable" });
  expect(await read()).toEqual([503, "unavailable"]);
  Object.assign(site, { status: 200, text: "first" });
  expect(await read()).toEqual([200, "first"]);
});

test.each([404, 500])("forgets the last page when the new one has the status %i", async (status) => {
  const { site, cache, read } = createTest();
  await read();
  Object.assign(site, { status, text: "gone" });
  expect(await read()).toEqual([status, "gone"]);
  expect(cache.size().pages).toBe(0);
});

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["gzip, br;q=0", "gzip"],
  ["", null],
])(
  "a client that accepts %o gets a page in %s, and the cache has the same bytes for the next",
  async (accepted, sent) => {
    const { site, cache, send } = createTest();
    site.text = "A page. ".repeat(200);
    const response = await send(accepted);
    const encoding = response.headers.get("content-encoding") as "br" | "gzip" | null;
    expect(encoding).toBe(sent);
    const body = Buffer.from(await response.arrayBuffer());
    const decoded = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };
    expect(decoded[encoding ?? "identity"](body).toString()).toBe(site.text);
    const page = cache.get("/stock")?.page;
    const cached = page && (await cache.encode(page, encoding ?? "identity"));
    expect(Buffer.from(cached ?? "").equals(body)).toBe(true);
  },
);

test.each(["//stock", "/Stock", "/%73tock", "/stock/"])("never caches a page under %s", async (path) => {
  const { cache, responder } = createTest();
  const response = await responder.respond(new Request(`http://site.example${path}`), "");
  expect([response.status, response.headers.get("etag")]).toEqual([200, null]);
  expect(cache.get(path)).toBeNull();
});

test.each([301, 302, 202])("a redirect of the status %i is given every parameter of its request", async (status) => {
  const { site, requested, open } = createTest();
  await open(`${ADDRESS}?utm_source=a`);
  expect(requested).toEqual([ADDRESS]);
  Object.assign(site, { status });
  await open(`${ADDRESS}/old?utm_source=a`);
  expect(requested.at(-1)).toBe(`${ADDRESS}/old?utm_source=a`);
});

test("a redirect whose request has no other parameters than its key is rendered once", async () => {
  const { site, requested, open } = createTest();
  Object.assign(site, { status: 301 });
  expect((await open(`${ADDRESS}?brand=ford`)).status).toBe(301);
  expect(requested).toEqual([`${ADDRESS}?brand=ford`]);
});
