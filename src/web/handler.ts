import { createRequestHandler, RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";
import {
  clientAddressContext,
  NOTHING_EMBEDDED,
  pageFactsContext,
  servicesContext,
  type CacheTag,
  type Embedded,
  type PageFacts,
  type WebServices,
} from "./services.ts";

/** A page or payload, and what it shows: no tags where it is this visitor's own. */
export type WebAnswer = {
  readonly response: Response;
  readonly tags: ReadonlySet<CacheTag>;
  readonly embedded: Embedded;
};

/** `client`: the address of who asks; not given for a page that is rendered for nobody in particular. */
export type WebHandler = (request: Request, client?: string) => Promise<WebAnswer>;

const NONE: ReadonlySet<CacheTag> = new Set();

/** Pages and their payloads as a Fetch handler; the only door between the server and the web room. */
export const createWebHandler = (services: WebServices): WebHandler => {
  const handle = createRequestHandler(build, import.meta.env.MODE);
  return async (request, client = "") => {
    const context = new RouterContextProvider();
    const facts: PageFacts = { tags: new Set(), mayBeKept: false, embedded: NOTHING_EMBEDDED };
    context.set(servicesContext, services);
    context.set(clientAddressContext, client);
    context.set(pageFactsContext, facts);
    const response = await handle(request, context);
    // Whatever page an editor looks at: drafts stand around it too.
    const isEditors = services.editing.editorOf(new URL(request.url).searchParams) !== null;
    return { response, tags: facts.mayBeKept && !isEditors ? facts.tags : NONE, embedded: facts.embedded };
  };
};
