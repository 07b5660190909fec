import { createRequestHandler, RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";
import { pageFactsContext, servicesContext, type PageFacts, type WebServices } from "./services.ts";

export type WebHandler = (request: Request) => Promise<Response>;

/** Pages and their payloads as a Fetch handler; the only door between the server and the web room. */
export const createWebHandler = (services: WebServices): WebHandler => {
  const handle = createRequestHandler(build, import.meta.env.MODE);
  return async (request) => {
    const context = new RouterContextProvider();
    const facts: PageFacts = { tags: new Set(), mayBeKept: false };
    context.set(servicesContext, services);
    context.set(pageFactsContext, facts);
    const response = await handle(request, context);
    if (facts.mayBeKept) response.headers.set("x-cache-tags", [...facts.tags].join(" "));
    return response;
  };
};
