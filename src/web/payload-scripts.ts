import { text } from "node:stream/consumers";

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

const FIRST_SCRIPT = '<script nonce="';

/** The scripts of the router at the end of a page, without their indentation. */
export const withoutIndentation = (page: string): string => {
  const start = page.indexOf(FIRST_SCRIPT);
  return start === -1 ? page : page.slice(0, start) + page.slice(start).replaceAll(/\n\s+/g, "\n");
};
