import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildIfStale } from "../../scripts/build.ts";
import { fillEmptyDatabase } from "../../scripts/fill-empty-database.ts";
import { siteUrl } from "../../src/domain/shared/index.ts";
import { readConfig } from "../../src/server/environment/config.ts";
import { createContainer } from "../../src/server/container.ts";
import { compress, preferredEncoding } from "../../src/server/middleware/compression.ts";
import { renderPage } from "../../src/server/pages/rendered-page.ts";
import { median } from "../../scripts/statistics.ts";

const { values: flags } = parseArgs({
  options: {
    encoding: { type: "string", default: "br" },
    json: { type: "boolean", default: false },
    "no-save": { type: "boolean", default: false },
    pages: { type: "string", default: "40" },
    rounds: { type: "string", default: "5" },
  },
});

const WARM_UP_PAGES = 150;

const PATHS = ["/stock", "/", "/faq", "/brands"];

await buildIfStale();
const dataDir = mkdtempSync(join(tmpdir(), "vitrine-render-"));
try {
  process.env["DATA_DIR"] = dataDir;
  await fillEmptyDatabase();
  const config = readConfig(process.env);
  if (!config.ok) throw new Error(config.error.join("\n"));
  const site = await createContainer(config.value);
  /** A page as a visitor gets it who meets no cache, with its compression. */
  const render = async (path: string): Promise<void> => {
    const request = new Request(siteUrl(config.value.siteUrl, path));
    const page = await renderPage(
      request,
      (webRequest) => site.pages(webRequest),
      () => ({}),
    );
    if (page.status !== 200) throw new Error(`${path} has the status ${page.status}`);
    await compress(page.body, preferredEncoding(flags.encoding));
  };
  const pages = Number(flags.pages);
  /** Processor time of one page in milliseconds, of all threads. */
  const measure = async (path: string): Promise<number> => {
    const before = process.cpuUsage();
    for (let page = 0; page < pages; page += 1) await render(path);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000 / pages;
  };
  const times = new Map(PATHS.map((path): [string, number[]] => [path, []]));
  for (const path of PATHS) for (let page = 0; page < WARM_UP_PAGES; page += 1) await render(path);
  for (let round = 0; round < Number(flags.rounds); round += 1)
    for (const [path, values] of times) values.push(await measure(path));
  const rows = [...times].map(([path, values]) => ({
    path,
    cpu_ms: Math.round(median(values) * 10) / 10,
    lowest: Math.round(Math.min(...values) * 10) / 10,
  }));
  const result = {
    machine: `${cpus().length} × ${cpus()[0]?.model ?? "unknown"}, Node ${process.versions.node}`,
    encoding: preferredEncoding(flags.encoding),
    rows,
  };
  if (flags.json) process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
  else console.table(rows);
  if (!flags["no-save"])
    writeFileSync(join(import.meta.dirname, "..", "results", "render.json"), `${JSON.stringify(result, null, 2)}\n`);
  await site.close();
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
