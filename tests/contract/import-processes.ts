import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { ImportJob } from "./import-process.ts";

const startImportProcess = (job: ImportJob): ChildProcess =>
  spawn(process.execPath, [fileURLToPath(new URL("import-process.ts", import.meta.url)), JSON.stringify(job)], {
    stdio: ["ignore", "pipe", "inherit"],
  });

/** Runs complete imports in a separate process and returns its exit code. */
export const importInProcess = async (job: Omit<ImportJob, "hang">): Promise<number> => {
  const [code] = await once(startImportProcess({ ...job, hang: false }), "exit");
  return code as number;
};

/** Starts an import in a separate process and kills it after it staged its rows and before it commits. */
export const importAndKillProcess = async (job: Omit<ImportJob, "hang">): Promise<void> => {
  const child = startImportProcess({ ...job, hang: true });
  if (child.stdout !== null) await once(child.stdout, "data");
  child.kill("SIGKILL");
  await once(child, "exit");
};
