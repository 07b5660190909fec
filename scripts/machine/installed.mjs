// Whether the packages of the lock file are installed. Plain JavaScript of any Node.
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** File in node_modules that says which lock file was installed. */
export const STAMP = ".installed-lock";

export const lockFingerprint = (root) =>
  createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");

/** Null: nothing was installed by `scripts/run.mjs`. */
export const readStamp = (root) => {
  const file = join(root, "node_modules", STAMP);
  return existsSync(file) ? readFileSync(file, "utf8") : null;
};
