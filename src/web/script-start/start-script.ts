import { startScripts } from "./start-scripts.ts";

/** How the router's script imports the module of a route. */
const ROUTE_IMPORT = /import \* as (\w+) from ("[^"]+");\n?/g;

/**
 * The script by which the router loads the modules of a page's routes and then its entry, which starts with the scripts in `files` (the entry
 * first) when the page is painted. Without such imports, as in development, it stays as it is.
 */
export const startScriptOf = (script: string, files: readonly string[]): string => {
  const imports = [...script.matchAll(ROUTE_IMPORT)];
  const rest = script.replaceAll(ROUTE_IMPORT, "").trim();
  if (imports.length === 0 || rest.startsWith("import ")) return script;
  const [names, routes] = [imports.map(([, name]) => name), imports.map(([, , address]) => address)];
  return `(${startScripts.toString()})(${JSON.stringify(files)},[${routes.join()}],(file)=>import(file),([${names.join()}])=>{${rest}})`;
};
