import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import { ServerRouter, type EntryContext, type HandleErrorFunction } from "react-router";
import { servicesOf } from "./services.ts";

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

/** What a loader or a page threw, for the operator; the visitor is shown the error page alone. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  const id = request.headers.get("x-request-id");
  servicesOf(context).log.error({ err: error, id, path: new URL(request.url).pathname }, "page failed");
};

export default handleRequest;
