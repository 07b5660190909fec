import { LRUCache } from "lru-cache";
import { text } from "node:stream/consumers";
import { startScriptOf } from "./script-start/start-script.ts";

const PAYLOAD_ID = "payload";

const CONTROLLER = "window.__reactRouterContext.streamController";

/** Hands the payload to the router, as its `StreamTransfer` does. The same text on every page. */
const HAND_OVER = `${CONTROLLER}.enqueue(document.getElementById("${PAYLOAD_ID}").textContent);${CONTROLLER}.close();`;

/**
 * The loaders' data as a data block, and the script that hands it to the router in the browser. The data is JSON, where "<"
 * stands in texts only: written as an escape it does not end the element.
 */
export const payloadScripts = async (payload: ReadableStream<Uint8Array>, nonce: string): Promise<string> => {
  const data = (await text(payload)).replaceAll("<", "\\u003c");
  return `<script type="application/json" id="${PAYLOAD_ID}">${data}</script><script nonce="${nonce}">${HAND_OVER}</script>`;
};

/** The manifest, as the router indents it. */
const MANIFEST = /(?<=window\.__reactRouterManifest = )\{[^]*?\n\}(?=;)/;

/** The script that imports the routes of the page; no other depends on its files. */
const MODULE_SCRIPT = /^( type="module" async="">)([^]*?)(?=<\/script>)/;

const compact = (script: string, files: readonly string[]): string =>
  script
    .replace(MANIFEST, (json) => JSON.stringify(JSON.parse(json)))
    .replace(MODULE_SCRIPT, (_, start: string, code: string) => `${start}${startScriptOf(code, files)}`)
    .replaceAll(/\n\s+/g, "\n");

/** Pages of the same routes and sections have the same scripts. */
const compacted = new LRUCache<string, string>({ max: 200 });

const compactOnce = (script: string, files: readonly string[]): string => {
  const key = `${files.join()} ${script}`;
  const known = compacted.get(key);
  if (known !== undefined) return known;
  // Copies: parts of a page would retain the page.
  const made = Buffer.from(compact(script, files)).toString();
  compacted.set(Buffer.from(key).toString(), made);
  return made;
};

/** The scripts of the router at the end of a page, without the spaces of its indentation; they start with the scripts in `files`. */
export const compactScripts = (scripts: string, nonce: string, files: readonly string[]): string => {
  const attribute = ` nonce="${nonce}"`;
  return scripts
    .split(attribute)
    .map((script) => compactOnce(script, MODULE_SCRIPT.test(script) ? files : []))
    .join(attribute);
};
