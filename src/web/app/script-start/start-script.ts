import { startScripts } from "./start-scripts.ts";

/** Import of a route module in the router's script. */
const ROUTE_IMPORT = /import \* as (\w+) from ("[^"]+");\n?/g;

/**
 * Rewrites the router's script so that the route modules and then the entry load with the scripts in `files` (entry
 * first) after the page is painted. Without such imports, as in development, the script is returned unchanged.
 */
export const startScriptOf = (script: string, files: readonly string[]): string => {
  const imports = [...script.matchAll(ROUTE_IMPORT)];
  const rest = script.replaceAll(ROUTE_IMPORT, "").trim();
  if (imports.length === 0 || rest.startsWith("import ")) return script;
  const [names, routes] = [imports.map(([, name]) => name), imports.map(([, , address]) => address)];
  return `(${startScripts.toString()})(${JSON.stringify(files)},[${routes.join()}],(file)=>import(file),([${names.join()}])=>{${rest}})`;
};
