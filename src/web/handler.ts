import { createRequestHandler, RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";
import {
  clientAddressContext,
  NO_EMBEDDED_HOSTS,
  pageContext,
  servicesContext,
  type CacheTag,
  type EmbeddedHosts,
  type PageContext,
  type WebServices,
} from "./services.ts";

/** A page or loader payload. `tags` is empty for a response that must not be cached. */
export type WebResponse = {
  readonly response: Response;
  readonly tags: ReadonlySet<CacheTag>;
  readonly embedded: EmbeddedHosts;
};

/** `client`: IP address of the visitor; omitted for a page that is rendered in advance. */
export type WebHandler = (request: Request, client?: string) => Promise<WebResponse>;

const NONE: ReadonlySet<CacheTag> = new Set();

/** Pages and their payloads as a Fetch handler: the only interface between `server` and `web`. */
export const createWebHandler = (services: WebServices): WebHandler => {
  const handle = createRequestHandler(build, import.meta.env.MODE);
  return async (request, client = "") => {
    const context = new RouterContextProvider();
    const page: PageContext = { tags: new Set(), cacheable: false, embedded: NO_EMBEDDED_HOSTS };
    context.set(servicesContext, services);
    context.set(clientAddressContext, client);
    context.set(pageContext, page);
    const response = await handle(request, context);
    // An editor's page is never cached: its header and footer may be drafts too.
    const isEditors = services.editing.editorOf(new URL(request.url).searchParams) !== null;
    return { response, tags: page.cacheable && !isEditors ? page.tags : NONE, embedded: page.embedded };
  };
};
