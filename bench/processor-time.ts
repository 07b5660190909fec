import { readdirSync, readFileSync } from "node:fs";

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

/** A process that has ended has no such file. */
const readOf = (pid: number, name: string): string | null => {
  try {
    return readFileSync(`/proc/${pid}/${name}`, "utf8");
  } catch {
    return null;
  }
};

/** Processor time of processes so far, in milliseconds, of all their threads; those that have ended count nothing. */
export const cpuMs = (pids: readonly number[]): number => {
  let ticks = 0;
  for (const pid of pids) {
    const stat = readOf(pid, "stat") ?? "";
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    ticks += Number(fields[11] ?? 0) + Number(fields[12] ?? 0);
  }
  return ticks * TICK_MS;
};

/** The processes of PostgreSQL that serve a connection or work in the background. */
export const postgresPids = (): readonly number[] =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => readOf(pid, "cmdline")?.startsWith("postgres:"));
