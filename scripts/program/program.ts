import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { fingerprintOf } from "../fingerprint.ts";

const ROOT = join(import.meta.dirname, "../..");
const FOLDER = join(ROOT, "build/program");

const INPUTS = [
  "src/adapters",
  "src/application",
  "src/cli",
  "src/shared-container",
  "src/domain",
  "src/server",
  "src/workers",
  "scripts/program",
  "scripts/site.ts",
  "scripts/fill-empty-database.ts",
  "package-lock.json",
];

/** Files of the program that processes and threads start with, by their names without `.js`. */
const ENTRIES = {
  /** Fills an empty database with the demo group, and serves. */
  site: "scripts/site.ts",
  server: "src/server/main.ts",
  vitrine: "src/cli/main.ts",
  "import-worker": "src/workers/import-worker.ts",
  "index-worker": "src/workers/index-worker.ts",
  "paint-worker": "src/workers/paint-worker.ts",
} as const;

/** Bundles that are not deleted: processes of an earlier one may still run and load parts of it. */
const KEPT_PROGRAMS = 3;

const removeOldPrograms = (): void => {
  const programs = readdirSync(FOLDER)
    .map((name) => join(FOLDER, name))
    .map((folder) => ({ folder, time: statSync(folder).mtimeMs }))
    .toSorted((a, b) => b.time - a.time);
  for (const { folder } of programs.slice(KEPT_PROGRAMS)) rmSync(folder, { recursive: true, force: true });
};

/** The folder appears complete or not at all, so that two builds at a time do not disturb each other. */
const build = async (folder: string): Promise<void> => {
  const { bundleProgram } = await import("./bundle-program.ts");
  mkdirSync(FOLDER, { recursive: true });
  const unfinished = mkdtempSync(`${folder}-`);
  try {
    await bundleProgram(ROOT, ENTRIES, unfinished);
    chmodSync(unfinished, 0o755);
    if (!existsSync(folder)) renameSync(unfinished, folder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  removeOldPrograms();
};

let folderOfProcess: string | null = null;

/** Cached for this process: the fingerprint reads some thousand files, and a test process starts many sites. */
const currentFolder = (): string => {
  folderOfProcess ??= join(FOLDER, fingerprintOf(INPUTS).slice(0, 12));
  return folderOfProcess;
};

export const isProgramBuilt = (): boolean => existsSync(currentFolder());

const buildIfChanged = async (): Promise<string> => {
  const folder = currentFolder();
  if (!existsSync(folder)) await build(folder);
  return folder;
};

/** The build of this process, which all callers await. */
let current: Promise<string> | null = null;

/**
 * File of the program, of the server and the commands in few files, which start sooner and take less memory than their
 * sources. Builds it if its inputs have changed since the last process.
 */
export const programFile = async (entry: keyof typeof ENTRIES): Promise<string> => {
  current ??= buildIfChanged();
  return join(await current, `${entry}.js`);
};
