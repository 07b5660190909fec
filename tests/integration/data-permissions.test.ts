import { chmodSync, mkdtempSync, readdirSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startSite } from "../browser/site.ts";

const modesOf = (folder: string): readonly number[] =>
  [folder, ...readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name)))].map(
    (path) => statSync(path).mode & 0o077,
  );

test("a running site gives no other account a permission, and does not start where one has it", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "vitrine-permissions-"));
  const site = await startSite({ dataDir, fill: false });
  try {
    expect((await fetch(`${site.url}/readyz`)).status).toBeLessThan(600);
    expect(new Set(modesOf(dataDir))).toEqual(new Set([0]));
    await site.end();
    chmodSync(join(dataDir, "vitrine.sqlite"), 0o644);
    await expect(startSite({ dataDir, fill: false })).rejects.toThrow(`Run: chmod -R go= '${dataDir}'`);
  } finally {
    await site.dispose();
  }
});
