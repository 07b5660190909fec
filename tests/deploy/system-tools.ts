import { spawnSync } from "node:child_process";

/** Debian packages of the programs that the files in `deploy/` are for. */
const PACKAGES = {
  caddy: "caddy",
  debootstrap: "debootstrap",
  nginx: "nginx",
  openssl: "openssl",
  promtool: "prometheus",
  "systemd-analyze": "systemd",
  "systemd-nspawn": "systemd-container",
} as const;

export type Tool = keyof typeof PACKAGES;

const isInstalled = (tool: Tool): boolean => spawnSync("sh", ["-c", `command -v ${tool}`]).status === 0;

/** Throws one sentence that names the packages of the programs that are missing. */
export const requireTools = (...tools: readonly Tool[]): void => {
  const missing = tools.filter((tool) => !isInstalled(tool));
  if (missing.length === 0) return;
  const packages = missing.map((tool) => PACKAGES[tool]).join(" ");
  throw new Error(`${missing.join(", ")} missing on this machine: apt-get install ${packages}`);
};

type Result = { readonly status: number | null; readonly output: string };

/** Runs a program of the system, and returns what it wrote to both outputs. */
export const runTool = (tool: string, ...args: readonly string[]): Result => {
  const { status, stdout, stderr, error } = spawnSync(tool, args, { encoding: "utf8" });
  return { status, output: error?.message ?? stdout + stderr };
};
