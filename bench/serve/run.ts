import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildIfStale } from "../../scripts/build.ts";
import { fillEmptyDatabase } from "../../scripts/fill-empty-database.ts";
import { OWNER_ONLY_UMASK } from "../../src/server/environment/config.ts";
import { median } from "../../scripts/statistics.ts";
import { type Contender, readPage, startBare, startNginx, startOurs } from "./contenders.ts";
import { type Load, measureLoad, requirePrograms } from "./wrk.ts";

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

/** The server's core and that of the load. */
const [SERVER_CORE, LOAD_CORE] = [0, 1];

type Measurement = { readonly contender: Contender; readonly loads: Load[] };

const measure = ({ contender: { url, pids } }: Measurement, seconds: number): Promise<Load> =>
  measureLoad({ url, pids, core: LOAD_CORE, connections: Number(flags.connections), seconds, script: null });

/** Every second round goes in the opposite order: what slows the machine for a while meets other servers. */
const measureRounds = async (measured: readonly Measurement[]): Promise<void> => {
  for (const one of measured) await measure(one, Number(flags.seconds));
  for (let round = 0; round < Number(flags.rounds); round += 1)
    for (const one of round % 2 === 0 ? measured : measured.toReversed())
      one.loads.push(await measure(one, Number(flags.seconds)));
};

const rounded = (value: number, digits = 2): number => Number(value.toFixed(digits));

/** Medians of the rounds; ratios are of each round, to the server `to`. */
const summarise = ({ contender, loads }: Measurement, to: readonly Load[]) => {
  const of = (name: keyof Load): number => median(loads.map((load) => load[name]));
  const ratio = (name: keyof Load): number =>
    median(loads.map((load, round) => load[name] / (to[round]?.[name] ?? NaN)));
  return {
    server: contender.name,
    requests_per_second: Math.round(of("requestsPerSecond")),
    to_nginx: rounded(ratio("requestsPerSecond")),
    cpu_us: rounded(of("cpuUs"), 1),
    p50_ms: rounded(of("p50Ms")),
    p99_ms: rounded(of("p99Ms")),
    p99_to_nginx: rounded(ratio("p99Ms")),
  };
};

requirePrograms("wrk", "nginx", "taskset");
await buildIfStale();
const folder = mkdtempSync(join(tmpdir(), "vitrine-serve-"));
const started: Contender[] = [];
try {
  const dataDir = join(folder, "data");
  mkdirSync(dataDir, { mode: 0o700 });
  process.umask(OWNER_ONLY_UMASK);
  process.env["DATA_DIR"] = dataDir;
  await fillEmptyDatabase();
  const begin = async (starting: Promise<Contender>): Promise<Measurement> => {
    const contender = await starting;
    started.push(contender);
    return { contender, loads: [] };
  };
  const ours = await begin(startOurs({ name: "vitrine", path: flags.path, folder, dataDir }, SERVER_CORE));
  const page = await readPage(ours.contender.url);
  const nginx = await begin(startNginx(page, folder, SERVER_CORE, false));
  const measured = [
    ours,
    nginx,
    await begin(startNginx(page, folder, SERVER_CORE, true)),
    await begin(startBare(page, folder, SERVER_CORE)),
  ];
  await measureRounds(measured);
  const result = {
    machine: `${cpus().length} × ${cpus()[0]?.model ?? "unknown"}, Node ${process.versions.node}`,
    path: flags.path,
    bytes: page.body.byteLength,
    connections: Number(flags.connections),
    rows: measured.map((one) => summarise(one, nginx.loads)),
  };
  if (flags.json) process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
  else console.table(result.rows);
  if (!flags["no-save"])
    writeFileSync(join(import.meta.dirname, "..", "results", "serve.json"), `${JSON.stringify(result, null, 2)}\n`);
} finally {
  for (const contender of started) await contender.stop();
  rmSync(folder, { recursive: true, force: true });
}
