import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const FILE = ".vite/section-scripts.json";
const CLIENT = join(import.meta.dirname, "../../build/client");

/** A section, or a part of one that is loaded on demand. */
const SECTION = /\/src\/web\/sections\/([\w/-]+)\/index\.ts$/;
const ROOT = /\/src\/web\/app\/root\.tsx(?:\?|$)/;

/** What is read of a script of the build. */
export type Chunk = {
  readonly fileName: string;
  readonly moduleIds: readonly string[];
  readonly imports: readonly string[];
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
};

/** A script and those that it imports. */
const withImports = (chunk: Chunk, chunks: ReadonlyMap<string, Chunk>, all = new Set<Chunk>()): ReadonlySet<Chunk> => {
  if (all.has(chunk)) return all;
  all.add(chunk);
  for (const name of chunk.imports) {
    const imported = chunks.get(name);
    if (imported) withImports(imported, chunks, all);
  }
  return all;
};

/**
 * Scripts of each section by name, and of each part by its folder, without those of every page. No section has its own style sheet, which its document
 * would not link.
 */
export const sectionScriptsOf = (chunks: readonly Chunk[]): Readonly<Record<string, readonly string[]>> => {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const root = chunks.find(({ moduleIds }) => moduleIds.some((id) => ROOT.test(id)));
  const ofEveryPage: ReadonlySet<Chunk> = root ? withImports(root, byName) : new Set();
  const scriptsOf = (section: string, chunk: Chunk): readonly string[] => {
    const own = [...withImports(chunk, byName)].filter((one) => !ofEveryPage.has(one));
    const styles = own.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
    if (styles.length > 0) throw new Error(`${section} brings ${styles.join()}: import it in src/web/app/app.css`);
    return own.map(({ fileName }) => `/${fileName}`);
  };
  return Object.fromEntries(
    chunks.flatMap((chunk) =>
      chunk.moduleIds.flatMap((id) => {
        const [, folder] = SECTION.exec(id) ?? [];
        return folder === undefined ? [] : [[folder.replaceAll("-", "_"), scriptsOf(folder, chunk)]];
      }),
    ),
  );
};

/**
 * Passes the scripts of each section to the server's build, which runs after the browser's, so that documents reference
 * them: otherwise the browser requests them on hydration, one round trip later.
 */
export const sectionScripts = (): Plugin => ({
  name: "section-scripts",
  generateBundle: {
    // Style sheets are known after the bundler's own plugins.
    order: "post",
    handler(_options, bundle) {
      if (this.environment.name !== "client") return;
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      this.emitFile({ type: "asset", fileName: FILE, source: JSON.stringify(sectionScriptsOf(chunks)) });
    },
  },
  resolveId: { filter: { id: /^virtual:section-scripts$/ }, handler: (id) => `\0${id}` },
  load: {
    filter: { id: /^\0virtual:section-scripts$/ },
    handler() {
      const scripts = this.environment.mode === "build" ? readFileSync(join(CLIENT, FILE), "utf8") : "{}";
      return `export const SECTION_SCRIPTS = ${scripts};`;
    },
  },
});
