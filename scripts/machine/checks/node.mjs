import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  describeFailedNode,
  isSupportedNode,
  OLDEST_NODE,
  PACKAGED_NODE,
} from "../../../src/adapters/platform/node-runtime.mjs";
import { fix, MODULES, ok, ROOT } from "../machine.mjs";

/** As package.json states it: ">=20.19". */
const readOldest = () => JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")).engines.node.replace(">=", "");

const checkPackagedNode = (node) => {
  if (PACKAGED_NODE === null)
    return fix(`no Node comes along for ${process.platform}-${process.arch}`, `install Node ${OLDEST_NODE} or newer`);
  const path = join(MODULES, PACKAGED_NODE);
  if (!existsSync(path)) return fix("the Node of the packages is not installed", "npm start installs it");
  const started = spawnSync(path, ["--version"], { encoding: "utf8" });
  const problem = describeFailedNode(started);
  if (problem === null)
    return ok(`Node ${node} starts the site, on Node ${started.stdout.trim().slice(1)} of its packages`);
  return fix("the Node of the packages does not start", problem);
};

/** The Node that starts Vitrine, and the one that it runs on. */
export const checkNode = () => {
  const { node } = process.versions;
  const oldest = readOldest();
  if (!isSupportedNode(node, oldest)) return fix(`Node ${node} is too old`, `install Node ${oldest} or newer`);
  return isSupportedNode(node) ? ok(`Node ${node} runs the site`) : checkPackagedNode(node);
};
