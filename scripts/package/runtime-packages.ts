import { readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { join } from "node:path";
import { filesBelow } from "../../src/server/static-files/static-files.ts";

type Manifest = {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};

/** Imports of packages: those of modules at the beginning of a line, those that are called anywhere. */
const IMPORTS = /^(?:import|export)\b[^"\n]*"([^"\n]+)"|\b(?:import|require)\("([^"\n]+)"\)/gm;

const packageOf = (specifier: string): string => specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");

const isPackage = (specifier: string): boolean => /^[\w@]/.test(specifier) && !isBuiltin(specifier);

/** The packages that the scripts of built folders import, which were not built into them. */
export const importedPackages = (folders: readonly string[]): readonly string[] => {
  const scripts = folders.flatMap(filesBelow).filter((file) => file.endsWith(".js"));
  const imports = scripts.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(IMPORTS)].map(([, atTop, called]) => atTop ?? called ?? ""),
  );
  return [...new Set(imports.filter(isPackage).map(packageOf))].sort();
};

const readManifest = (modules: string, name: string): Manifest | null => {
  try {
    return JSON.parse(readFileSync(join(modules, name, "package.json"), "utf8")) as Manifest;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
};

/** Packages with all that they depend on. An optional dependency of another platform is not installed and left out. */
export const withDependencies = (modules: string, packages: readonly string[]): readonly string[] => {
  const found = new Set<string>();
  const visit = (name: string, isOptional: boolean): void => {
    if (found.has(name)) return;
    const manifest = readManifest(modules, name);
    if (manifest === null && !isOptional) throw new Error(`${name} is not installed in ${modules}`);
    if (manifest === null) return;
    found.add(name);
    for (const dependency of Object.keys(manifest.dependencies ?? {})) visit(dependency, false);
    for (const dependency of Object.keys(manifest.optionalDependencies ?? {})) visit(dependency, true);
  };
  for (const name of packages) visit(name, false);
  return [...found].sort();
};
