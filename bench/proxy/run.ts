// `npm run bench:proxy`: a page from nginx with the shipped configuration, with its cache and without it, beside a file of the
// same bytes from nginx alone, and the node itself. How many requests reached the node is in its log.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildIfStale } from "../../scripts/build.ts";
import { fillEmptyDatabase } from "../../scripts/fill-empty-database.ts";
import { median } from "../../scripts/statistics.ts";
import { OWNER_ONLY_UMASK } from "../../src/server/environment/config.ts";
import { type Proxy, startNginx as startProxy } from "../../tests/deploy/plain-nginx.ts";
import { pin, readPage, startNginx, startOurs } from "../serve/contenders.ts";
import { type Load, measureLoad, requirePrograms } from "../serve/wrk.ts";

const { values: flags } = parseArgs({
  options: {
    json: { type: "boolean", default: false },
    "no-save": { type: "boolean", default: false },
    path: { type: "string", default: "/stock" },
    connections: { type: "string", default: "25" },
    seconds: { type: "string", default: "4" },
    rounds: { type: "string", default: "5" },
  },
});

/** The core of nginx, and that of the load and the node. */
const [PROXY_CORE, LOAD_CORE] = [0, 1];

type Measured = {
  readonly server: string;
  readonly url: string;
  readonly pids: readonly number[];
  readonly loads: Load[];
  /** Requests at the node in each round. */
  readonly reached: number[];
};

requirePrograms("wrk", "nginx", "taskset");
await buildIfStale();
const folder = mkdtempSync(join(tmpdir(), "vitrine-proxy-"));
const stops: (() => Promise<void>)[] = [];
try {
  const dataDir = join(folder, "data");
  mkdirSync(dataDir, { mode: 0o700 });
  process.umask(OWNER_ONLY_UMASK);
  process.env["DATA_DIR"] = dataDir;
  await fillEmptyDatabase();
  const node = await startOurs({ name: "node", path: flags.path, folder, dataDir }, LOAD_CORE, { TRUST_PROXY: "1" });
  stops.push(node.stop);
  const page = await readPage(node.url);
  const file = await startNginx(page, folder, PROXY_CORE, false);
  stops.push(file.stop);
  const nodes = [new URL(node.url).origin];
  const begin = async (server: string, cachesPages: boolean): Promise<Measured> => {
    const proxy: Proxy = await startProxy({ nodes, cachesPages });
    stops.push(proxy.stop);
    for (const pid of proxy.pids) pin(pid, PROXY_CORE);
    return { server, url: proxy.url + flags.path, pids: proxy.pids, loads: [], reached: [] };
  };
  const measured: readonly Measured[] = [
    { server: "nginx, a file", url: file.url, pids: file.pids, loads: [], reached: [] },
    await begin("nginx, its cache", true),
    await begin("nginx, no cache", false),
    { server: "the node alone", url: node.url, pids: node.pids, loads: [], reached: [] },
  ];
  const requestsAtNode = (): number =>
    readFileSync(join(folder, "site.log"), "utf8").split('"msg":"request"').length - 1;
  const seconds = Number(flags.seconds);
  const measure = async ({ url, pids }: Measured): Promise<{ load: Load; reached: number }> => {
    const before = requestsAtNode();
    const options = { url, pids, core: LOAD_CORE, connections: Number(flags.connections), seconds, script: null };
    const load = await measureLoad(options);
    return { load, reached: requestsAtNode() - before };
  };
  for (const one of measured) await measure(one);
  for (let round = 0; round < Number(flags.rounds); round += 1)
    for (const one of round % 2 === 0 ? measured : measured.toReversed()) {
      const { load, reached } = await measure(one);
      one.loads.push(load);
      one.reached.push(reached);
    }
  const of = (loads: readonly Load[], name: keyof Load): number =>
    Number(median(loads.map((load) => load[name])).toFixed(2));
  const result = {
    machine: `${cpus().length} × ${cpus()[0]?.model ?? "unknown"}, Node ${process.versions.node}`,
    path: flags.path,
    bytes: page.body.byteLength,
    connections: Number(flags.connections),
    seconds,
    rows: measured.map(({ server, loads, reached }) => ({
      server,
      pages_per_second: Math.round(of(loads, "requestsPerSecond")),
      p50_ms: of(loads, "p50Ms"),
      p99_ms: of(loads, "p99Ms"),
      cpu_us: of(loads, "cpuUs"),
      at_the_node: median(reached),
    })),
  };
  if (flags.json) process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
  else console.table(result.rows);
  if (!flags["no-save"])
    writeFileSync(join(import.meta.dirname, "..", "results", "proxy.json"), `${JSON.stringify(result, null, 2)}\n`);
} finally {
  for (const stop of stops.toReversed()) await stop();
  rmSync(folder, { recursive: true, force: true });
}
