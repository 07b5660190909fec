import { text } from "node:stream/consumers";
import { startScriptOf } from "./script-start/start-script.ts";

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

/** The router's scripts at the end of a page, including the start of the scripts in `files`. */
export const withStartScript = (scripts: string, files: readonly string[]): string => {
  const tagEnd = scripts.indexOf(MODULE_TAG_END);
  const start = tagEnd + MODULE_TAG_END.length;
  const end = scripts.indexOf("</script>", start);
  if (tagEnd === -1 || end === -1) return scripts;
  return scripts.slice(0, start) + startScriptOf(scripts.slice(start, end), files) + scripts.slice(end);
};
