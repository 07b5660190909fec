import { cpSync, mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { programFile } from "../../scripts/program/program.ts";

const ROOT = join(import.meta.dirname, "..", "..");

/** What a copy has of its own; it shares the rest. */
const OWN = new Set([".git", "build", "data", "settings"]);

/**
 * Gives a folder what the built program needs, with settings of its own that a test may change. Returns the folder of the
 * program in it.
 */
export const createProgramRoot = async (folder: string): Promise<string> => {
  for (const name of readdirSync(ROOT)) if (!OWN.has(name)) symlinkSync(join(ROOT, name), join(folder, name));
  cpSync(join(ROOT, "settings"), join(folder, "settings"), { recursive: true });
  mkdirSync(join(folder, "build", "program"), { recursive: true });
  for (const name of ["client", "server"]) symlinkSync(join(ROOT, "build", name), join(folder, "build", name));
  const program = join(folder, "build", "program", "own");
  cpSync(dirname(await programFile("server")), program, { recursive: true });
  return program;
};
