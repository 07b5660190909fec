import { readFileSync } from "node:fs";

/** Ids of the processes that a process has started and that still run, from Linux's /proc. */
export const childrenOf = (pid: number): readonly number[] => {
  const text = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim();
  return text === "" ? [] : text.split(" ").map(Number);
};
