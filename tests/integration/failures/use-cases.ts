import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const SOURCES = join(import.meta.dirname, "../../../src");

const APPLICATION = join(SOURCES, "application");

/** What runs in the server's processes. Commands print their errors and end with a code. */
const SERVER_FOLDERS = ["server", "web", "shared-container", "workers"];

const sourceFiles = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|examples)\.tsx?$/.test(file))
    .map((file) => join(folder, file));

/** Imports of values from the application. */
const IMPORT = /^import \{([^}]*)\} from "#application\//gm;

const importedNames = (file: string): readonly string[] =>
  [...readFileSync(file, "utf8").matchAll(IMPORT)]
    .flatMap(([, names = ""]) => names.split(","))
    .map((name) => name.trim().replace(/ as .*/, ""))
    .filter((name) => name !== "" && !name.startsWith("type "));

const exportedFunctions = async (index: string): Promise<readonly string[]> => {
  const module = (await import(index)) as Readonly<Record<string, unknown>>;
  return Object.keys(module).filter((name) => typeof module[name] === "function");
};

/** The functions of the application that the server calls, by name. */
export const useCasesOfTheServer = async (): Promise<readonly string[]> => {
  const imported = new Set(
    SERVER_FOLDERS.flatMap((folder) => sourceFiles(join(SOURCES, folder))).flatMap(importedNames),
  );
  const folders = readdirSync(APPLICATION).filter((name) => name !== "strings");
  const indexes = folders
    .map((name) => join(APPLICATION, name, "index.ts"))
    .filter((index) => sourceFiles(APPLICATION).includes(index));
  const exported = (await Promise.all(indexes.map(exportedFunctions))).flat();
  return exported.filter((name) => imported.has(name)).toSorted();
};
