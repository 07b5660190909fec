import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import { ServerRouter, type EntryContext, type HandleErrorFunction, type RouterContextProvider } from "react-router";
import { scriptNonceOf, servicesOf } from "./router-context.ts";

/** Deadline for rendering a page, in milliseconds. */
export const streamTimeout = 10_000;

/** Renders nothing for HEAD. Buffers the page: its length and the hashes of its scripts must be known before the first byte is sent. */
const handleRequest = (
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> => {
  if (request.method === "HEAD") return Promise.resolve(new Response(null, { status, headers }));
  return new Promise((resolve, reject) => {
    let renderError: unknown;
    const nonce = scriptNonceOf(context);
    const page = <ServerRouter context={routerContext} url={request.url} nonce={nonce} />;
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      onAllReady() {
        clearTimeout(timer);
        if (renderError !== undefined) return reject(renderError);
        headers.set("Content-Type", "text/html; charset=utf-8");
        buffer(pipe(new PassThrough())).then((html) => resolve(new Response(html, { status, headers })), reject);
      },
      onShellError: reject,
      onError(error: unknown) {
        renderError = error;
      },
    });
    const timer = setTimeout(abort, streamTimeout);
  });
};

/** Logs errors of loaders and pages for the operator. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  const id = request.headers.get("x-request-id");
  servicesOf(context).log.error({ err: error, id, path: new URL(request.url).pathname }, "page failed");
};

export default handleRequest;
