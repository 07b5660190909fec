import { createHash } from "node:crypto";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..");

const listFiles = (input: string): string[] => {
  const path = join(ROOT, input);
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, encoding: "utf8" })
    .map((name) => join(path, name))
    .filter((file) => statSync(file).isFile() && !file.includes(".test."))
    .sort();
};

/** Hexadecimal digest of the names, sizes and times of files of the repository; folders count with all below them but tests. */
export const fingerprintOf = (inputs: readonly string[]): string => {
  const hash = createHash("sha256");
  for (const file of inputs.flatMap(listFiles)) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest("hex");
};
