import { totalmem } from "node:os";
import { fix, ok, variable } from "../machine.mjs";

const MIB = 1024 ** 2;

/** What one process needs with a stock of some thousand vehicles, and of an import beside it: docs/scaling.md. */
const PROCESS_MIB = 512;
const IMPORT_MIB = 256;

/** What the machine has, or a container may use. */
const readMemory = () => {
  const limit = process.constrainedMemory?.() ?? 0;
  return limit > 0 && limit < totalmem() ? limit : totalmem();
};

export const checkMemory = () => {
  const has = Math.round(readMemory() / MIB);
  const needs = PROCESS_MIB * Number(variable("SERVER_PROCESSES", "1")) + IMPORT_MIB;
  const said = `${has} MiB of memory, of which the site needs ${needs}`;
  return has < needs ? fix(said, "add memory, or lower SERVER_PROCESSES") : ok(said);
};
