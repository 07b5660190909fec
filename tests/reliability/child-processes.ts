import { readFileSync } from "node:fs";

/** Ids of the processes that a process has started and that still run, from Linux's /proc. */
export const childrenOf = (pid: number): readonly number[] => {
  const text = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim();
  return text === "" ? [] : text.split(" ").map(Number);
};

/** Empty for a process that has ended. */
const commandLine = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    return "";
  }
};

/** Those that serve the site: the doctor, which the primary process starts for its metrics, is none. */
export const servingProcessesOf = (primary: number): readonly number[] =>
  childrenOf(primary).filter((pid) => /\/server\.js(?:\0|$)/.test(commandLine(pid)));
