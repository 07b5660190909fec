import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";

it("the page cache takes no more memory than it counts, whatever addresses are requested", () => {
  const script = join(import.meta.dirname, "page-cache-child.ts");
  const { stdout, stderr, status } = spawnSync(process.execPath, ["--expose-gc", script], { encoding: "utf8" });
  expect(status, stderr).toBe(0);
  const { maxBytes = 0, bytes, inUse, rssGrowth } = JSON.parse(stdout) as Record<string, number>;
  expect(bytes).toBeLessThanOrEqual(maxBytes);
  expect(inUse).toBeLessThanOrEqual(maxBytes);
  // The allocator keeps some of what compression has freed, however small the cache is.
  expect(rssGrowth).toBeLessThanOrEqual(maxBytes + 48 * 1024 * 1024);
});
