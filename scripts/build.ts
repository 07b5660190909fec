import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const stamp = join(root, "build", "inputs.sha256");

const INPUTS = [
  "src/web",
  "src/ui",
  "src/domain",
  "public",
  "vite.config.ts",
  "react-router.config.ts",
  "package-lock.json",
];

const filesOf = (input: string): string[] => {
  const path = join(root, input);
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, encoding: "utf8" })
    .map((name) => join(path, name))
    .filter((file) => statSync(file).isFile() && !file.includes(".test."))
    .sort();
};

const fingerprint = (): string => {
  const hash = createHash("sha256");
  for (const file of INPUTS.flatMap(filesOf)) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest("hex");
};

/** Builds the pages for browser and server where what they are made of changed since the last time. Throws when it fails. */
export const buildIfStale = (): void => {
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  process.stderr.write("Building the pages …\n");
  const started = performance.now();
  const build = join(root, "node_modules", "@react-router", "dev", "bin.cjs");
  const { status, stdout, stderr } = spawnSync(process.execPath, [build, "build"], {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (status !== 0) throw new Error(`The build failed:\n${stdout}\n${stderr}`);
  writeFileSync(stamp, wanted);
  process.stderr.write(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.\n`);
};

if (import.meta.main) buildIfStale();
