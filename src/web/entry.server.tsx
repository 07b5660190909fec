import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import { ServerRouter, type EntryContext } from "react-router";

/** How long a page may take to render before it is given up, in milliseconds. */
export const streamTimeout = 10_000;

/** Renders a page whole: its length and the hashes of its scripts are known before the first byte leaves. */
const handleRequest = (
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> =>
  new Promise((resolve, reject) => {
    let failure: unknown;
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={routerContext} url={request.url} />, {
      onAllReady() {
        clearTimeout(timer);
        if (failure !== undefined) return reject(failure);
        headers.set("Content-Type", "text/html; charset=utf-8");
        buffer(pipe(new PassThrough())).then((html) => resolve(new Response(html, { status, headers })), reject);
      },
      onShellError: reject,
      onError(error: unknown) {
        failure = error;
      },
    });
    const timer = setTimeout(abort, streamTimeout);
  });

export default handleRequest;
