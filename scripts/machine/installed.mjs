// Whether the packages of the lock file are installed. Plain JavaScript of any Node.
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** File in node_modules that says which lock file was installed. */
export const STAMP = ".installed-lock";

/** Every package is installed. */
export const fullStamp = (root) =>
  createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");

/** The packages that build and run the site are installed, without those of tests and checks. */
export const runtimeStamp = (root) => `${fullStamp(root)} --omit=dev`;

/** Null: nothing was installed by `scripts/run.mjs`. */
export const readStamp = (root) => {
  const file = join(root, "node_modules", STAMP);
  return existsSync(file) ? readFileSync(file, "utf8") : null;
};
