import { text } from "node:stream/consumers";

/** JSON that may stand in a script element: it neither ends the element nor a line of the script. */
const toScriptText = (value: string): string =>
  JSON.stringify(value).replaceAll(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

const CONTROLLER = "window.__reactRouterContext.streamController";

/** The script that hands the loaders' data to the router in the browser, as its `StreamTransfer` writes it. */
export const payloadScripts = async (payload: ReadableStream<Uint8Array>, nonce: string): Promise<string> => {
  const data = toScriptText(await text(payload));
  return `<script nonce="${nonce}">${CONTROLLER}.enqueue(${data});${CONTROLLER}.close();</script>`;
};

const FIRST_SCRIPT = '<script nonce="';

/** The scripts of the router at the end of a page, without their indentation. */
export const withoutIndentation = (page: string): string => {
  const start = page.indexOf(FIRST_SCRIPT);
  return start === -1 ? page : page.slice(0, start) + page.slice(start).replaceAll(/\n\s+/g, "\n");
};
