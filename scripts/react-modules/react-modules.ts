import type { Plugin } from "vite";
import { toModule } from "./to-module.ts";

/** The file that a package's entry hands to whoever requires it in production. */
const PRODUCTION_FILE = /module\.exports = require\('(\.\/cjs\/[\w.-]+\.production\.js)'\)/;

/** The files of React as modules. Run after what removes code by the names of `exports`. */
export const reactModules = (): Plugin => ({
  name: "react-modules",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  transform: {
    filter: { id: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/][^?]*\.js$/ },
    handler(code) {
      const [, production] = PRODUCTION_FILE.exec(code) ?? [];
      const entry = `export * from "${production}";\nexport * as default from "${production}";`;
      return { code: production === undefined ? toModule(code) : entry, map: null };
    },
  },
});
