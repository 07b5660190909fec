import {
  type CreatePageHandler,
  NO_EMBEDDED_HOSTS,
  type CacheTag,
  UNAVAILABLE_RETRY_SECONDS,
} from "#application/site/index.ts";
import { createRequestHandler, RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";
import { answerUnavailable } from "./unavailable.ts";
import { clientAddressContext, pageContext, servicesContext, type PageContext } from "./router-context.ts";

const NONE: ReadonlySet<CacheTag> = new Set();

/** Pages and their payloads as a Fetch handler: the only interface between `server` and `web`. */
export const createPageHandler: CreatePageHandler = (services) => {
  const handle = createRequestHandler(answerUnavailable(build), import.meta.env.MODE);
  return async (request, client = "") => {
    const context = new RouterContextProvider();
    const scriptNonce = crypto.randomUUID();
    const page: PageContext = {
      tags: new Set(),
      scriptNonce,
      cacheable: false,
      isParameter: () => false,
      embedded: NO_EMBEDDED_HOSTS,
      isUnavailable: false,
    };
    context.set(servicesContext, services);
    context.set(clientAddressContext, client);
    context.set(pageContext, page);
    const url = new URL(request.url);
    services.editing.logRefusal(url);
    const response = await handle(request, context);
    if (page.isUnavailable) response.headers.set("Retry-After", String(UNAVAILABLE_RETRY_SECONDS));
    // An editor's page has a parameter that no page declares. It is never cached: its header and footer may be drafts too.
    const hasOnlyDeclared = [...url.searchParams.keys()].every(page.isParameter);
    const tags = page.cacheable && hasOnlyDeclared ? page.tags : NONE;
    return { response, tags, embedded: page.embedded, scriptNonce };
  };
};
