import { brotliDecompressSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { createCachedPage, improvePage, type CachedPage } from "./cached-page.ts";
import { createPageShrinker } from "./page-shrinker.ts";

const TEXT = Array.from({ length: 2_000 }, (_, index) => `<li>${(index * 7_919) % 1_009} km</li>`).join("");

const createPage = (): CachedPage =>
  createCachedPage("/", { headers: {}, body: Buffer.from(TEXT), tags: new Set(["stock"]), first: "br" }, 0);

const createTest = () => {
  const state = { now: 0, isBusy: false };
  const shrunk = vi.fn<(page: CachedPage) => void>();
  const request = createPageShrinker({ now: () => state.now, isBusy: () => state.isBusy, onShrunk: shrunk });
  const askFor = (page: CachedPage, times: number): void => {
    for (let time = 0; time < times; time += 1) request(page);
  };
  return { state, shrunk, askFor };
};

test("a page that is asked for often becomes as small as Brotli makes it, and stays the same page", async () => {
  const { shrunk, askFor } = createTest();
  const page = createPage();
  void improvePage(page);
  askFor(page, 4);
  expect(shrunk).not.toHaveBeenCalled();
  askFor(page, 1);
  await page.improvement;
  const again = page.encoded.get("br")?.byteLength ?? 0;
  await vi.waitUntil(() => page.isSmallest);
  const smallest = page.encoded.get("br") ?? new Uint8Array();
  expect(smallest.byteLength).toBeLessThan(again);
  expect(brotliDecompressSync(smallest).toString()).toBe(TEXT);
  expect(shrunk.mock.calls).toEqual([[page]]);
  askFor(page, 100);
  expect(page.encoded.get("br")).toBe(smallest);
});

test("pages stay as they are while the process is busy, and are shrunk when they are asked for often again", async () => {
  const { state, shrunk, askFor } = createTest();
  const page = createPage();
  state.isBusy = true;
  askFor(page, 30);
  expect(shrunk).not.toHaveBeenCalled();
  state.isBusy = false;
  askFor(page, 10);
  await vi.waitUntil(() => page.isSmallest);
});

test("one page is shrunk at a time, and the next after a rest of nine times what it took", async () => {
  const { state, shrunk, askFor } = createTest();
  const [first, second] = [createPage(), createPage()];
  askFor(first, 20);
  askFor(second, 20);
  state.now = 100;
  await vi.waitUntil(() => shrunk.mock.calls.length > 0);
  expect(second.isSmallest).toBe(false);
  state.now = 999;
  askFor(second, 20);
  state.now = 1_000;
  expect(shrunk.mock.calls).toEqual([[first]]);
  askFor(second, 20);
  await vi.waitUntil(() => second.isSmallest);
});
