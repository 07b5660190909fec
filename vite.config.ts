import { reactRouter } from "@react-router/dev/vite";
import { realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { defineConfig, type Plugin } from "vite";
import { CHUNK_GROUPS } from "./scripts/chunk-groups/chunk-groups.ts";
import { sectionScripts } from "./scripts/section-scripts/section-scripts.ts";
import { studioMasks } from "./scripts/studio-masks/studio-masks.ts";

const CHUNK_FAILURE = join(import.meta.dirname, "src/web/platform/versions/chunk-failure.ts");

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

/** Schemas check what reaches the server; their library is a fifth of a first visit, and the content policy blocks a part of it. */
const noSchemas = (): Plugin => ({
  name: "no-schemas",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== "chunk" || !file.moduleIds.some((id) => /node_modules[\\/]zod[\\/]/.test(id))) continue;
      const ours = file.moduleIds.filter((id) => !id.includes("node_modules"));
      this.error(`schemas reach the browser in ${file.fileName}, by one of ${ours.join(", ")}`);
    }
  },
});

/**
 * Lets the file of the root export what other files share, beside what the router reads: otherwise the root is one file more. The router
 * sets `exports-only`.
 */
const sharedRoot = (): Plugin => ({
  name: "shared-root",
  apply: "build",
  configEnvironment: (name) =>
    name === "client" ? { build: { rolldownOptions: { preserveEntrySignatures: "allow-extension" } } } : null,
});

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), chunkFailures(), noSchemas(), sharedRoot(), sectionScripts(), studioMasks()],
  // Pages come from our own server, in development too: `scripts/dev.ts` mounts Vite as its middleware.
  appType: "custom",
  cacheDir: ".cache/vite",
  // Packages may stand in another checkout, to which `node_modules` is a link.
  server: { fs: { allow: [import.meta.dirname, dirname(realpathSync(join(import.meta.dirname, "node_modules")))] } },
  // One file for the server: it starts faster.
  ...(command === "build" ? { ssr: { noExternal: true as const } } : {}),
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [...CHUNK_GROUPS] } } } } },
    ssr: {
      build: { rolldownOptions: { input: "./src/web/app/handler.ts" } },
      // React's production form, however the server is started: the other one takes more than twice the time.
      ...(command === "build" ? { define: { "process.env.NODE_ENV": JSON.stringify("production") } } : {}),
    },
  },
  // All packages of the browser's modules before the first page is opened: what is found later makes the browser load it again.
  optimizeDeps: { entries: ["src/web/**/*.{ts,tsx}", "!src/**/*.{test,server}.{ts,tsx}"] },
  css: { transformer: "lightningcss" },
  // The router would delete all of `build`, with the previous program and source maps: `scripts/build.ts` deletes what is built.
  build: { assetsInlineLimit: 0, emptyOutDir: false, sourcemap: "hidden" },
}));
