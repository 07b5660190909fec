import { spawn, spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";

export type RunMeasurement = { readonly seconds: number; readonly peakMb: number };

type FinishedProcess = { readonly seconds: number; readonly output: string };

/** Runs a program to its end and returns its standard error. */
const runProcess = async (
  program: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<FinishedProcess> => {
  const startedAt = performance.now();
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ["ignore", "ignore", "pipe"] });
  let output = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    output += text;
  });
  const code = await new Promise<number | null>((resolve, reject) => child.on("exit", resolve).on("error", reject));
  const seconds = (performance.now() - startedAt) / 1000;
  if (code !== 0) throw new Error(`${program} ${args.join(" ")} ended with ${code}: ${output}`);
  return { seconds, output };
};

/** Runs `vitrine import vehicles` as a process. */
export const runImport = async (feed: string, dataDir: string): Promise<RunMeasurement> => {
  const script = join(import.meta.dirname, "measured-command.ts");
  const env = { DATA_DIR: dataDir, DATABASE_URL: "" };
  const { seconds, output } = await runProcess(process.execPath, [script, "import", "vehicles", feed], env);
  return { seconds, peakMb: Number(/peak (\d+)/.exec(output)?.[1] ?? Number.NaN) / 1024 };
};

const hasSqlite = spawnSync("sqlite3", ["-version"]).status === 0;

export const YARDSTICK = hasSqlite ? "sqlite3 .import" : "node:sqlite, rows of csv-parse in one transaction";

/** Imports the same file into a text table without checks or indexes: a lower bound for the work. */
export const runYardstick = async (feed: string, folder: string): Promise<RunMeasurement> => {
  const file = join(folder, "yardstick.sqlite");
  rmSync(file, { force: true });
  const script = join(import.meta.dirname, "node-sqlite-import.ts");
  const { seconds } = hasSqlite
    ? await runProcess("sqlite3", [file, ".mode csv", `.import ${feed} vehicles`])
    : await runProcess(process.execPath, [script, feed, file]);
  return { seconds, peakMb: Number.NaN };
};
