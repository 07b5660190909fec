import { reactRouter } from "@react-router/dev/vite";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig, type Manifest, type ManifestChunk, type Plugin } from "vite";
import { unusedCode } from "./scripts/unused-code/unused-code.ts";
import type { HeadFiles } from "./src/web/head-order.ts";

const CHUNK_FAILURE = join(import.meta.dirname, "src/web/features/versions/chunk-failure.ts");

/** The framework calls the module of `chunkFailures`. */
const FRAMEWORK = /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]|\0|[\\/]chunk-failure\.ts$/;

/** What the router does when the script of a route does not load, each time. */
const ROUTER_RELOAD = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);/;

/** Replaces the reload of the router by ours, which ends. Fails where the router no longer has it. */
const chunkFailures = (): Plugin => {
  let isReplaced = false;
  return {
    name: "chunk-failures",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/].*[\\/]routeModules\.js$/ },
      handler(code) {
        isReplaced = ROUTER_RELOAD.test(code);
        const replaced = code.replace(ROUTER_RELOAD, "return replaceFailedModule(error);");
        return {
          code: `import { replaceFailedModule } from ${JSON.stringify(CHUNK_FAILURE)};\n${replaced}`,
          map: null,
        };
      },
    },
    generateBundle() {
      if (!isReplaced) this.error("react-router no longer reloads in routeModules.js: see ROUTER_RELOAD");
    },
  };
};

const DISPLAY_NAME = /^\w+[.]displayName = .*;$/gm;

/** Components of the router are left out where nothing uses them: a name for developer tools, given afterwards, would be a use. */
const unusedComponents = (): Plugin => ({
  name: "unused-components",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  transform: {
    filter: { id: /[\\/]react-router[\\/]dist[\\/].*[.]js$/ },
    handler: (code) => ({
      code: code
        .replaceAll(DISPLAY_NAME, "")
        .replaceAll(/= (React\$1[.](?:createContext|forwardRef|memo)\()/g, "= /* @__PURE__ */ $1"),
      map: null,
    }),
  },
});

const SECTIONS = "src/web/sections";

/** An entry of `SECTION_SCRIPTS`: its name, and the module that it imports. */
const SECTION_SCRIPT = /(\w+): async \(\) => \(await import\("\.\/([^"]+)"\)\)/g;

/** A chunk and those that it imports. */
const chunksOf = (manifest: Manifest, key: string, chunks = new Set<ManifestChunk>()): Set<ManifestChunk> => {
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`the browser's build has no ${key}`);
  if (chunks.has(chunk)) return chunks;
  chunks.add(chunk);
  for (const imported of chunk.imports ?? []) chunksOf(manifest, imported, chunks);
  return chunks;
};

const filesOf = (chunks: readonly ManifestChunk[]): HeadFiles => ({
  styles: chunks.flatMap(({ css = [] }) => css).map((file) => `/${file}`),
  scripts: chunks.map(({ file }) => `/${file}`),
});

const readSectionFiles = (): Readonly<Record<string, HeadFiles>> => {
  const read = (file: string): string => readFileSync(join(import.meta.dirname, file), "utf8");
  const manifest = JSON.parse(read("build/client/.vite/manifest.json")) as Manifest;
  const imports = [...read(`${SECTIONS}/section-on-demand.tsx`).matchAll(SECTION_SCRIPT)];
  if (imports.length === 0) throw new Error("section-on-demand.tsx has no scripts of sections: see SECTION_SCRIPT");
  return Object.fromEntries(
    imports.map(([, name = "", module = ""]) => [name, filesOf([...chunksOf(manifest, `${SECTIONS}/${module}`)])]),
  );
};

/** Hands the files of sections to the server's build, which the router starts after the browser's. */
const sectionFiles = (): Plugin => ({
  name: "section-files",
  applyToEnvironment: ({ name }) => name === "ssr",
  resolveId: { filter: { id: /^virtual:section-files$/ }, handler: (id) => `\0${id}` },
  load: {
    filter: { id: /^\0virtual:section-files$/ },
    handler() {
      const files = this.environment.mode === "build" ? readSectionFiles() : {};
      return `export const SECTION_FILES = ${JSON.stringify(files)};`;
    },
  },
});

/** Folders of `src/ui`. */
const SITE_COMPONENTS = "badge|button|card|choice|dialog|drawer|field|icons|link|notice|popover|price|toggle|wordmark";

const SITE_FEATURES =
  "browser-console|consent|data-layer|error-reporting|errors|locations|page|pictures|recently-viewed|shell|shortlist|similar|tab-channel|third-party-scripts|vehicle-card";

/** What every page has. Other folders have these names too, and a chunk holds what its modules import. */
const SITE = new RegExp(
  [
    `src/ui/(?:${SITE_COMPONENTS})/`,
    `src/web/features/(?:${SITE_FEATURES})/`,
    "src/web/features/analytics/(?:page-events|push-event)[.]",
    "src/web/strings/similar[.]",
    "src/web/(?:markup-value|json-text)[.]",
    "stock-response",
  ].join("|"),
);

/**
 * Few files for the browser: the framework, what nearly every page uses, and what forms and lists share. A chunk for each
 * combination of pages would be 40 files a page, each compressed by itself.
 */
const CHUNKS = [
  { name: "framework", test: FRAMEWORK, priority: 4 },
  {
    name: "site",
    test: SITE,
    minShareCount: 2,
    priority: 3,
  },
  {
    name: "lists",
    test: /[\\/](?:filters|early-change|lazy-script|chip|range-input|swatch|toggle|choice|pagination|empty-state|quick-search|combobox|last-search|device-position)[\\/]/,
    minShareCount: 2,
    priority: 2,
  },
  {
    name: "forms",
    test: /[\\/](?:lead-form|vehicle-form|field|file-input|slot-picker|forms|leads|appointments|spam)[\\/]/,
    minShareCount: 2,
    priority: 1,
  },
  // Below all others: what these import stays with those that have it.
  {
    name: "sections",
    test: /[\\/](?:features[\\/](?:icons|markup)|appointment-view|page-sections|section-on-demand|section-component|sections-value)[\\/.]/,
    minShareCount: 2,
    priority: 0.9,
  },
  {
    name: "elements",
    test: /[\\/](?:content-buttons|content-icon|content-picture|strings[\\/]sections|appointment-widget|appointment-button)[.]/,
    minShareCount: 2,
    priority: 0.8,
  },
];

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), chunkFailures(), unusedComponents(), unusedCode(), sectionFiles()],
  // Pages come from our own server, in development too: `scripts/dev.ts` mounts Vite as its middleware.
  appType: "custom",
  // One file for the server: it starts faster.
  ...(command === "build" ? { ssr: { noExternal: true as const } } : {}),
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } } } },
    ssr: {
      build: { rolldownOptions: { input: "./src/web/handler.ts" } },
      // React's production form, however the server is started: the other one takes more than twice the time.
      ...(command === "build" ? { define: { "process.env.NODE_ENV": JSON.stringify("production") } } : {}),
    },
  },
  css: { transformer: "lightningcss" },
  build: { assetsInlineLimit: 0, sourcemap: false },
}));
