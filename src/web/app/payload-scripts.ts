import { text } from "node:stream/consumers";

const PAYLOAD_ID = "payload";

const CONTROLLER = "window.__reactRouterContext.streamController";

/** Passes the payload to the router, as its `StreamTransfer` does. Identical on every page. */
const HAND_OVER = `${CONTROLLER}.enqueue(document.getElementById("${PAYLOAD_ID}").textContent);${CONTROLLER}.close();`;

/**
 * The loader data as a data block, and the script that passes it to the router. "<" occurs only inside JSON strings;
 * escaped, it cannot close the element.
 */
export const payloadScripts = async (payload: ReadableStream<Uint8Array>, nonce: string): Promise<string> => {
  const data = (await text(payload)).replaceAll("<", "\\u003c");
  return `<script type="application/json" id="${PAYLOAD_ID}">${data}</script><script nonce="${nonce}">${HAND_OVER}</script>`;
};

/** The end of the start tag of the script that imports the routes of the page. */
const MODULE_TAG_END = ' type="module" async="">';

/** Import of a route module in the router's script. */
const ROUTE_IMPORT = /import \* as (\w+) from ("[^"]+");\n?/g;

/**
 * Loads a page's scripts after its first paint, so that they do not delay the page and its styles: all files at once,
 * each executed in a task of its own, then the route modules for `begin`. Below 5 Mbit/s, and in browsers that do not
 * report the speed, they also wait for the first high-priority picture. Visitors who interact earlier and hidden pages
 * do not wait; the maximum delay is four seconds. Pictures further along in scrolling rows and galleries wait for the
 * scripts (`data-started` in the styles). Serialised as text for the browser, so it must not use anything outside its
 * own body.
 */
const startScripts = (
  files: readonly string[],
  routes: readonly string[],
  load: (file: string) => Promise<unknown>,
  begin: (modules: readonly unknown[]) => void,
): void => {
  let isStarted = false;
  const start = async (): Promise<void> => {
    if (isStarted) return;
    isStarted = true;
    document.documentElement.dataset["started"] = "";
    for (const href of files)
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
    for (const file of files.slice(1)) await load(file).catch(() => null);
    begin(await Promise.all(routes.map(load)));
  };
  for (const type of ["pointerdown", "keydown", "focusin"]) addEventListener(type, start, { once: true });
  setTimeout(start, document.hidden ? 0 : 4_000);
  new PerformanceObserver(async () => {
    const { connection } = navigator as { readonly connection?: { readonly downlink?: number } };
    const isFast = (connection?.downlink ?? 0) >= 5;
    const picture = isFast ? null : document.querySelector<HTMLImageElement>("img[fetchpriority]");
    await picture?.decode().catch(() => null);
    await start();
  }).observe({ type: "paint", buffered: true });
};

/** Without the indentation of what people read: a tenth of what the page's own scripts weigh. */
const withoutIndentation = (script: string): string => script.replaceAll(/\n\s+/g, "\n");

const START_SCRIPTS = withoutIndentation(startScripts.toString());

/**
 * Rewrites the router's script so that the route modules and then the entry load with the scripts in `files` (entry
 * first) after the page is painted. Without such imports, as in development, the script is returned unchanged.
 */
export const startScriptOf = (script: string, files: readonly string[]): string => {
  const imports = [...script.matchAll(ROUTE_IMPORT)];
  const rest = withoutIndentation(script.replaceAll(ROUTE_IMPORT, "").trim());
  if (imports.length === 0 || rest.startsWith("import ")) return script;
  const [names, routes] = [imports.map(([, name]) => name), imports.map(([, , address]) => address)];
  return `(${START_SCRIPTS})(${JSON.stringify(files)},[${routes.join()}],(file)=>import(file),([${names.join()}])=>{${rest}})`;
};

/** The router's scripts at the end of a page, including the start of the scripts in `files`. */
export const withStartScript = (scripts: string, files: readonly string[]): string => {
  const tagEnd = scripts.indexOf(MODULE_TAG_END);
  const start = tagEnd + MODULE_TAG_END.length;
  const end = scripts.indexOf("</script>", start);
  if (tagEnd === -1 || end === -1) return scripts;
  return scripts.slice(0, start) + startScriptOf(scripts.slice(start, end), files) + scripts.slice(end);
};
