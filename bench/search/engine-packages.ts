import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

const folder = new URL("../engines/", import.meta.url);

const install = (): void => {
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const { status } = spawnSync(npm, ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: folder,
    stdio: ["ignore", process.stderr, process.stderr],
    shell: process.platform === "win32",
  });
  if (status !== 0) throw new Error(`\`npm ci --ignore-scripts\` failed in ${fileURLToPath(folder)}`);
};

/** Loads a package of `bench/engines` and installs the packages on first use. */
export const loadEnginePackage = (name: string): unknown => {
  if (!existsSync(new URL(`node_modules/${name}/package.json`, folder))) install();
  return createRequire(new URL("package.json", folder))(name);
};
