import { accessSync, constants, existsSync } from "node:fs";
import { findWidePath, restrictCommand } from "../../../adapters/platform/data-folder.mjs";
import { type DoctorCheck, fix, type DoctorFinding } from "../doctor-check.ts";

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
