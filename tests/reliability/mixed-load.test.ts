// Visitors, leads, imports, publications and reloads at the same time: no error but the limiter's, no lead lost, and at the end
// the stock of the last import and the text of the last publication.
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { importFeed } from "../../bench/soak/changed-feed.ts";
import { growthOf, type ProcessSample } from "../../bench/soak/process-sample.ts";
import { createFileContentSource } from "../../src/adapters/content/index.ts";
import { createStockReader, openDatabase } from "../../src/adapters/database/index.ts";
import { copyDemoData } from "../browser-support/demo-data.ts";
import { copyDemoGroup } from "../browser-support/demo-group-copy.ts";
import { type SiteProcess, startSiteProcess } from "../browser-support/sites/site-process.ts";
import { type FakeContentService, startFakeContentService } from "../fakes/content-service.ts";
import { createDemoDatabase } from "../postgres/shared-postgres.ts";
import { type MixedLoadReport, runMixedLoad, titleOf } from "./mixed-load.ts";
import { findInconsistencies, readStoredData } from "./stored-data.ts";
import { limit } from "../time-limits.ts";

/** `npm run test:long` runs ten minutes on each database, `npm test` three seconds on PostgreSQL. */
const { MIXED_SECONDS } = process.env;
const SECONDS = Number(MIXED_SECONDS ?? 3);
const DIALECTS = MIXED_SECONDS === undefined ? ["postgres"] : ["sqlite", "postgres"];

/** Limit per serving process. A node takes some 390 MB on a busy machine, and a second site for a moment after each reload. */
const MAX_MEMORY_MB = 600;

/** The heap that Node takes on a machine of 2 GB: on a large one it collects late, and memory would say how large. */
const NODE_OPTIONS = "--max-old-space-size=512";

const WEBHOOK_SECRET = "the secret of the content service, long enough";

let folder: string;
let service: FakeContentService;
let site: SiteProcess | null = null;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "mixed-load-"));
  service = await startFakeContentService();
  const files = createFileContentSource("demo/group/content", { warn: () => undefined });
  service.stories = files.rawStories();
});

afterEach(async () => {
  await site?.end("SIGTERM");
  await site?.dispose();
  site = null;
  await service.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A line for each vehicle that lists show, and one for each that is sold. */
type Stock = { readonly listed: readonly string[]; readonly sold: readonly string[] };

const readStock = async (dataDir: string, url: string | null): Promise<Stock> => {
  const database = await openDatabase({ dataDir, url });
  const [listed, sold]: [string[], string[]] = [[], []];
  for await (const { title, price, availability } of createStockReader(database).all())
    (availability === "sold" ? sold : listed).push(`${title} ${price.purchase?.cents}`);
  await database.close();
  return { listed: listed.sort(), sold: sold.sort() };
};

/** The stock of a database that had the demo group and this import alone. */
const stockAfter = async (version: number): Promise<Stock> => {
  const dataDir = join(folder, "expected");
  mkdirSync(dataDir, { mode: 0o700 });
  if (!copyDemoData(dataDir)) throw new Error("no demo data was prepared");
  await importFeed(join(folder, "expected.csv"), { DATA_DIR: dataDir }, version);
  return readStock(dataDir, null);
};

type ListedVehicle = {
  readonly title: string;
  readonly price: { readonly purchase: { readonly cents: number } | null };
};

/** Prices of the vehicles that the site lists, of each page on a new connection. */
const readListed = async (url: string): Promise<readonly string[]> => {
  const lines: string[] = [];
  for (let page = 1, total = 1; lines.length < total; page += 1) {
    const answer = await fetch(`${url}/api/v1/vehicles?perPage=100&page=${page}`, { headers: { connection: "close" } });
    const list = (await answer.json()) as { readonly total: number; readonly vehicles: readonly ListedVehicle[] };
    total = list.total;
    lines.push(...list.vehicles.map(({ title, price }) => `${title} ${price.purchase?.cents}`));
  }
  return lines.sort();
};

const readTitles = async (url: string): Promise<readonly string[]> => {
  const answers = Array.from({ length: 8 }, () => fetch(`${url}/faq`, { headers: { connection: "close" } }));
  const pages = await Promise.all((await Promise.all(answers)).map((answer) => answer.text()));
  return [...new Set(pages.map((html) => /<title>([^<|–]*)/.exec(html)?.[1]?.trim() ?? ""))];
};

/** Memory at the beginning, three times between, and at the end. */
const pointsOf = (samples: readonly ProcessSample[]): string =>
  [0, 0.25, 0.5, 0.75, 1].map((part) => Math.round(samples.at(part * (samples.length - 1))?.rssMb ?? 0)).join(", ");

const print = (dialect: string, report: MixedLoadReport): void => {
  const memory = report.samples.map((samples) => {
    const peak = Math.round(Math.max(...samples.map(({ rssMb }) => rssMb)));
    return `${pointsOf(samples)} MB, ${peak} MB at most, ${growthOf(samples).memory.toFixed(2)} times at the end`;
  });
  const { requests, shed, problems, references, imports, publications, reloads } = report;
  process.stdout.write(
    `${dialect}, ${SECONDS} s: ${requests} requests, ${shed} shed, ${problems.length} problems, ${references.length} leads, ` +
      `${imports} imports, ${publications} publications, ${reloads} reloads; memory ${memory.join("; ")}\n`,
  );
};

it.each(DIALECTS)(
  `serves visitors and loses nothing on %s during imports, publications and reloads for ${SECONDS} s`,
  async (dialect) => {
    const databaseUrl = dialect === "postgres" ? await createDemoDatabase() : null;
    const group = copyDemoGroup(join(folder, "group"));
    site = await startSiteProcess({
      ...(databaseUrl !== null && { fill: false }),
      env: {
        ...group.env,
        NODE_OPTIONS,
        SERVER_PROCESSES: "2",
        CONTENT_API_URL: service.url,
        CONTENT_API_TOKEN: "token",
        CONTENT_WEBHOOK_SECRET: WEBHOOK_SECRET,
        ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
      },
    });
    const { url, dataDir } = site;
    const target = { site, databaseUrl, settingsFile: group.settingsFile, service, webhookSecret: WEBHOOK_SECRET };
    const report = await runMixedLoad(target, SECONDS);
    print(dialect, report);
    expect(report.problems).toEqual([]);

    const stored = await readStoredData(site, databaseUrl);
    const known = stored.leads.map(({ reference }) => reference);
    expect(new Set(known).size).toBe(known.length);
    expect(report.references.length).toBeGreaterThan(0);
    expect(report.references.filter((reference) => !known.includes(reference))).toEqual([]);
    expect(findInconsistencies(stored)).toEqual([]);

    const stock = await readStock(dataDir, databaseUrl);
    expect(stock).toEqual(await stockAfter(report.imports));
    await expect.poll(() => readListed(url)).toEqual(stock.listed);
    await expect.poll(() => readTitles(url)).toEqual([titleOf(report.publications)]);
    for (const samples of report.samples) for (const { rssMb } of samples) expect(rssMb).toBeLessThan(MAX_MEMORY_MB);
  },
  SECONDS * 1_000 + limit(180_000),
);
