// `npm run bench:cores [-- --processes 2] [--vehicles 10000] [--seconds 8] [--rounds 5] [--json] [--no-save]`: several
// processes on one port against one.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildIfStale } from "../../scripts/build.ts";
import { OWNER_ONLY_UMASK } from "../../src/server/environment/config.ts";
import { writeFeed } from "../import/feed.ts";
import { runImport } from "../import/runs.ts";
import { median } from "../../scripts/statistics.ts";
import { requirePrograms } from "../serve/wrk.ts";
import { measureNode, PAGES, startNode, stopNode, type Node, type NodeLoad, type PageKind } from "./node.ts";

const { values: flags } = parseArgs({
  options: {
    processes: { type: "string", default: "2" },
    vehicles: { type: "string", default: "10000" },
    connections: { type: "string", default: "25" },
    seconds: { type: "string", default: "8" },
    rounds: { type: "string", default: "5" },
    json: { type: "boolean", default: false },
    "no-save": { type: "boolean", default: false },
  },
});

type Measurement = { readonly node: Node; readonly page: PageKind; readonly loads: NodeLoad[] };

/** Every second round goes in the opposite order: what slows the machine for a while meets both. */
const measureRounds = async (measured: readonly Measurement[], folder: string): Promise<void> => {
  const options = { connections: Number(flags.connections), seconds: Number(flags.seconds), folder };
  for (const { node, page } of measured) await measureNode(node, page, options);
  for (let round = 0; round < Number(flags.rounds); round += 1)
    for (const { node, page, loads } of round % 2 === 0 ? measured : measured.toReversed())
      loads.push(await measureNode(node, page, options));
};

const rounded = (value: number, digits = 2): number => Number(value.toFixed(digits));

/** Medians of the rounds; ratios are of each round, to one process. */
const summarise = ({ node, page, loads }: Measurement, toOne: readonly NodeLoad[]) => {
  const of = (name: keyof NodeLoad): number => median(loads.map((load) => load[name]));
  const ratio = (read: (load: NodeLoad, one: NodeLoad) => number): number =>
    median(loads.map((load, round) => read(load, toOne[round] ?? load)));
  return {
    page,
    processes: node.processes,
    requests_per_second: Math.round(of("requestsPerSecond")),
    to_one: rounded(ratio((load, one) => load.requestsPerSecond / one.requestsPerSecond)),
    to_one_by_cpu: rounded(node.processes * ratio((load, one) => one.cpuUs / load.cpuUs)),
    cpu_us: rounded(of("cpuUs"), 1),
    p50_ms: rounded(of("p50Ms")),
    p99_ms: rounded(of("p99Ms")),
    memory_mb: Math.round(of("memoryMb")),
    memory_a_core_mb: Math.round(of("memoryMb") / node.processes),
  };
};

const fillDatabase = async (folder: string): Promise<string> => {
  const [feed, dataDir] = [join(folder, "feed.csv"), join(folder, "data")];
  await writeFeed(feed, Number(flags.vehicles), null);
  mkdirSync(dataDir, { mode: 0o700 });
  await runImport(feed, dataDir);
  return dataDir;
};

requirePrograms("wrk", "taskset");
await buildIfStale();
process.umask(OWNER_ONLY_UMASK);
const folder = mkdtempSync(join(tmpdir(), "vitrine-cores-"));
const nodes: Node[] = [];
try {
  const dataDir = await fillDatabase(folder);
  for (const processes of [1, Number(flags.processes)]) nodes.push(await startNode(processes, folder, dataDir));
  const measured = nodes.flatMap((node) => PAGES.map((page): Measurement => ({ node, page, loads: [] })));
  const load = rounded(loadavg()[0] ?? 0);
  await measureRounds(measured, folder);
  const ofOne = (page: PageKind): readonly NodeLoad[] =>
    measured.find((one) => one.page === page && one.node.processes === 1)?.loads ?? [];
  const result = {
    machine: `${cpus().length} × ${cpus()[0]?.model ?? "unknown"}, Node ${process.versions.node}`,
    load_before: load,
    vehicles: Number(flags.vehicles),
    connections: Number(flags.connections),
    rows: measured.map((one) => summarise(one, ofOne(one.page))),
  };
  if (flags.json) process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
  else console.table(result.rows);
  if (!flags["no-save"])
    writeFileSync(join(import.meta.dirname, "..", "results", "cores.json"), `${JSON.stringify(result, null, 2)}\n`);
} finally {
  for (const node of nodes) await stopNode(node);
  rmSync(folder, { recursive: true, force: true });
}
