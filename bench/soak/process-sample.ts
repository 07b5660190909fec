import { readdirSync, readFileSync } from "node:fs";
import { median } from "../../scripts/statistics.ts";

export type ProcessSample = { readonly second: number; readonly rssMb: number; readonly descriptors: number };

/** Resident memory and open descriptors of a process, from Linux's /proc. */
export const sampleProcess = (pid: number, second: number): ProcessSample => {
  const [, kilobytes = "0"] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return { second, rssMb: Number(kilobytes) / 1024, descriptors: readdirSync(`/proc/${pid}/fd`).length };
};

export type Growth = {
  /** Median memory of the last quarter over that of the second: the first one fills caches. */
  readonly memory: number;
  /** Most descriptors of the last quarter less those of the second. */
  readonly descriptors: number;
};

export const growthOf = (samples: readonly ProcessSample[]): Growth => {
  const quarter = Math.floor(samples.length / 4);
  const [second, last] = [samples.slice(quarter, 2 * quarter), samples.slice(-quarter)];
  const memory = (part: readonly ProcessSample[]): number => median(part.map(({ rssMb }) => rssMb));
  const descriptors = (part: readonly ProcessSample[]): number =>
    Math.max(...part.map(({ descriptors: open }) => open));
  return { memory: memory(last) / memory(second), descriptors: descriptors(last) - descriptors(second) };
};
