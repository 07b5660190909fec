import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";

const ROOT = join(import.meta.dirname, "..");

const listFiles = (input: string): string[] => {
  const path = join(ROOT, input);
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, encoding: "utf8" })
    .map((name) => join(path, name))
    .filter((file) => statSync(file).isFile() && !file.includes(".test."))
    .sort();
};

/**
 * Hexadecimal digest of the names and contents of files of the repository, the same in each copy of it; folders count with all
 * below them but tests.
 */
export const fingerprintOf = (inputs: readonly string[]): string => {
  const hash = createHash("sha256");
  for (const file of inputs.flatMap(listFiles)) {
    const content = readFileSync(file);
    hash.update(`${relative(ROOT, file)}\0${content.byteLength}\0`).update(content);
  }
  return hash.digest("hex");
};
