import { describeSpace, MIN_FREE_BYTES, readSpace } from "../../../src/adapters/platform/free-space.mjs";
import { fix, ok, ROOT } from "../machine.mjs";

/** Packages, builds and logs; that of DATA_DIR is checked with the site. */
export const checkDisk = () => {
  const space = readSpace(ROOT);
  const said = `${describeSpace(space)} where ${ROOT} is`;
  return space.freeBytes < MIN_FREE_BYTES ? fix(said, "free space there") : ok(said);
};
