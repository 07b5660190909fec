import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import * as build from "virtual:react-router/server-build";
import { servicesContext, type WebServices } from "./services.ts";

export type WebHandler = (request: Request) => Promise<Response>;

/** Pages and their payloads as a Fetch handler; the only door between the server and the web room. */
export const createWebHandler = (services: WebServices): WebHandler => {
  const handle = createRequestHandler(build as unknown as ServerBuild, import.meta.env.MODE);
  return (request) => {
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    return handle(request, context);
  };
};
