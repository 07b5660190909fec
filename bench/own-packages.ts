import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

const install = (folder: URL): void => {
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const { status } = spawnSync(npm, ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: folder,
    stdio: ["ignore", process.stderr, process.stderr],
    shell: process.platform === "win32",
  });
  if (status !== 0) throw new Error(`\`npm ci --ignore-scripts\` failed in ${fileURLToPath(folder)}`);
};

/** Resolves packages of a benchmark's own folder, whose address ends with a slash, and installs them on first use. */
export const requireFrom = (folder: URL, name: string): NodeJS.Require => {
  if (!existsSync(new URL(`node_modules/${name}/package.json`, folder))) install(folder);
  return createRequire(new URL("package.json", folder));
};
