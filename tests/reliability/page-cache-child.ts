import { setImmediate as nextTurn } from "node:timers/promises";
import { createPageCache } from "../../src/server/pages/page-cache.ts";

/** Fills a cache of `MAX_BYTES` many times over, as an attacker with invented addresses would, and prints its memory. */
const MAX_BYTES = 16 * 1024 * 1024;
const PAGES = 4_500;
const KEY_CHARACTERS = 4_000;

const collectGarbage = async (): Promise<void> => {
  for (let turn = 0; turn < 3; turn += 1) {
    globalThis.gc?.();
    await nextTurn();
  }
};

const cache = createPageCache(MAX_BYTES, Date.now);
const headers = { "content-type": "application/json", "content-security-policy": "script-src 'self'".padEnd(300, ".") };

const putPage = async (index: number): Promise<void> => {
  const key = `/listes?ids=1&z=${index}`.padEnd(KEY_CHARACTERS, "z");
  const body = new TextEncoder().encode(`[{"id":${index}}]`.padEnd(160, " "));
  await cache.put(key, { headers, body, tags: new Set(["stock"]) }, cache.epoch());
};

const fill = async (from: number) => {
  for (let index = from; index < from + PAGES; index += 1) await putPage(index);
  await collectGarbage();
  const { rss, heapUsed, external } = process.memoryUsage();
  return { rss, inUse: heapUsed + external };
};

const { heapUsed, external } = process.memoryUsage();
// The first pages fill the cache, and the allocator grows to what compression needs; the second replace them.
const first = await fill(0);
const second = await fill(PAGES);
const { bytes } = cache.size();
const memory = { inUse: second.inUse - heapUsed - external, rssGrowth: second.rss - first.rss };
process.stdout.write(JSON.stringify({ maxBytes: MAX_BYTES, bytes, ...memory }));
