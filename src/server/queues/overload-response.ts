import type { IncomingMessage, ServerResponse } from "node:http";
import { RETRY_AFTER_SECONDS } from "./load-limiter.ts";

type Notice = {
  readonly status: 400 | 408 | 413 | 429 | 503;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly headers: Readonly<Record<string, string>>;
};

const HEADERS = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" };

const SOON = { "Retry-After": String(RETRY_AFTER_SECONDS) };

/** The rest of the request is not read. */
const LAST = { Connection: "close" };

/** Without scripts, styles and links to files, so that it causes no further requests. */
const createNotice = (
  status: Notice["status"],
  headers: Readonly<Record<string, string>>,
  [title, text]: readonly [title: string, text: string],
): Notice => ({
  status,
  headers: { ...HEADERS, ...headers },
  body: new TextEncoder().encode(`<!doctype html>
<html lang="fr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title}</title>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="">Réessayer</a></p>
</html>
`),
});

const toJson = (value: unknown): Uint8Array<ArrayBuffer> => new TextEncoder().encode(JSON.stringify(value));

const OVERLOAD = {
  page: createNotice(503, SOON, [
    "Beaucoup de visiteurs en ce moment",
    "Cette page n’a pas pu être préparée à temps. Réessayez dans quelques secondes.",
  ]),
  data: {
    status: 503,
    headers: { "Content-Type": "application/problem+json", "Cache-Control": "no-store", ...SOON },
    body: toJson({ type: "about:blank", title: "Service Unavailable", status: 503, detail: "Too many requests." }),
  },
  /** Clients of the delivery API try again after 429, and after nothing else. */
  delivery: {
    status: 429,
    headers: {
      "Content-Type": "application/json",
      "Cache-Control": "no-store",
      "Retry-After": "1",
      "Access-Control-Allow-Origin": "*",
    },
    body: toJson({ error: "Too many requests are before this one" }),
  },
} as const satisfies Readonly<Record<string, Notice>>;

/** What was requested and shed: a page, data, or content from the delivery API. */
export type ShedKind = keyof typeof OVERLOAD;

const TOO_MANY_REQUESTS = createNotice(429, { ...SOON, ...LAST }, [
  "Trop de demandes à la fois",
  "Votre connexion envoie plus de demandes que le site n’en accepte en même temps. Réessayez dans quelques secondes.",
]);

const REFUSED_FORMS = {
  overload: createNotice(503, SOON, [
    "Beaucoup de visiteurs en ce moment",
    "Votre envoi n’a pas été enregistré. Réessayez dans quelques secondes.",
  ]),
  tooLarge: createNotice(413, {}, [
    "Envoi trop volumineux",
    "Votre envoi n’a pas été enregistré, car ce formulaire n’est plus valable. Rouvrez-le et envoyez-le de nouveau.",
  ]),
  tooSlow: createNotice(408, LAST, [
    "Envoi trop lent",
    "Votre envoi n’est pas arrivé à temps et n’a pas été enregistré. Rouvrez le formulaire et envoyez-le de nouveau.",
  ]),
  brokenOff: createNotice(400, LAST, [
    "Envoi interrompu",
    "Votre envoi n’est pas arrivé en entier et n’a pas été enregistré. Rouvrez le formulaire et envoyez-le de nouveau.",
  ]),
} as const;

const toResponse = ({ status, headers, body }: Notice): Response => new Response(body, { status, headers });

/** The answer to a shed request. */
export const overloadResponse = (shed: ShedKind): Response => toResponse(OVERLOAD[shed]);

/** The answer to a form without a valid token that is not rendered. */
export const refusedFormResponse = (reason: keyof typeof REFUSED_FORMS): Response => toResponse(REFUSED_FORMS[reason]);

const send = (req: IncomingMessage, res: ServerResponse, { status, headers, body }: Notice): void => {
  res.writeHead(status, { ...headers, "Content-Length": body.byteLength });
  res.end(req.method === "HEAD" ? undefined : body);
};

/** The answer to a shed request, for node:http. */
export const sendOverload = (req: IncomingMessage, res: ServerResponse, shed: ShedKind): void =>
  send(req, res, OVERLOAD[shed]);

/** The answer to a client with too many requests in progress. */
export const sendTooManyRequests = (req: IncomingMessage, res: ServerResponse): void =>
  send(req, res, TOO_MANY_REQUESTS);
