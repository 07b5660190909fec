import { spawn } from "node:child_process";
import { type Scan, SCAN_TIMEOUT_MS, type ScanResult } from "./scan.ts";

/**
 * Scans a file by a command that reads it from standard input and exits with 0 for a clean and 1 for an infected file, as
 * `clamdscan -` does.
 */
export const createCommandScan =
  ([program = "", ...options]: readonly string[], timeoutMs = SCAN_TIMEOUT_MS): Scan =>
  (content) => {
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
