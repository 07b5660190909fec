import { accessSync, constants, existsSync } from "node:fs";
import { findWidePath, restrictCommand } from "../../../adapters/platform/data-folder.mjs";
import { type DoctorCheck, fix, type DoctorFinding } from "../doctor-check.ts";
import { describeSpace, MIN_FREE_BYTES, readSpace } from "../../../adapters/platform/free-space.mjs";

/** The disk of DATA_DIR has room. */
export const diskCheck: DoctorCheck = {
  name: "disk",
  needs: "nothing",
  run: async ({ context: { config } }) => {
    const space = readSpace(config.dataDir);
    const said = `${describeSpace(space)} where ${config.dataDir} is`;
    return {
      summary: said,
      findings:
        space.freeBytes >= MIN_FREE_BYTES
          ? []
          : [fix(said, "free space there, or move DATA_DIR: on a full disk no lead can be stored")],
      data: space,
    };
  },
};

const isUsable = (folder: string): boolean => {
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const findingsOf = (folder: string): readonly DoctorFinding[] => {
  if (!isUsable(folder))
    return [
      fix(`this account may not write ${folder}`, "run the command as the account of the server, or chown the folder"),
    ];
  const wide = findWidePath(folder);
  return wide === null ? [] : [fix(`other accounts may use ${wide}`, restrictCommand(folder))];
};

/** DATA_DIR, with leads and the signing key, is of use to this account alone. */
export const permissionsCheck: DoctorCheck = {
  name: "permissions",
  needs: "nothing",
  run: async ({ context: { config } }) =>
    existsSync(config.dataDir)
      ? { summary: `${config.dataDir} is of use to this account alone`, findings: findingsOf(config.dataDir) }
      : { summary: `${config.dataDir} does not exist yet: the server creates it`, findings: [] },
};
