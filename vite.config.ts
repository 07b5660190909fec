import { reactRouter } from "@react-router/dev/vite";
import { join } from "node:path";
import { defineConfig, type Plugin } from "vite";
import { compileHints } from "./scripts/compile-hints/compile-hints.ts";
import { inlineScripts } from "./scripts/inline-scripts/inline-scripts.ts";
import { reactModules } from "./scripts/react-modules/react-modules.ts";
import { sectionFiles } from "./scripts/section-files/section-files.ts";
import { unusedCode } from "./scripts/unused-code/unused-code.ts";

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

/** Folders of `src/ui`. */
const SITE_COMPONENTS =
  "badge|button|card|choice|description-list|dialog|drawer|empty-state|field|icons|link|notice|popover|price|toggle|wordmark";

const SITE_FEATURES =
  "browser-console|consent|data-layer|early-change|error-reporting|errors|lazy-script|locations|page|pictures|recently-viewed|shell|shortlist|similar|tab-channel|third-party-scripts|vehicle-card";

/** What every page has. Other folders have these names too, and a chunk holds what its modules import. */
const SITE = new RegExp(
  [
    `src/ui/(?:${SITE_COMPONENTS})/`,
    `src/web/features/(?:${SITE_FEATURES})/`,
    "src/web/features/analytics/(?:page-events|push-event)[.]",
    "src/web/strings/(?:lazy-script|similar)[.]",
    "src/web/(?:markup-value|json-text)[.]",
    "group-thousands",
    "unbroken-",
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
    name: "search",
    test: /[\\/](?:quick-search|combobox|device-position|use-filter-events|filter-changes)[\\/.]|geo[\\/]position[.]|[\\/]last-search[\\/](?:last-search|storage-key)[.]/,
    minShareCount: 2,
    priority: 2.5,
  },
  {
    name: "forms",
    test: /[\\/](?:lead-form[\\/](?!subject[\\/]|confirmation[\\/]|lead-form-page|lead-pages|location-choice[\\/]form-or)|(?:vehicle-form|field|file-input|slot-picker|forms|leads|appointments|spam)[\\/])/,
    minShareCount: 2,
    priority: 2.3,
  },
  {
    name: "form-pages",
    test: /[\\/]lead-form[\\/]/,
    minShareCount: 2,
    priority: 2.2,
  },
  {
    name: "lists",
    test: /[\\/](?:filters|chip|range-input|swatch|toggle|choice|pagination)[\\/]/,
    minShareCount: 2,
    priority: 2,
  },
  // A group takes what its modules import: by itself, the galleries of other pages do without those of vehicles.
  {
    name: "use-full-screen",
    test: /[\\/]use-full-screen[.]/,
    minShareCount: 2,
    priority: 1.6,
  },
  {
    name: "gallery",
    test: /features[\\/]gallery[\\/]/,
    minShareCount: 2,
    priority: 1.5,
  },
  // Below all others: what these import stays with those that have it.
  {
    name: "sections",
    test: /[\\/](?:features[\\/](?:icons|markup)|appointment-view|page-sections|section-on-demand|section-component|sections-value|section-frame|svg-map|locations|stock-teaser|content-icon|content-picture)[\\/.]/,
    minShareCount: 2,
    priority: 0.9,
  },
  {
    name: "cards",
    test: /[\\/](?:lease-offer-cards|offer-card|offer-conditions|teaser-link|model-card|model-cards)[.]/,
    minShareCount: 2,
    priority: 0.8,
  },
];

export default defineConfig(({ command }) => ({
  plugins: [
    reactRouter(),
    chunkFailures(),
    unusedComponents(),
    unusedCode(),
    reactModules(),
    sectionFiles(),
    inlineScripts(),
    compileHints(),
  ],
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
