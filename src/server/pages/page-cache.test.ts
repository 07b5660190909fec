import { brotliDecompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { encodedPage } from "./cached-page.ts";
import { createPageCache, type PageCache } from "./page-cache.ts";

const bodyOf = (text: string): Uint8Array => new TextEncoder().encode(text.padEnd(2000, "."));

const cacheAt = (maxBytes = 1_000_000): { cache: PageCache; clock: { now: number } } => {
  const clock = { now: 1_000_000 };
  return { cache: createPageCache(maxBytes, () => clock.now), clock };
};

const cachePage = (cache: PageCache, key: string, ...tags: string[]) =>
  cache.put(key, { headers: {}, body: bodyOf(key), tags: new Set(tags) }, cache.epoch());

test("a cache of zero bytes answers with the page and saves nothing", async () => {
  const { cache } = cacheAt(0);
  expect((await cachePage(cache, "/stock", "stock")).tags).toContain("stock");
  expect(cache.get("/stock")).toBeNull();
});

describe("a cached page", () => {
  test("is fresh until a tag of it is invalidated", async () => {
    const { cache } = cacheAt();
    await cachePage(cache, "/stock", "stock");
    cache.invalidate("content");
    expect(cache.get("/stock")).toMatchObject({ mustRender: false });
    cache.invalidate("stock");
    expect(cache.get("/stock")).toMatchObject({ mustRender: true });
  });

  test("is rendered again by one request when stale, and served to all others meanwhile", async () => {
    const { cache } = cacheAt();
    await cachePage(cache, "/stock", "stock");
    cache.invalidate("stock");
    expect(cache.get("/stock")?.mustRender).toBe(true);
    expect(cache.get("/stock")?.mustRender).toBe(false);
    await cachePage(cache, "/stock", "stock");
    expect(cache.get("/stock")?.mustRender).toBe(false);
    cache.invalidate("stock");
    expect(cache.get("/stock")?.mustRender).toBe(true);
    cache.renderFailed("/stock");
    expect(cache.get("/stock")?.mustRender).toBe(true);
  });

  test("is not served after more than half a minute as stale", async () => {
    const { cache, clock } = cacheAt();
    await cachePage(cache, "/stock", "stock");
    cache.invalidate("stock");
    clock.now += 30_001;
    expect(cache.get("/stock")).toBeNull();
  });

  test("is served outdated for five seconds at a time, at most an hour, where it cannot be rendered again", async () => {
    const { cache, clock } = cacheAt();
    const page = await cachePage(cache, "/stock", "stock");
    cache.invalidate("stock");
    clock.now += 30_001;
    expect(cache.serveOutdated("/stock")).toBe(page);
    expect(cache.get("/stock")).toEqual({ page, mustRender: false });
    clock.now += 5_000;
    expect(cache.get("/stock")).toBeNull();
    clock.now += 3_600_000 - 35_001;
    expect(cache.serveOutdated("/stock")).toBe(page);
    clock.now += 1;
    expect(cache.serveOutdated("/stock")).toBeNull();
    expect(cache.serveOutdated("/")).toBeNull();
  });

  test("with the tag minute is fresh for a minute", async () => {
    const { cache, clock } = cacheAt();
    await cachePage(cache, "/", "minute");
    clock.now += 59_999;
    expect(cache.get("/")?.mustRender).toBe(false);
    clock.now += 1;
    expect(cache.get("/")?.mustRender).toBe(true);
    clock.now += 3_600_000;
    expect(cache.get("/")).toBeNull();
  });

  test("is stale at once when its tag was invalidated during its rendering", async () => {
    const { cache } = cacheAt();
    const epoch = cache.epoch();
    cache.invalidate("stock");
    await cache.put("/stock", { headers: {}, body: bodyOf("old"), tags: new Set(["stock"]) }, epoch);
    await cache.put("/faq", { headers: {}, body: bodyOf("faq"), tags: new Set(["content"]) }, epoch);
    expect(cache.get("/stock")?.mustRender).toBe(true);
    expect(cache.get("/faq")?.mustRender).toBe(false);
  });

  test("is stale at once when its tag was invalidated while it was compressed", async () => {
    const { cache } = cacheAt();
    const put = cachePage(cache, "/stock", "stock");
    cache.invalidate("stock");
    await put;
    expect(cache.get("/stock")?.mustRender).toBe(true);
  });

  test("is compressed once for each encoding", async () => {
    const { cache } = cacheAt();
    const page = await cachePage(cache, "/", "stock");
    const brotli = await encodedPage(page, "br");
    expect(brotliDecompressSync(brotli).equals(bodyOf("/"))).toBe(true);
    expect(await encodedPage(page, "br")).toBe(brotli);
    expect(await encodedPage(page, "gzip")).toBe(await encodedPage(page, "gzip"));
  });

  test("is stored in Brotli only, and uncompressed after the first request for that", async () => {
    const { cache } = cacheAt();
    const page = await cachePage(cache, "/", "stock");
    expect([...page.encoded.keys()]).toEqual(["br"]);
    const { bytes } = cache.size();
    const body = await cache.encode(page, "identity");
    expect(body).toEqual(bodyOf("/"));
    expect(await cache.encode(page, "identity")).toBe(body);
    expect(cache.size().bytes - bytes).toBe(body.byteLength);
  });

  test("has an entity tag that depends on its body alone", async () => {
    const { cache } = cacheAt();
    const first = await cachePage(cache, "/a", "stock");
    const same = await cachePage(cache, "/a", "content");
    const other = await cachePage(cache, "/b", "stock");
    expect(same.etag).toBe(first.etag);
    expect(other.etag).not.toBe(first.etag);
  });
});

test("counts keys and headers, and holds a limited number of pages", async () => {
  const { cache } = cacheAt(1_000_000_000);
  const put = (key: string, headers = {}) =>
    cache.put(key, { headers, body: new Uint8Array(1), tags: new Set(["stock"]) }, cache.epoch());
  await put("/a");
  const { bytes } = cache.size();
  await put(`/${"b".repeat(4_000)}`, { link: "c".repeat(1_000) });
  expect(cache.size().bytes - bytes).toBeGreaterThan(bytes + 5_000);
  await Promise.all(Array.from({ length: 10_100 }, (_, page) => put(`/${page}`)));
  expect(cache.size().pages).toBe(10_000);
});

test("evicts the least recently used page", async () => {
  const { cache } = cacheAt(8_000);
  await cachePage(cache, "/a", "stock");
  await cachePage(cache, "/b", "stock");
  cache.get("/a");
  await cachePage(cache, "/c", "stock");
  expect(cache.get("/b")).toBeNull();
  expect(cache.get("/a")).not.toBeNull();
  expect(cache.get("/c")).not.toBeNull();
  expect(cache.size().bytes).toBeLessThanOrEqual(8_000);
});

test("stays within the cap while a crawl asks for every filter", async () => {
  const { cache } = cacheAt(60_000);
  for (let page = 0; page < 1_000; page += 1) {
    await cachePage(cache, `/stock?price-max=${page}`, "stock");
    expect(cache.size().bytes).toBeLessThanOrEqual(60_000);
  }
  expect(cache.get("/stock?price-max=999")).not.toBeNull();
  expect(cache.get("/stock?price-max=0")).toBeNull();
});

test("counts an encoding that is computed later", async () => {
  const { cache } = cacheAt();
  const page = await cachePage(cache, "/", "content");
  const { bytes } = cache.size();
  const gzipped = await cache.encode(page, "gzip");
  expect(cache.size().bytes - bytes).toBe(gzipped.byteLength);
});
