import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { copyDemoData } from "../demo-data.ts";
import { copySite } from "./site-copy.ts";
import { freePort } from "./site-process.ts";

export type DevelopmentSite = {
  readonly url: string;
  /** Folder of the checkout, whose files may be edited. */
  readonly folder: string;
  /** Lines that the server has written. */
  readonly output: readonly string[];
  readonly dispose: () => Promise<void>;
};

const stop = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGKILL");
  await once(child, "exit");
};

/** Resolves when the server has written that it serves. Rejects with its output when it ends before. */
const untilServing = (child: ChildProcess, output: string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    for (const input of [child.stdout, child.stderr]) {
      if (input === null) continue;
      createInterface({ input }).on("line", (line) => {
        output.push(line);
        if (line.includes("Vitrine (development) is on")) resolve();
      });
    }
    child.once("exit", (code) => reject(new Error(`npm run dev ended with ${code}:\n${output.join("\n")}`)));
  });

/** Starts `npm run dev` in a copy of the checkout, with an empty cache of packages as after an installation. */
export const startDevelopmentSite = async (
  folder = copySite(),
  env: Readonly<Record<string, string>> = {},
): Promise<DevelopmentSite> => {
  const dataDir = join(folder, "data");
  mkdirSync(dataDir, { mode: 0o700 });
  copyDemoData(dataDir);
  const port = await freePort();
  const child = spawn(process.execPath, ["scripts/dev.ts"], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, NODE_ENV: undefined, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output: string[] = [];
  const dispose = async (): Promise<void> => {
    await stop(child);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilServing(child, output);
  } catch (error) {
    await dispose();
    throw error;
  }
  return { url: `http://localhost:${port}`, folder, output, dispose };
};
