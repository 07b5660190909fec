import type { Plugin } from "vite";

/** https://v8.dev/blog/explicit-compile-hints. For other engines it is a comment. */
const HINT = "//# allFunctionsCalledOnLoad\n";

/** Characters. In a smaller file the hint costs some 20 bytes and saves no time that was seen. */
const MIN_LENGTH = 16_000;

/** Libraries of which a page uses a part, and not at its start. */
const ON_DEMAND = /node_modules[\\/](?:leaflet|@sentry)[\\/]/;

type ScriptFile = { readonly code: string; readonly moduleIds: readonly string[] };

/** The code of a script file, with the hint where it pays. */
export const withCompileHint = ({ code, moduleIds }: ScriptFile): string =>
  code.length < MIN_LENGTH || moduleIds.some((id) => ON_DEMAND.test(id)) ? code : HINT + code;

/**
 * Has the browser compile the functions of a file on another thread while the file arrives
 * (docs/decisions/0034-compile-hints.md). Otherwise it compiles each on the main thread when it is first called.
 */
export const compileHints = (): Plugin => ({
  name: "compile-hints",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  generateBundle: {
    order: "post",
    handler(_, files) {
      for (const file of Object.values(files)) if (file.type === "chunk") file.code = withCompileHint(file);
    },
  },
});
