import { checkBrowser } from "./checks/browser.mjs";
import { checkCores } from "./checks/cores.mjs";
import { checkDisk } from "./checks/disk.mjs";
import { checkMemory } from "./checks/memory.mjs";
import { checkNode } from "./checks/node.mjs";
import { checkPackages } from "./checks/packages.mjs";
import { checkPages } from "./checks/pages.mjs";
import { checkPorts } from "./checks/ports.mjs";
import { checkRights } from "./checks/rights.mjs";

/** Every check of the machine by its name: a new one is a file in `checks` and an entry here. */
export const MACHINE_CHECKS = {
  node: checkNode,
  packages: checkPackages,
  pages: checkPages,
  cores: checkCores,
  memory: checkMemory,
  "program-disk": checkDisk,
  rights: checkRights,
  ports: checkPorts,
  browser: checkBrowser,
};
