import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type FileSeconds, playwrightFiles, vitestFiles } from "./slowest-files.ts";
import { type Counts, playwrightCounts, vitestCounts } from "./test-counts.ts";

const root = join(import.meta.dirname, "..");

type Environment = Readonly<Record<string, string>>;

type NodeRun = { readonly status: number | null; readonly output: string };

type RunOptions = { readonly env?: Environment; readonly isBuffered?: boolean };

/** Runs a script of this checkout on this Node; buffered, its output is returned and not written. */
export const runNode = (script: string, args: readonly string[], options: RunOptions = {}): Promise<NodeRun> => {
  const { env = {}, isBuffered = false } = options;
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, script), ...args], {
      cwd: root,
      stdio: isBuffered ? ["ignore", "pipe", "pipe"] : "inherit",
      env: { ...process.env, ...env },
    });
    let output = "";
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    child.once("error", reject);
    child.once("close", (status) => resolve({ status, output }));
  });
};

export type TestRun = { readonly counts: Counts; readonly files: readonly FileSeconds[] };

type Reading = {
  readonly countsOf: (report: string | null, status: number | null) => Counts;
  readonly filesOf: (report: string | null) => readonly FileSeconds[];
};

/** Gives `run` the path of a report in a folder that is removed afterwards. */
const withReport = async (
  run: (file: string) => Promise<NodeRun>,
  { countsOf, filesOf }: Reading,
): Promise<TestRun> => {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-test-"));
  const file = join(folder, "report.json");
  try {
    const { status } = await run(file);
    const report = existsSync(file) ? readFileSync(file, "utf8") : null;
    return { counts: countsOf(report, status), files: filesOf(report) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

export const runVitest = (args: readonly string[], env: Environment = {}): Promise<TestRun> =>
  withReport(
    (file) =>
      runNode(
        "node_modules/vitest/vitest.mjs",
        ["run", ...args, "--reporter=default", "--reporter=json", `--outputFile.json=${file}`],
        { env: { NODE_ENV: "test", ...env } },
      ),
    { countsOf: vitestCounts, filesOf: vitestFiles },
  );

export const runPlaywright = (args: readonly string[], env: Environment = {}): Promise<TestRun> =>
  withReport(
    (file) =>
      runNode("node_modules/@playwright/test/cli.js", ["test", ...args, "--reporter=dot,json"], {
        env: { NODE_ENV: "test", PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...env },
      }),
    { countsOf: playwrightCounts, filesOf: playwrightFiles },
  );

/** Runs one stage and writes its name, result and duration. */
export const timed = async (name: string, stage: () => Promise<boolean>): Promise<boolean> => {
  const started = performance.now();
  const isSuccess = await stage();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${isSuccess ? "ok    " : "FAILED"} ${name} (${seconds} s)`);
  return isSuccess;
};
