import { mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename } from "node:path";
import { createProcessFolder } from "../src/adapters/platform/process-folder.ts";

const PREFIX = "vitrine-tests-";

/**
 * Creates the folder that holds all temporary files of this process and its children, unless the parent process has
 * created one. It is removed when this process exits, or by the next run if this one is killed.
 */
export const useRunFolder = (): void => {
  // A site refuses a data folder that other accounts may use.
  process.umask(0o077);
  const parent = tmpdir();
  if (basename(parent).startsWith(PREFIX)) return;
  mkdirSync(parent, { recursive: true });
  process.env["TMPDIR"] = createProcessFolder(parent, PREFIX);
};
