import { brotliDecompressSync, zstdDecompressSync } from "node:zlib";
import { describe, expect, test, vi } from "vitest";
import { encodedPage, improvePage } from "./cached-page.ts";
import { createPageCache, type PageCache } from "./page-cache.ts";

const bodyOf = (text: string): Uint8Array => new TextEncoder().encode(text.padEnd(2000, "."));

const cacheAt = (maxBytes = 1_000_000): { cache: PageCache; clock: { now: number } } => {
  const clock = { now: 1_000_000 };
  return { cache: createPageCache(maxBytes, () => clock.now), clock };
};

const cachePage = (cache: PageCache, key: string, ...tags: string[]) =>
  cache.put(key, { headers: {}, body: bodyOf(key), tags: new Set(tags), first: "br" }, cache.epoch());

test("a cache of zero bytes answers with the page and saves nothing", () => {
  const { cache } = cacheAt(0);
  expect(cachePage(cache, "/stock", "stock").tags).toContain("stock");
  expect(cache.get("/stock")).toBeNull();
});

describe("a cached page", () => {
  test("is fresh until a tag of it is invalidated", () => {
    const { cache } = cacheAt();
    cachePage(cache, "/stock", "stock");
    cache.invalidate("content");
    expect(cache.get("/stock")).toMatchObject({ mustRender: false });
    cache.invalidate("stock");
    expect(cache.get("/stock")).toMatchObject({ mustRender: true });
  });

  test("is rendered again by one request when stale, and served to all others meanwhile", () => {
    const { cache } = cacheAt();
    cachePage(cache, "/stock", "stock");
    cache.invalidate("stock");
    expect(cache.get("/stock")?.mustRender).toBe(true);
    expect(cache.get("/stock")?.mustRender).toBe(false);
    cachePage(cache, "/stock", "stock");
    expect(cache.get("/stock")?.mustRender).toBe(false);
    cache.invalidate("stock");
    expect(cache.get("/stock")?.mustRender).toBe(true);
    cache.renderFailed("/stock");
    expect(cache.get("/stock")?.mustRender).toBe(true);
  });

  test("is not served after more than half a minute as stale", () => {
    const { cache, clock } = cacheAt();
    cachePage(cache, "/stock", "stock");
    cache.invalidate("stock");
    clock.now += 30_001;
    expect(cache.get("/stock")).toBeNull();
  });

  test("is served outdated for five seconds at a time, at most an hour, where it cannot be rendered again", () => {
    const { cache, clock } = cacheAt();
    const page = cachePage(cache, "/stock", "stock");
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

  test("with the tag minute is fresh for a minute", () => {
    const { cache, clock } = cacheAt();
    cachePage(cache, "/", "minute");
    clock.now += 59_999;
    expect(cache.get("/")?.mustRender).toBe(false);
    clock.now += 1;
    expect(cache.get("/")?.mustRender).toBe(true);
    clock.now += 3_600_000;
    expect(cache.get("/")).toBeNull();
  });

  test("is stale at once when its tag was invalidated during its rendering", () => {
    const { cache } = cacheAt();
    const epoch = cache.epoch();
    cache.invalidate("stock");
    cache.put("/stock", { headers: {}, body: bodyOf("old"), tags: new Set(["stock"]), first: "br" }, epoch);
    cache.put("/faq", { headers: {}, body: bodyOf("faq"), tags: new Set(["content"]), first: "br" }, epoch);
    expect(cache.get("/stock")?.mustRender).toBe(true);
    expect(cache.get("/faq")?.mustRender).toBe(false);
  });

  test("keeps its compressed forms and its requests when it is rendered to the same bytes again, and is fresh", async () => {
    const { cache, clock } = cacheAt();
    const page = cachePage(cache, "/", "minute");
    cache.get("/");
    await page.improvement;
    const brotli = page.encoded.get("br");
    clock.now += 60_000;
    expect(cache.get("/")?.mustRender).toBe(true);
    expect(cachePage(cache, "/", "minute", "stock")).toBe(page);
    expect(cache.get("/")).toEqual({ page, mustRender: false });
    expect(page).toMatchObject({ isFirst: false, requests: 2 });
    expect(page.encoded.get("br")).toBe(brotli);
    cache.invalidate("stock");
    expect(cache.get("/")?.mustRender).toBe(true);
  });

  test.each([
    ["other bytes", { body: bodyOf("other") }],
    ["other headers", { headers: { "Content-Security-Policy": "default-src 'none'" } }],
  ])("is another page with %s", (_, change) => {
    const { cache } = cacheAt();
    const page = cachePage(cache, "/", "stock");
    const content = { headers: {}, body: bodyOf("/"), tags: new Set(["stock"]), first: "br", ...change } as const;
    const other = cache.put("/", content, cache.epoch());
    expect(other).not.toBe(page);
    expect(cache.get("/")?.page).toBe(other);
  });

  test("that is rendered to the same bytes while its tag is invalidated is stale at once", () => {
    const { cache } = cacheAt();
    const page = cachePage(cache, "/", "stock");
    const epoch = cache.epoch();
    cache.invalidate("stock");
    expect(cache.put("/", { headers: {}, body: bodyOf("/"), tags: new Set(["stock"]), first: "br" }, epoch)).toBe(page);
    expect(cache.get("/")?.mustRender).toBe(true);
  });

  test("is compressed once for each encoding", async () => {
    const { cache } = cacheAt();
    const page = cachePage(cache, "/", "stock");
    const brotli = await encodedPage(page, "br");
    expect(brotliDecompressSync(brotli).equals(bodyOf("/"))).toBe(true);
    expect(await encodedPage(page, "br")).toBe(brotli);
    expect(await encodedPage(page, "gzip")).toBe(await encodedPage(page, "gzip"));
  });

  test("is kept in Brotli alone, and as it is once someone has asked for that", async () => {
    const { cache } = cacheAt();
    const page = cachePage(cache, "/", "stock");
    expect([...page.encoded.keys()]).toEqual(["br"]);
    const { bytes } = cache.size();
    const body = await cache.encode(page, "identity");
    expect(body).toEqual(bodyOf("/"));
    expect(await cache.encode(page, "identity")).toBe(body);
    expect(cache.size().bytes - bytes).toBe(body.byteLength);
  });

  test("is compressed better when it is requested again, and keeps its entity tag", async () => {
    const { cache } = cacheAt();
    const text = Array.from({ length: 2_000 }, (_, index) => `<li>${(index * 7_919) % 1_009} km</li>`).join("");
    const page = cache.put(
      "/",
      { headers: {}, body: Buffer.from(text), tags: new Set(["stock"]), first: "br" },
      cache.epoch(),
    );
    const { etag } = page;
    const first = await encodedPage(page, "br");
    expect(page.isFirst).toBe(true);
    expect(cache.get("/")?.page.isFirst).toBe(false);
    await improvePage(page);
    const better = await encodedPage(page, "br");
    expect(better.byteLength).toBeLessThan(first.byteLength);
    expect(brotliDecompressSync(better).toString()).toBe(text);
    expect(page.etag).toBe(etag);
  });

  test("has the form of its first answer until Brotli is there, and the same entity tag as in Brotli", async () => {
    const { cache } = cacheAt();
    const page = cache.put("/", { headers: {}, body: bodyOf("/"), tags: new Set(["stock"]), first: "zstd" }, 0);
    expect([...page.encoded.keys()]).toEqual(["zstd"]);
    expect(zstdDecompressSync(page.encoded.get("zstd") ?? "").equals(bodyOf("/"))).toBe(true);
    const { bytes } = cache.size();
    cache.get("/");
    const [brotli, again] = await Promise.all([cache.encode(page, "br"), cache.encode(page, "br")]);
    expect(again).toBe(brotli);
    expect(brotliDecompressSync(brotli).equals(bodyOf("/"))).toBe(true);
    await page.improvement;
    expect([...page.encoded.keys()]).toEqual(["br"]);
    expect(page.etag).toBe(cachePage(cacheAt().cache, "/", "stock").etag);
    expect(cache.size().bytes).toBeLessThan(bytes + brotli.byteLength);
  });

  test("has an entity tag that depends on its body alone", () => {
    const { cache } = cacheAt();
    const first = cachePage(cache, "/a", "stock");
    const same = cachePage(cache, "/a", "content");
    const other = cachePage(cache, "/b", "stock");
    expect(same.etag).toBe(first.etag);
    expect(other.etag).not.toBe(first.etag);
  });
});

test("counts keys and headers, and holds a limited number of pages", () => {
  const { cache } = cacheAt(1_000_000_000);
  const put = (key: string, headers = {}) =>
    cache.put(key, { headers, body: new Uint8Array(1), tags: new Set(["stock"]), first: "br" }, cache.epoch());
  put("/a");
  const { bytes } = cache.size();
  put(`/${"b".repeat(4_000)}`, { link: "c".repeat(1_000) });
  expect(cache.size().bytes - bytes).toBeGreaterThan(bytes + 5_000);
  for (let page = 0; page < 10_100; page += 1) put(`/${page}`);
  expect(cache.size().pages).toBe(10_000);
});

test("evicts the least recently used page", () => {
  const { cache } = cacheAt(8_000);
  cachePage(cache, "/a", "stock");
  cachePage(cache, "/b", "stock");
  cache.get("/a");
  cachePage(cache, "/c", "stock");
  expect(cache.get("/b")).toBeNull();
  expect(cache.get("/a")).not.toBeNull();
  expect(cache.get("/c")).not.toBeNull();
  expect(cache.size().bytes).toBeLessThanOrEqual(8_000);
});

test("a crawl leaves the pages that were requested again, and stays within the cap", () => {
  const { cache } = cacheAt(60_000);
  cachePage(cache, "/", "content");
  cache.get("/");
  for (let page = 0; page < 1_000; page += 1) {
    cachePage(cache, `/stock?price-max=${page}`, "stock");
    expect(cache.size().bytes).toBeLessThanOrEqual(60_000);
  }
  expect(cache.get("/")).not.toBeNull();
  expect(cache.get("/stock?price-max=999")).not.toBeNull();
  expect(cache.get("/stock?price-max=0")).toBeNull();
});

test("counts the bytes of a page again that was made smaller", async () => {
  const { cache } = cacheAt();
  const text = Array.from({ length: 2_000 }, (_, index) => `<li>${(index * 7_919) % 1_009} km</li>`).join("");
  const content = { headers: {}, body: Buffer.from(text), tags: new Set(["stock"]), first: "identity" } as const;
  const page = cache.put("/", content, cache.epoch());
  expect(cache.size().bytes).toBeGreaterThan(text.length);
  cache.get("/");
  await improvePage(page);
  await vi.waitUntil(() => page.encoded.has("br"));
  const [before, brotli] = [cache.size().bytes, page.encoded.get("br")?.byteLength ?? 0];
  for (let request = 0; request < 20; request += 1) cache.get("/");
  await vi.waitUntil(() => page.isSmallest);
  expect(before - cache.size().bytes).toBe(brotli - (page.encoded.get("br")?.byteLength ?? 0));
  expect(before).toBeGreaterThan(cache.size().bytes);
});

test("counts an encoding that is computed later", async () => {
  const { cache } = cacheAt();
  const page = cachePage(cache, "/", "content");
  const { bytes } = cache.size();
  const gzipped = await cache.encode(page, "gzip");
  expect(cache.size().bytes - bytes).toBe(gzipped.byteLength);
});
