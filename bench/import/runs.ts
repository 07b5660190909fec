import { spawn, spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";

export type Run = { readonly seconds: number; readonly peakMb: number };

type Done = { readonly seconds: number; readonly output: string };

/** Runs a program to its end; whatever it says on standard error is handed back. */
const timed = async (program: string, args: readonly string[], env: Record<string, string> = {}): Promise<Done> => {
  const began = performance.now();
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ["ignore", "ignore", "pipe"] });
  let output = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    output += text;
  });
  const code = await new Promise<number | null>((resolve, reject) => child.on("exit", resolve).on("error", reject));
  const seconds = (performance.now() - began) / 1000;
  if (code !== 0) throw new Error(`${program} ${args.join(" ")} ended with ${code}: ${output}`);
  return { seconds, output };
};

/** `vitrine import vehicles`, a process of its own as people start it. */
export const runImport = async (feed: string, dataDir: string): Promise<Run> => {
  const script = join(import.meta.dirname, "measured-command.ts");
  const env = { DATA_DIR: dataDir, DATABASE_URL: "" };
  const { seconds, output } = await timed(process.execPath, [script, "import", "vehicles", feed], env);
  return { seconds, peakMb: Number(/peak (\d+)/.exec(output)?.[1] ?? Number.NaN) / 1024 };
};

const hasSqlite = spawnSync("sqlite3", ["-version"]).status === 0;

/** What the import is compared with. */
export const YARDSTICK = hasSqlite ? "sqlite3 .import" : "node:sqlite, rows of csv-parse in one transaction";

/** The same file into a table of texts, without a check or an index: the least that work can be. */
export const runYardstick = async (feed: string, folder: string): Promise<Run> => {
  const file = join(folder, "yardstick.sqlite");
  rmSync(file, { force: true });
  const script = join(import.meta.dirname, "node-sqlite-import.ts");
  const { seconds } = hasSqlite
    ? await timed("sqlite3", [file, ".mode csv", `.import ${feed} vehicles`])
    : await timed(process.execPath, [script, feed, file]);
  return { seconds, peakMb: Number.NaN };
};
