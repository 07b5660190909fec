import { spawn } from "node:child_process";

/** `clean`, `infected`, or `unavailable`: no answer in time, another exit code, or too many files at once. */
export type ScanResult = "clean" | "infected" | "unavailable";

export type Scan = (content: Uint8Array) => Promise<ScanResult>;

/** A visitor waits for the answer. */
const TIMEOUT_MS = 20_000;

/** Each runs a process; more files at once are not scanned. */
const MAX_PROCESSES = 8;

type ScannerOptions = { readonly timeoutMs?: number };

const runScan = ([program = "", ...options]: readonly string[], content: Uint8Array, timeoutMs: number) => {
  const result = Promise.withResolvers<ScanResult>();
  const child = spawn(program, options, {
    stdio: ["pipe", "ignore", "ignore"],
    timeout: timeoutMs,
    killSignal: "SIGKILL",
  });
  child.once("error", () => result.resolve("unavailable"));
  child.once("close", (code) => result.resolve(code === 0 ? "clean" : code === 1 ? "infected" : "unavailable"));
  // A scanner may answer before it has read everything.
  child.stdin.on("error", () => undefined);
  child.stdin.end(content);
  return result.promise;
};

/**
 * Scans a file by a command that reads it from standard input and exits with 0 for a clean and 1 for an infected file, as
 * `clamdscan -` does.
 */
export const createScanner = (command: readonly string[], { timeoutMs = TIMEOUT_MS }: ScannerOptions = {}): Scan => {
  let processes = 0;
  return async (content) => {
    if (processes >= MAX_PROCESSES) return "unavailable";
    processes += 1;
    try {
      return await runScan(command, content, timeoutMs);
    } finally {
      processes -= 1;
    }
  };
};
