import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { listenOnLoopback } from "./loopback.ts";

export type DocumentInPieces = {
  readonly url: string;
  /** Sends the next piece of the document; false: it is complete. */
  readonly sendNext: () => boolean;
  readonly stop: () => Promise<void>;
};

/** Where a browser on a slow line may paint what has arrived: before an element of the body. */
const ELEMENT = /<(?:section|form|fieldset|aside|article|header|footer|nav|h\d|p|ul|ol|dl|table|div|button|img)[ >]/g;

/** The document until its body, then its body in at most so many pieces. */
const piecesOf = (html: string, count: number): readonly string[] => {
  const body = html.indexOf("<body");
  const starts = [...html.matchAll(ELEMENT)].map(({ index }) => index).filter((index) => index > body);
  const step = Math.max(1, Math.ceil(starts.length / count));
  const cuts = [0, ...starts.filter((_, index) => index % step === 0), html.length];
  return cuts.slice(1).map((end, index) => html.slice(cuts[index], end));
};

/** Serves the site at `target`, its pages in pieces: a document waits after each until the test sends the next one. */
export const startDocumentInPieces = async (target: string, count: number): Promise<DocumentInPieces> => {
  let send: () => boolean = () => true;
  const answerPieces = (pieces: readonly string[], response: ServerResponse): void => {
    const left = [...pieces];
    send = () => {
      const piece = left.shift();
      if (piece !== undefined) response.write(piece);
      if (left.length === 0) response.end();
      return left.length > 0;
    };
    send();
  };
  const answer = async ({ url = "/", headers }: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { accept = "*/*", "user-agent": browser = "" } = headers;
    const answered = await fetch(target + url, { headers: { accept, "user-agent": browser }, redirect: "manual" });
    const passed = [...answered.headers].filter(
      ([name]) => !/^(?:content-(?:encoding|length)|transfer-encoding|connection|keep-alive)$/.test(name),
    );
    response.writeHead(answered.status, passed);
    if (answered.headers.get("content-type")?.startsWith("text/html")) {
      answerPieces(piecesOf(await answered.text(), count), response);
    } else {
      response.end(Buffer.from(await answered.arrayBuffer()));
    }
  };
  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()));
  const { port, stop } = await listenOnLoopback(server);
  return { url: `http://127.0.0.1:${port}`, sendNext: () => send(), stop };
};
