import type { IncomingMessage, ServerResponse } from "node:http";
import { RETRY_AFTER_SECONDS } from "./load-limiter.ts";

/** Without scripts, styles and links to files: its request must cost nothing, and it must not cause others. */
const PAGE = `<!doctype html>
<html lang="fr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Beaucoup de visiteurs en ce moment</title>
<h1>Beaucoup de visiteurs en ce moment</h1>
<p>Cette page n’a pas pu être préparée à temps. Réessayez dans quelques secondes.</p>
<p><a href="">Réessayer</a></p>
</html>
`;

const BODY = new TextEncoder().encode(PAGE);

const HEADERS: Readonly<Record<string, string>> = {
  "Content-Type": "text/html; charset=utf-8",
  "Cache-Control": "no-store",
  "Retry-After": String(RETRY_AFTER_SECONDS),
};

/** The answer to a page's request that was shed. */
export const overloadResponse = (): Response => new Response(BODY, { status: 503, headers: HEADERS });

/** The same answer on node:http alone. */
export const sendOverload = (req: IncomingMessage, res: ServerResponse): void => {
  res.writeHead(503, { ...HEADERS, "Content-Length": BODY.byteLength });
  res.end(req.method === "HEAD" ? undefined : BODY);
};
