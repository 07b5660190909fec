// What the checks of a machine share. Plain JavaScript of any Node: they run before anything is installed.
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
export const MODULES = join(ROOT, "node_modules");

/** A variable of the environment, or its default. The site's doctor says what is wrong with its value. */
export const variable = (name, unlessSet = "") => (process.env[name] ?? "").trim() || unlessSet;

export const dataFolder = () => resolve(ROOT, variable("DATA_DIR", "data"));

export const ok = (summary) => [{ level: "ok", what: summary }];
export const fix = (what, remedy) => [{ level: "fix", what, remedy }];
export const warn = (what, remedy) => [{ level: "warn", what, remedy }];
