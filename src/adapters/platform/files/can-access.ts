import { access, constants } from "node:fs/promises";

/** True if the file or folder is there, and this process may use it so: `constants.R_OK`, `constants.W_OK`. */
export const canAccess = (path: string, mode: number = constants.F_OK): Promise<boolean> =>
  access(path, mode).then(
    () => true,
    () => false,
  );
