// Runs a TypeScript file on a suitable Node: installs the packages that it needs if the lock file has changed, then continues
// with this Node if it runs the program, otherwise with the one from the packages. Needs the Node that package.json names.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import * as nodeModule from "node:module";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { prepareConfiguredDataFolder } from "../src/adapters/platform/data-folder.mjs";
import {
  describeFailedNode,
  isSupportedNode,
  OLDEST_NODE,
  PACKAGED_NODE,
} from "../src/adapters/platform/node-runtime.mjs";
import { fullStamp, readStamp, runtimeStamp, STAMP } from "./machine/installed.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, "node_modules");
const stamp = join(modules, STAMP);

const fail = (message) => {
  console.error(message);
  process.exit(1);
};

/** Fails at once, before minutes of installing with an npm that is too old as well. */
const refuseOldNode = () => {
  const { engines } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const oldest = engines.node.replace(">=", "");
  if (isSupportedNode(process.versions.node, oldest)) return;
  fail(
    `Node ${process.versions.node} is too old: a checkout needs Node ${oldest} or newer. Install it from https://nodejs.org.`,
  );
};

/** Scripts that serve a site on the data folder. */
const SERVING = new Set(["scripts/start.ts", "scripts/dev.ts"]);

/** Fails early, before minutes of installing, building and importing. */
const refuseWrongDataFolder = (script) => {
  if (!SERVING.has(script)) return;
  const problem = prepareConfiguredDataFolder(process.env, root, "data");
  if (problem !== null) fail(problem);
};

/** Scripts that need no package of tests and checks. */
const RUNTIME_SCRIPTS = new Set(["scripts/start.ts", "scripts/vitrine.ts"]);

const FLAGS = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];

const installWhatTheLockAsksFor = (script) => {
  const isRuntime = RUNTIME_SCRIPTS.has(script);
  const installed = readStamp(root);
  if (installed === fullStamp(root) || (isRuntime && installed === runtimeStamp(root))) return;
  console.error("Installing the packages of package-lock.json …");
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  // What the site runs on stays in place when the packages of the tests come: it may be running.
  const command =
    installed === runtimeStamp(root) ? ["install", "--no-save"] : ["ci", ...(isRuntime ? ["--omit=dev"] : [])];
  const { status } = spawnSync(npm, [...command, ...FLAGS], {
    cwd: root,
    stdio: ["ignore", 2, 2],
    shell: process.platform === "win32",
  });
  if (status !== 0) {
    fail(`npm ${command[0]} failed; its message stands above. Run \`npm run doctor\` for what this machine lacks.`);
  }
  // npm would start this Node instead of its own, also where it lacks a library and `npm run doctor` has to say so.
  rmSync(join(modules, ".bin", "node"), { force: true });
  mkdirSync(modules, { recursive: true });
  writeFileSync(stamp, isRuntime ? runtimeStamp(root) : fullStamp(root));
};

const bundledRuntime = () => {
  if (PACKAGED_NODE === null) {
    fail(
      `No Node comes along for ${process.platform}-${process.arch}. Install Node ${OLDEST_NODE} or newer and try again.`,
    );
  }
  const binary = join(modules, PACKAGED_NODE);
  if (!existsSync(binary)) fail(`${binary} is missing. Run \`npm ci --ignore-scripts --include=optional\`.`);
  const problem = describeFailedNode(spawnSync(binary, ["--version"], { encoding: "utf8" }));
  if (problem !== null) fail(problem);
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
refuseOldNode();
refuseWrongDataFolder(script);
installWhatTheLockAsksFor(script);
const file = resolve(root, script);

// Enables the compile cache for this process and those it starts.
process.env.NODE_COMPILE_CACHE ??= join(root, ".cache", "node-compile");

if (isSupportedNode(process.versions.node)) {
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
