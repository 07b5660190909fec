import { brotliDecompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { encodedPage } from "./kept-page.ts";
import { createPageCache, type PageCache } from "./page-cache.ts";

const bodyOf = (text: string): Uint8Array => new TextEncoder().encode(text.padEnd(2000, "."));

const cacheAt = (maxBytes = 1_000_000): { cache: PageCache; clock: { now: number } } => {
  const clock = { now: 1_000_000 };
  return { cache: createPageCache(maxBytes, () => clock.now), clock };
};

const keep = (cache: PageCache, key: string, ...tags: string[]) =>
  cache.put(key, { headers: {}, body: bodyOf(key), tags: new Set(tags) }, cache.epoch());

describe("a kept page", () => {
  test("is given until something that it shows changes", async () => {
    const { cache } = cacheAt();
    await keep(cache, "/stock", "stock");
    cache.drop("content");
    expect(cache.get("/stock")).toMatchObject({ mustRender: false });
    cache.drop("stock");
    expect(cache.get("/stock")).toMatchObject({ mustRender: true });
  });

  test("that is outdated is rendered anew by one alone, and given to all others meanwhile", async () => {
    const { cache } = cacheAt();
    await keep(cache, "/stock", "stock");
    cache.drop("stock");
    expect(cache.get("/stock")?.mustRender).toBe(true);
    expect(cache.get("/stock")?.mustRender).toBe(false);
    await keep(cache, "/stock", "stock");
    expect(cache.get("/stock")?.mustRender).toBe(false);
    cache.drop("stock");
    expect(cache.get("/stock")?.mustRender).toBe(true);
    cache.failed("/stock");
    expect(cache.get("/stock")?.mustRender).toBe(true);
  });

  test("that is outdated for more than half a minute is not given to anybody", async () => {
    const { cache, clock } = cacheAt();
    await keep(cache, "/stock", "stock");
    cache.drop("stock");
    clock.now += 30_001;
    expect(cache.get("/stock")).toBeNull();
    expect(cache.size()).toEqual({ pages: 0, bytes: 0 });
  });

  test("that tells the hour lives for a minute", async () => {
    const { cache, clock } = cacheAt();
    await keep(cache, "/", "minute");
    clock.now += 59_999;
    expect(cache.get("/")?.mustRender).toBe(false);
    clock.now += 1;
    expect(cache.get("/")?.mustRender).toBe(true);
    clock.now += 3_600_000;
    expect(cache.get("/")).toBeNull();
  });

  test("that was begun before a change and finished after it is outdated from the start", async () => {
    const { cache } = cacheAt();
    const epoch = cache.epoch();
    cache.drop("stock");
    await cache.put("/stock", { headers: {}, body: bodyOf("old"), tags: new Set(["stock"]) }, epoch);
    await cache.put("/faq", { headers: {}, body: bodyOf("faq"), tags: new Set(["content"]) }, epoch);
    expect(cache.get("/stock")?.mustRender).toBe(true);
    expect(cache.get("/faq")?.mustRender).toBe(false);
  });

  test("is compressed once for each encoding", async () => {
    const { cache } = cacheAt();
    const page = await keep(cache, "/", "stock");
    const brotli = await encodedPage(page, "br");
    expect(brotliDecompressSync(brotli).equals(page.body)).toBe(true);
    expect(await encodedPage(page, "br")).toBe(brotli);
    expect(await encodedPage(page, "gzip")).toBe(await encodedPage(page, "gzip"));
  });

  test("has a tag that changes with its body alone", async () => {
    const { cache } = cacheAt();
    const first = await keep(cache, "/a", "stock");
    const same = await keep(cache, "/a", "content");
    const other = await keep(cache, "/b", "stock");
    expect(same.etag).toBe(first.etag);
    expect(other.etag).not.toBe(first.etag);
  });
});

test("the longest unused page makes room for a new one", async () => {
  const { cache } = cacheAt(8000);
  await keep(cache, "/a", "stock");
  await keep(cache, "/b", "stock");
  cache.get("/a");
  await keep(cache, "/c", "stock");
  expect(cache.get("/b")).toBeNull();
  expect(cache.get("/a")).not.toBeNull();
  expect(cache.get("/c")).not.toBeNull();
  expect(cache.size().bytes).toBeLessThanOrEqual(8000);
});
