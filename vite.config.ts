import { reactRouter } from "@react-router/dev/vite";
import { join } from "node:path";
import { defineConfig, type Plugin } from "vite";
import { inlineScripts } from "./scripts/inline-scripts/inline-scripts.ts";
import { sectionScripts } from "./scripts/section-scripts/section-scripts.ts";

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

/**
 * Few files for the browser: the framework, forms, sections and what nearly every page uses. By default each combination of pages would have a
 * file of its own: 40 files a page, each compressed by itself.
 */
const CHUNKS = [
  { name: "framework", test: FRAMEWORK, priority: 4 },
  {
    name: "site",
    test: /[\\/]src[\\/](?:ui|web[\\/]features[\\/](?:shell|page|consent|analytics|shortlist|errors|error-reporting|pictures|vehicle-card|data-layer|third-party-scripts|versions|preload|object-cache|recently-viewed|tab-channel|lazy-script|locations))[\\/]/,
    minShareCount: 3,
    priority: 3,
  },
  {
    name: "forms",
    test: /[\\/](lead-form|vehicle-form|field|file-input|slot-picker)[\\/]/,
    minShareCount: 2,
    priority: 2,
  },
  {
    name: "lists",
    test: /[\\/]features[\\/](?:filters|quick-search|gallery|map|lease-offers|device-position)[\\/]/,
    minShareCount: 2,
    priority: 1,
  },
];

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), chunkFailures(), sectionScripts(), inlineScripts()],
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
  build: { assetsInlineLimit: 0, sourcemap: "hidden" },
}));
