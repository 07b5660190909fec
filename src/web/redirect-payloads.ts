import { type MiddlewareFunction, redirect, redirectDocument } from "react-router";
import { resolveAddress } from "#application/redirects/index.ts";
import { isFile } from "./features/shell/index.ts";
import { probeOf, servicesOf } from "./router-context.ts";

/**
 * Redirects the payloads of old addresses as the server redirects the pages: for a link that the router follows. Another
 * site or a file is loaded as a document.
 */
export const redirectPayloads: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  if (request.method !== "GET" || !new URL(request.url).pathname.endsWith(".data")) return next();
  const result = await resolveAddress(servicesOf(context), url, probeOf(context));
  if (result?.kind !== "redirect") return next();
  const { location, status, external } = result;
  throw external || isFile(location) ? redirectDocument(location, status) : redirect(location, status);
};
