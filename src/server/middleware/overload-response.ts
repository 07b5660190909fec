import type { IncomingMessage, ServerResponse } from "node:http";
import { RETRY_AFTER_SECONDS } from "./load-limiter.ts";

type Notice = { readonly status: 429 | 503; readonly body: Uint8Array<ArrayBuffer> };

/** Without scripts, styles and links to files, so that it causes no further requests. */
const createNotice = (status: Notice["status"], title: string, text: string): Notice => ({
  status,
  body: new TextEncoder().encode(`<!doctype html>
<html lang="fr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title}</title>
<h1>${title}</h1>
<p>${text} Réessayez dans quelques secondes.</p>
<p><a href="">Réessayer</a></p>
</html>
`),
});

const OVERLOAD = createNotice(
  503,
  "Beaucoup de visiteurs en ce moment",
  "Cette page n’a pas pu être préparée à temps.",
);

const TOO_MANY_REQUESTS = createNotice(
  429,
  "Trop de demandes à la fois",
  "Votre connexion envoie plus de demandes que le site n’en accepte en même temps.",
);

const HEADERS: Readonly<Record<string, string>> = {
  "Content-Type": "text/html; charset=utf-8",
  "Cache-Control": "no-store",
  "Retry-After": String(RETRY_AFTER_SECONDS),
};

/** The answer to a shed request for a page. */
export const overloadResponse = (): Response => new Response(OVERLOAD.body, { status: 503, headers: HEADERS });

const send = (req: IncomingMessage, res: ServerResponse, { status, body }: Notice): void => {
  res.writeHead(status, { ...HEADERS, "Content-Length": body.byteLength });
  res.end(req.method === "HEAD" ? undefined : body);
};

/** The same answer for node:http. */
export const sendOverload = (req: IncomingMessage, res: ServerResponse): void => send(req, res, OVERLOAD);

/** The answer to a client with too many requests in progress. The request body is not read. */
export const sendTooManyRequests = (req: IncomingMessage, res: ServerResponse): void => {
  res.setHeader("Connection", "close");
  send(req, res, TOO_MANY_REQUESTS);
};
