// What a page and a lead cost with one node and with several on one PostgreSQL, behind nginx as shipped, and how long a changed
// price takes to show on each node's own page.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { buildIfStale } from "../../scripts/build.ts";
import { fillEmptyDatabase } from "../../scripts/fill-empty-database.ts";
import { median } from "../../scripts/statistics.ts";
import { type SiteProcess, startSiteProcess } from "../../tests/browser-support/sites/site-process.ts";
import { startNginx } from "../../tests/deploy/plain-nginx.ts";
import { createDatabase } from "../../tests/postgres/start-postgres.ts";
import { findFormPath, openForm, submitForm } from "../../tests/reliability/lead-visitor.ts";
import { cpuMs, postgresPids } from "../processor-time.ts";
import { requirePrograms } from "../serve/wrk.ts";

const PAGES = 400;
const LEADS = 60;
const CHANGES = 7;
const AT_ONCE = 4;

/** Between two requests for a page until it shows a price. */
const LOOK_MS = 5;

const BROWSER = { headers: { "user-agent": "Mozilla/5.0", "accept-encoding": "br" } };

const inTurns = async (count: number, work: (number: number) => Promise<void>): Promise<void> => {
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < count) await work((next += 1));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
};

/** Milliseconds of processor of the nodes, of PostgreSQL and of nginx for each piece of work. */
const measureCost = async (pids: () => readonly (readonly number[])[], count: number, work: () => Promise<void>) => {
  const before = pids().map(cpuMs);
  await work();
  const [nodes, database, proxy] = pids().map((group, index) => (cpuMs(group) - (before[index] ?? 0)) / count);
  return { nodes: nodes ?? 0, database: database ?? 0, proxy: proxy ?? 0 };
};

const rounded = (value: number): number => Number(value.toFixed(1));

type Cost = Awaited<ReturnType<typeof measureCost>>;

const describe = ({ nodes, database, proxy }: Cost): string => [nodes, database, proxy].map(rounded).join(" + ");

const importPrice = async (node: SiteProcess, file: string, cents: number): Promise<void> => {
  const vehicle = { id: 777_001, brand: "Ford", model: "Puma", price: { purchase: { cents } } };
  writeFileSync(file, JSON.stringify([vehicle]));
  const { code, stdout, stderr } = await node.vitrine("import", "vehicles", file, "--feed", "bench");
  if (code !== 0) throw new Error(`import: ${stdout}${stderr}`);
};

const showsPrice = async (url: string, euros: string): Promise<boolean> =>
  (await (await fetch(url, BROWSER)).text()).replaceAll(/\s/gu, " ").includes(euros);

const untilShown = async (url: string, euros: string): Promise<number> => {
  while (!(await showsPrice(url, euros))) await sleep(LOOK_MS);
  return performance.now();
};

const findOwn = async ({ url }: SiteProcess): Promise<string> => {
  for (;;) {
    const answer = await fetch(`${url}/api/v1/vehicles?q=Puma&perPage=100`, BROWSER);
    const { vehicles } = (await answer.json()) as { readonly vehicles: readonly { readonly slug: string }[] };
    const own = vehicles.find(({ slug }) => slug.includes("777001"));
    if (own !== undefined) return `/stock/${own.slug}`;
    await sleep(LOOK_MS);
  }
};

/** Milliseconds from the end of an import until the last node's page shows the new price: the median of some changes. */
const measureChange = async (nodes: readonly SiteProcess[], folder: string): Promise<number> => {
  const [first] = nodes;
  if (!first) throw new Error("no node runs");
  const file = join(folder, "vehicles.json");
  await importPrice(first, file, 1_000_000);
  const paths = await Promise.all(nodes.map(findOwn));
  const times: number[] = [];
  for (let change = 1; change <= CHANGES; change += 1) {
    await importPrice(first, file, 1_000_000 + change * 10_000);
    const importedAt = performance.now();
    const euros = `10 ${change}00`;
    const shownAt = await Promise.all(nodes.map(({ url }, index) => untilShown(url + paths[index], euros)));
    times.push(Math.max(...shownAt) - importedAt);
  }
  return median(times);
};

const measureSites = async (postgresUrl: string, count: number) => {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-nodes-"));
  const databaseUrl = await createDatabase(postgresUrl);
  const env = { DATABASE_URL: databaseUrl, MEDIA_DIR: join(folder, "media"), TRUST_PROXY: "1" };
  await fillEmptyDatabase({ ...process.env, ...env, DATA_DIR: join(folder, "data") });
  const nodes: SiteProcess[] = [];
  try {
    while (nodes.length < count) nodes.push(await startSiteProcess({ env, fill: false }));
    const proxy = await startNginx({ nodes: nodes.map(({ url }) => url) });
    const pids = () => [nodes.map(({ pid }) => pid), postgresPids(), proxy.pids];
    try {
      /** A page of its own for each number, so that neither nginx nor a node has it. */
      const open = async (number: number): Promise<void> => {
        const answer = await fetch(`${proxy.url}/stock?price-max=${20_000 + number}`, BROWSER);
        if (answer.status !== 200) throw new Error(`a page has the status ${answer.status}`);
        await answer.arrayBuffer();
      };
      // Each node compiles what it runs often.
      await inTurns(PAGES * count, (number) => open(-number));
      const page = await measureCost(pids, PAGES, () => inTurns(PAGES, open));
      const path = await findFormPath(proxy);
      const send = async (number: number): Promise<void> => {
        const reference = await submitForm(proxy, await openForm(proxy, path, `Visiteur ${number}`));
        if (reference === null) throw new Error("a lead was not saved");
      };
      await inTurns(LEADS * count, send);
      const lead = await measureCost(pids, LEADS, () => inTurns(LEADS, send));
      const changeMs = await measureChange(nodes, folder);
      return {
        nodes: count,
        "page: nodes + PostgreSQL + nginx, ms": describe(page),
        "form and lead, ms": describe(lead),
        "a price on every page, ms": Math.round(changeMs),
      };
    } finally {
      await proxy.stop();
    }
  } finally {
    for (const node of nodes) await node.dispose();
    rmSync(folder, { recursive: true, force: true });
  }
};

/** A row for each number of nodes; needs nginx. */
export const compareSites = async (postgresUrl: string, counts: readonly number[]) => {
  requirePrograms("nginx");
  await buildIfStale();
  const rows: Awaited<ReturnType<typeof measureSites>>[] = [];
  for (const count of counts) rows.push(await measureSites(postgresUrl, count));
  return rows;
};
