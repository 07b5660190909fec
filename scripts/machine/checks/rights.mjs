import { accessSync, constants, existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { dataFolder, fix, ok, ROOT } from "../machine.mjs";

/** A folder that is created later is created in the nearest one that exists. */
const existing = (path) => (existsSync(path) ? path : existing(dirname(path)));

const canWrite = (path) => {
  try {
    accessSync(existing(path), constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** This account may write where Vitrine does. */
export const checkRights = () => {
  const refused = [join(ROOT, "build"), join(ROOT, ".cache"), dataFolder()].find((path) => !canWrite(path));
  return refused === undefined
    ? ok(`this account may write ${ROOT} and ${dataFolder()}`)
    : fix(
        `this account may not write ${refused}`,
        `as root: mkdir -p ${refused} && chown ${process.getuid?.() ?? ""} ${refused}`,
      );
};
