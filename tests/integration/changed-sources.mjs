// Loaded before a program (`node --import`): it reads some modules from the file CHANGED_SOURCES in the place of their own.
import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { fileURLToPath } from "node:url";
import { transformSync } from "rolldown/utils";

/** Texts by URL. */
const changed = new Map(Object.entries(JSON.parse(readFileSync(process.env.CHANGED_SOURCES, "utf8"))));

/** What the build replaces by an address. */
const ASSET = /\.(?:css|svg)(?:\?url)?$/;

/** Node strips types, but reads no JSX and no assets. */
const textOf = (url) => {
  if (ASSET.test(url)) return 'export default "/asset";';
  return changed.get(url) ?? (url.endsWith(".tsx") ? readFileSync(fileURLToPath(url), "utf8") : null);
};

registerHooks({
  resolve: (specifier, context, next) => {
    const url = URL.parse(specifier, context.parentURL)?.href;
    return changed.has(url) ? { url, format: "module", shortCircuit: true } : next(specifier, context);
  },
  load: (url, context, next) => {
    const text = textOf(url);
    if (text === null) return next(url, context);
    const { code } = transformSync(fileURLToPath(url).replace(ASSET, ".js"), text);
    return { source: code, format: "module", shortCircuit: true };
  },
});
