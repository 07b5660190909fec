import { minifySync, type Plugin } from "vite";

/** Its one export is a function that stands in every page as text. */
const START_SCRIPTS = /[\\/]script-start[\\/]start-scripts\.ts$/;
const EXPORT = "export const startScripts = ";

/** Replaces a function whose text stands in pages by that text, as short as the files of the browser. */
export const inlineScripts = (): Plugin => ({
  name: "inline-scripts",
  apply: "build",
  enforce: "post",
  applyToEnvironment: ({ name }) => name === "ssr",
  transform: {
    filter: { id: START_SCRIPTS },
    handler(source) {
      if (!source.includes(EXPORT)) this.error(`the module does not begin with "${EXPORT}"`);
      const code = source.slice(source.indexOf(EXPORT)).replace(EXPORT, "export default ");
      const minified = minifySync("start-scripts.js", code, { module: true });
      const [error] = minified.errors;
      if (error) this.error(error.message);
      const text = minified.code.replace(/^export default\s*/, "").replace(/;\s*(?:\/\/.*)?$/, "");
      return { code: `${EXPORT}${JSON.stringify(text)};`, map: null };
    },
  },
});
