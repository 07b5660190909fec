import { createCommandScan } from "./command-scan.ts";
import { createIcapScan } from "./icap-scan.ts";
import type { Scan } from "./scan.ts";

/** Each scan runs a process or holds a connection; further files are not scanned. */
const MAX_SCANS = 8;

/** The address of an ICAP service, or a command with its options. */
export type Scanner = string | readonly string[];

/** Scans up to eight files at once, each for 20 seconds at most by default. */
export const createScanner = (scanner: Scanner, timeoutMs?: number): Scan => {
  const scan = typeof scanner === "string" ? createIcapScan(scanner, timeoutMs) : createCommandScan(scanner, timeoutMs);
  let running = 0;
  return async (content) => {
    if (running >= MAX_SCANS) return "unavailable";
    running += 1;
    try {
      return await scan(content);
    } finally {
      running -= 1;
    }
  };
};
