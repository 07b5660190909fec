import { execFile, spawnSync } from "node:child_process";
import { promisify } from "node:util";
import { cpuMs } from "../processor-time.ts";

const run = promisify(execFile);

/** Programs that the benchmarks do not bring along. */
type Program = "wrk" | "nginx" | "taskset";

/** Throws with the command that installs what is missing. */
export const requirePrograms = (...programs: readonly Program[]): void => {
  const missing = programs.filter((name) => spawnSync("which", [name]).status !== 0);
  if (missing.length > 0)
    throw new Error(
      `${missing.join(", ")} missing: apt-get install --no-install-recommends wrk nginx-light util-linux`,
    );
};

export type Load = {
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Processor time of the server for one request, in microseconds. */
  readonly cpuUs: number;
};

const UNIT_MS: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1_000, m: 60_000 };

const latencyMs = (output: string, share: number): number => {
  const [, value, unit = ""] = new RegExp(`${share}%\\s+([\\d.]+)(us|ms|s|m)\\b`).exec(output) ?? [];
  return Number(value) * (UNIT_MS[unit] ?? Number.NaN);
};

export type LoadOptions = {
  readonly url: string;
  readonly pids: readonly number[];
  /** Processor core of the load; null: any. */
  readonly core: number | null;
  readonly connections: number;
  readonly seconds: number;
  /** A Lua script that writes the requests; null: the address again and again. */
  readonly script: string | null;
};

/** Sends requests for the time with wrk, which accepts Brotli. Throws when an answer is no success. */
export const measureLoad = async (options: LoadOptions): Promise<Load> => {
  const { url, pids, core, connections, seconds, script } = options;
  const scriptArguments = script === null ? [] : ["-s", script];
  const flags = [
    "-t1",
    `-c${connections}`,
    `-d${seconds}s`,
    "--latency",
    "--timeout",
    "30s",
    "-H",
    "Accept-Encoding: br",
    ...scriptArguments,
  ];
  const before = cpuMs(pids);
  const pinned = core === null ? ["wrk"] : ["taskset", "-c", String(core), "wrk"];
  const [program = "wrk", ...first] = pinned;
  const { stdout } = await run(program, [...first, ...flags, url]);
  const cpu = cpuMs(pids) - before;
  const failure = /Non-2xx.*|Socket errors.*/.exec(stdout)?.[0];
  if (failure !== undefined) throw new Error(`${url}: ${failure}`);
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  return {
    requestsPerSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p50Ms: latencyMs(stdout, 50),
    p99Ms: latencyMs(stdout, 99),
    cpuUs: (cpu * 1_000) / requests,
  };
};
