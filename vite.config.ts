import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

/**
 * Few files for the browser: the framework, what nearly every page uses, and what forms and lists share. A chunk for each
 * combination of pages would be 40 files a page, each compressed by itself.
 */
const CHUNKS = [
  { name: "framework", test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]|\0/, priority: 4 },
  {
    name: "site",
    test: /[\\/](?:drawer|wordmark|button|link|icons|notice|dialog|popover|card|badge|price|shell|consent|data-layer|errors|page|pictures|recently-viewed|shortlist|similar|tab-channel|vehicle-card|third-party-scripts|locations)[\\/]|markup-value|stock-response/,
    minShareCount: 2,
    priority: 3,
  },
  { name: "site", test: /[\\/]src[\\/](?!.*(?:lead-form|slot-picker|file-input))/, minShareCount: 12, priority: 3 },
  {
    name: "lists",
    test: /[\\/](?:filters|chip|range-input|swatch|toggle|choice|pagination|empty-state|quick-search|combobox)[\\/]/,
    minShareCount: 2,
    priority: 2,
  },
  {
    name: "forms",
    test: /[\\/](?:lead-form|vehicle-form|field|file-input|slot-picker|forms|leads|appointments|spam)[\\/]/,
    minShareCount: 2,
    priority: 1,
  },
];

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
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
