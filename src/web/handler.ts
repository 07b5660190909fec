import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import * as build from "virtual:react-router/server-build";
import { cacheTagsContext, servicesContext, type CacheTag, type WebServices } from "./services.ts";

export type WebHandler = (request: Request) => Promise<Response>;

/** Pages and their payloads as a Fetch handler; the only door between the server and the web room. */
export const createWebHandler = (services: WebServices): WebHandler => {
  const handle = createRequestHandler(build as unknown as ServerBuild, import.meta.env.MODE);
  return async (request) => {
    const context = new RouterContextProvider();
    const tags = new Set<CacheTag>();
    context.set(servicesContext, services);
    context.set(cacheTagsContext, tags);
    const response = await handle(request, context);
    if (tags.size > 0) response.headers.set("x-cache-tags", [...tags].join(" "));
    return response;
  };
};
