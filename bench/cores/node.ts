import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { childrenOf } from "../../tests/reliability/child-processes.ts";
import { type Contender, pin, startOurs } from "../serve/contenders.ts";
import { type Load, measureLoad } from "../serve/wrk.ts";

/** A cached page, and pages that are never cached. */
export const PAGES = ["warm", "cold"] as const;

export type PageKind = (typeof PAGES)[number];

export type Node = {
  readonly contender: Contender;
  readonly processes: number;
  /** Ids of all its processes. */
  readonly pids: readonly number[];
};

/** `memoryMb`: of all processes after the load, each shared page counted once. */
export type NodeLoad = Load & { readonly memoryMb: number };

const memoryMb = (pids: readonly number[]): number => {
  const kilobytes = pids.map((pid) => {
    const [, pss = "0"] = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8")) ?? [];
    return Number(pss);
  });
  return kilobytes.reduce((sum, one) => sum + one, 0) / 1024;
};

/** Starts the built site with this number of serving processes, each pinned to a core. */
export const startNode = async (processes: number, folder: string, dataDir: string): Promise<Node> => {
  const env = { SERVER_PROCESSES: String(processes) };
  const contender = await startOurs({ name: `${processes} processes`, path: "/stock", folder, dataDir }, null, env);
  const [main = 0] = contender.pids;
  const serving = processes === 1 ? [main] : childrenOf(main);
  for (const [core, pid] of serving.entries()) pin(pid, core);
  return { contender, processes, pids: [...new Set([main, ...serving])] };
};

export const stopNode = ({ contender }: Node): Promise<void> => contender.stop();

/** Addresses that no run has requested before. */
const ADDRESSES_OF_RUN = 10_000;

let runs = 0;

/** Requests `/stock` with another price and mileage each time. */
const coldScript = (folder: string): string => {
  const file = join(folder, "cold.lua");
  runs += 1;
  writeFileSync(
    file,
    `local n = ${runs * ADDRESSES_OF_RUN}
request = function()
  n = n + 1
  return wrk.format("GET", "/stock?price-max=" .. (10000 + n % 40000) .. "&mileage-max=" .. (50000 + math.floor(n / 40000)))
end
`,
  );
  return file;
};

/** The load generator has its own core if the machine has more cores than the processes need. */
const loadCore = ({ processes }: Node): number | null => (cpus().length > processes ? processes : null);

type LoadOptions = { readonly connections: number; readonly seconds: number; readonly folder: string };

export const measureNode = async (
  node: Node,
  page: PageKind,
  { connections, seconds, folder }: LoadOptions,
): Promise<NodeLoad> => {
  const { contender, pids } = node;
  const script = page === "cold" ? coldScript(folder) : null;
  const load = await measureLoad({ url: contender.url, pids, core: loadCore(node), connections, seconds, script });
  return { ...load, memoryMb: memoryMb(pids) };
};
