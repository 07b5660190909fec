import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Manifest, Plugin } from "vite";

const MANIFEST = join(import.meta.dirname, "../../build/client/.vite/manifest.json");

const SECTION = /^src\/web\/sections\/([\w-]+)\/index\.ts$/;

/** Keys of a module in the manifest and of those that it imports. */
const importsOf = (manifest: Manifest, key: string, keys = new Set<string>()): Set<string> => {
  if (keys.has(key)) return keys;
  keys.add(key);
  for (const imported of manifest[key]?.imports ?? []) importsOf(manifest, imported, keys);
  return keys;
};

/** Scripts of each section by name. No section has its own style sheet, which its document would not link. */
export const sectionScriptsOf = (manifest: Manifest): Readonly<Record<string, readonly string[]>> => {
  const sections = Object.keys(manifest).filter((key) => SECTION.test(key));
  return Object.fromEntries(
    sections.map((section) => {
      const chunks = [...importsOf(manifest, section)].flatMap((key) => manifest[key] ?? []);
      const styles = chunks.flatMap(({ css = [] }) => css);
      if (styles.length > 0) throw new Error(`${section} brings ${styles.join()}: import it in src/web/app/app.css`);
      const name = section.replace(SECTION, "$1").replaceAll("-", "_");
      return [name, chunks.map(({ file }) => `/${file}`)];
    }),
  );
};

const readSectionScripts = (): ReturnType<typeof sectionScriptsOf> =>
  sectionScriptsOf(JSON.parse(readFileSync(MANIFEST, "utf8")) as Manifest);

/**
 * Passes the scripts of each section to the server's build, which runs after the browser's, so that documents reference
 * them: otherwise the browser requests them on hydration, one round trip later.
 */
export const sectionScripts = (): Plugin => ({
  name: "section-scripts",
  applyToEnvironment: ({ name }) => name === "ssr",
  resolveId: { filter: { id: /^virtual:section-scripts$/ }, handler: (id) => `\0${id}` },
  load: {
    filter: { id: /^\0virtual:section-scripts$/ },
    handler() {
      const scripts = this.environment.mode === "build" ? readSectionScripts() : {};
      return `export const SECTION_SCRIPTS = ${JSON.stringify(scripts)};`;
    },
  },
});
