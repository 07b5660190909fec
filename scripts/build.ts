import { execFile } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { moveSourceMaps, readPreviousAssets, writeBrotliForms, writeBuildFiles } from "./build-files.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { programFile } from "./program/program.ts";

const root = join(import.meta.dirname, "..");
const fingerprintFile = join(root, "build", "inputs.sha256");

const INPUTS = [
  "src/web",
  "src/ui",
  "src/application",
  "src/domain",
  "public",
  "scripts/build-files.ts",
  "scripts/chunk-groups",
  "scripts/section-scripts",
  "scripts/studio-masks",
  "vite.config.ts",
  "react-router.config.ts",
  "package.json",
  "package-lock.json",
];

const isBuiltFrom = (fingerprint: string): boolean =>
  existsSync(fingerprintFile) && readFileSync(fingerprintFile, "utf8") === fingerprint;

/** Whether the browser and server bundles are those of their inputs. */
export const arePagesBuilt = (): boolean => isBuiltFrom(fingerprintOf(INPUTS));

const MAX_OUTPUT_BYTES = 16 * 1024 * 1024;

/** Builds the browser and server bundles if their inputs have changed. Rejects when the build fails. */
export const buildIfStale = async (): Promise<void> => {
  const currentFingerprint = fingerprintOf(INPUTS);
  if (isBuiltFrom(currentFingerprint)) return;
  process.stderr.write("Building the pages …\n");
  const started = performance.now();
  const client = join(root, "build", "client");
  const previousAssets = readPreviousAssets(client);
  for (const path of [fingerprintFile, client, join(root, "build", "server")])
    rmSync(path, { recursive: true, force: true });
  const build = join(root, "node_modules", "@react-router", "dev", "bin.cjs");
  await promisify(execFile)(process.execPath, [build, "build"], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production" },
    maxBuffer: MAX_OUTPUT_BYTES,
  }).catch(({ stdout, stderr }: { readonly stdout: string; readonly stderr: string }) => {
    throw new Error(`The build failed:\n${stdout}\n${stderr}`);
  });
  moveSourceMaps(client, join(root, "build", "source-maps"), previousAssets);
  writeBuildFiles(client, previousAssets);
  await writeBrotliForms(client);
  writeFileSync(fingerprintFile, currentFingerprint);
  process.stderr.write(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.\n`);
};

if (process.argv[1] === import.meta.filename) {
  await Promise.all([buildIfStale(), programFile("server")]);
}
