import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startSiteProcess } from "../browser/sites/site-process.ts";

const start = async (env: Readonly<Record<string, string>>) => {
  const lines: string[] = [];
  const dataDir = mkdtempSync(join(tmpdir(), "vitrine-empty-"));
  const site = await startSiteProcess({ dataDir, env, onOutput: (line) => void lines.push(line) });
  const { total } = (await (await fetch(`${site.url}/api/v1/vehicles`)).json()) as { readonly total: number };
  const { status } = await fetch(site.url);
  await site.dispose();
  return { total, status, output: lines.join("\n") };
};

test("npm start fills an empty database with the demo group", async () => {
  const { total, status } = await start({});
  expect([total, status]).toEqual([700, 200]);
});

test("npm start with a public address refuses the demo group, serves and says how to import", async () => {
  const { total, status, output } = await start({ SITE_URL: "https://www.alzette-automobiles.example" });
  expect([total, status]).toEqual([0, 200]);
  expect(output).toContain("the demo group is not imported");
  expect(output).toContain("./vitrine import vehicles FILE");
});
