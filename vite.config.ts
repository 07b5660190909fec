import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  // Pages come from our own server, in development too: `scripts/dev.ts` mounts Vite as its middleware.
  appType: "custom",
  // One file for the server: it starts faster and React runs in its production form.
  ...(command === "build" ? { ssr: { noExternal: true as const } } : {}),
  environments: {
    ssr: { build: { rolldownOptions: { input: "./src/web/handler.ts" } } },
  },
  css: { transformer: "lightningcss" },
  build: { assetsInlineLimit: 0, sourcemap: false },
}));
