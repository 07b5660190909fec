import { expect, test } from "vitest";
import { startScriptOf } from "./payload-scripts.ts";

const ROUTER_SCRIPT = `;
import * as route0 from "/assets/root.js";
import * as route1_clientLoader from "/assets/loader.js";
import * as route1_main from "/assets/page.js";
const route1 = {...route1_clientLoader,...route1_main};
  begun.push({ root: route0, page: route1 });
begun.push("entry");`;

/** Runs the script as the browser does, on a page that does not wait for a paint. */
const run = async (script: string) => {
  const modules: Readonly<Record<string, object>> = {
    "/assets/root.js": { a: 1 },
    "/assets/loader.js": { b: 2 },
    "/assets/page.js": { c: 3 },
  };
  const [preloaded, imported, begun]: [string[], string[], unknown[]] = [[], [], []];
  const load = async (file: string): Promise<object> => {
    imported.push(file);
    if (file === "/assets/failing.js") throw new Error("not loaded");
    return modules[file] ?? {};
  };
  const document = {
    hidden: true,
    documentElement: { dataset: {} },
    head: { append: ({ href }: { readonly href: string }) => preloaded.push(href) },
    createElement: () => ({}),
  };
  const runnable = script.replaceAll("import(", "load(");
  // oxlint-disable-next-line typescript/no-implied-eval -- the browser runs the text as a script
  new Function("document", "addEventListener", "load", "begun", runnable)(document, () => undefined, load, begun);
  await expect.poll(() => begun.length).toBe(2);
  return { preloaded, imported, begun };
};

test("the script of a page requests its files at once, runs them in order and then starts the router with the routes", async () => {
  const files = ["/assets/entry.js", "/assets/framework.js", "/assets/failing.js", "/assets/page.js"];
  const { preloaded, imported, begun } = await run(startScriptOf(ROUTER_SCRIPT, files));
  expect(preloaded).toEqual(files);
  expect(imported.slice(0, 3)).toEqual(files.slice(1));
  expect(begun).toEqual([{ root: { a: 1 }, page: { b: 2, c: 3 } }, "entry"]);
});

test("a script that imports no routes, or another module as in development, stays as it is", () => {
  for (const script of ["begin();", `import "/@id/runtime";\n${ROUTER_SCRIPT}`])
    expect(startScriptOf(script, ["/assets/entry.js"])).toBe(script);
});
