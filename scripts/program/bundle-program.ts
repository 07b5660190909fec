import { dirname, join } from "node:path";
import { build, type Plugin } from "vite";
import { OLDEST_NODE } from "../../src/adapters/platform/node-runtime.mjs";
import { withSourcePlaces, type Bundle } from "./source-places.ts";

const sourcePlaces = (bundle: Bundle): Plugin => ({
  name: "source-places",
  transform: {
    filter: { id: /[\\/](?:src|scripts)[\\/].+\.ts$/, code: /import\.meta\.(?:dirname|url)/ },
    handler: (code, id) => ({ code: withSourcePlaces(code, dirname(id), bundle), map: null }),
  },
});

/**
 * Writes modules with their packages and what they share as files of the names given, into a folder as deep as that where they
 * will be.
 */
export const bundleProgram = async (
  root: string,
  entries: Readonly<Record<string, string>>,
  folder: string,
): Promise<void> => {
  const modules = Object.entries(entries).map(([name, path]) => ({ name, module: join(root, path) }));
  const bundle = { folder, entries: new Map(modules.map(({ name, module }) => [module, name])) };
  await build({
    configFile: false,
    root,
    logLevel: "error",
    plugins: [sourcePlaces(bundle)],
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    // A package with compiled code stays one.
    ssr: { noExternal: true, external: ["sharp"] },
    build: {
      ssr: true,
      outDir: folder,
      copyPublicDir: false,
      minify: false,
      sourcemap: "hidden",
      target: `node${OLDEST_NODE}`,
      rolldownOptions: {
        input: Object.fromEntries(modules.map(({ name, module }) => [name, module])),
        output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
      },
    },
  });
};
