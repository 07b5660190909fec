import { cpSync, mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { programFile } from "../../scripts/program/program.ts";

const ROOT = join(import.meta.dirname, "..", "..");

/** What a copy has of its own; it shares the rest. */
const OWN = [".git", "build", "data", "demo"];

/** Links what a folder of the project has, but for the names that the copy has of its own. */
const linkAll = (path: string, copy: string, own: readonly string[]): void => {
  for (const name of readdirSync(join(ROOT, path))) {
    if (!own.includes(name)) symlinkSync(join(ROOT, path, name), join(copy, path, name));
  }
};

/**
 * Gives a folder what the built program needs, with settings of its own that a test may change. Returns the folder of the
 * program in it.
 */
export const createProgramRoot = async (folder: string): Promise<string> => {
  linkAll("", folder, OWN);
  const group = join("demo", "group");
  mkdirSync(join(folder, group), { recursive: true });
  linkAll("demo", folder, ["group"]);
  linkAll(group, folder, ["settings"]);
  cpSync(join(ROOT, group, "settings"), join(folder, group, "settings"), { recursive: true });
  mkdirSync(join(folder, "build", "program"), { recursive: true });
  for (const name of ["client", "server"]) symlinkSync(join(ROOT, "build", name), join(folder, "build", name));
  const program = join(folder, "build", "program", "own");
  cpSync(dirname(await programFile("server")), program, { recursive: true });
  return program;
};
