import { type MiddlewareFunction, redirect, redirectDocument } from "react-router";
import { resolveAddress } from "#application/redirects/index.ts";
import { isFile } from "./shell/is-file.ts";
import { probeContext, servicesOf } from "../platform/router-context/index.ts";

/**
 * Redirects payloads of old URLs as the server redirects their pages, for links that the router follows. Other sites
 * and files are loaded as documents.
 */
export const redirectPayloads: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  if (request.method !== "GET" || !new URL(request.url).pathname.endsWith(".data")) return next();
  const result = await resolveAddress(servicesOf(context), url, context.get(probeContext));
  if (result?.kind !== "redirect") return next();
  const { location, status, external } = result;
  throw external || isFile(location) ? redirectDocument(location, status) : redirect(location, status);
};
