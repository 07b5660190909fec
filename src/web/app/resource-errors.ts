import type { ServerBuild } from "react-router";
import { isPageErrorData, notFound } from "../platform/errors/index.ts";
import { pageContext } from "../platform/router-context/index.ts";

type RouteModule = NonNullable<ServerBuild["routes"][string]>["module"];
type Loader = NonNullable<RouteModule["loader"]>;

/** The argument of `data()` in a thrown error. */
const isThrownData = (error: unknown): error is { readonly data: unknown; readonly init: ResponseInit } =>
  typeof error === "object" && error !== null && "data" in error && "init" in error;

const isResource = (module: RouteModule): boolean => module.default === undefined;

const throwPageNotFound: Loader = ({ url }) => {
  throw notFound("page-not-found", url.pathname);
};

/** Runs the loader; an error with a status becomes text, where the router would make JSON of it and log it as a bug. */
const withTextErrors =
  (load: Loader): Loader =>
  async (args) => {
    try {
      return await load(args);
    } catch (error) {
      if (!isThrownData(error)) throw error;
      args.context.get(pageContext).isResourceError = true;
      const message = isPageErrorData(error.data) ? error.data.message : (error.init.statusText ?? "");
      const headers = { "Content-Type": "text/plain; charset=utf-8", "X-Robots-Tag": "noindex" };
      throw new Response(message, { ...error.init, headers });
    }
  };

const withResources = (build: ServerBuild, change: (module: RouteModule) => RouteModule): ServerBuild => ({
  ...build,
  routes: Object.fromEntries(
    Object.entries(build.routes).map(([id, route]) => [
      id,
      route && isResource(route.module) ? { ...route, module: change(route.module) } : route,
    ]),
  ),
});

const withLoader = (module: RouteModule): Loader => module.loader ?? throwPageNotFound;

/** The build whose routes without a page answer errors as text. */
export const answerErrorsAsText = (build: ServerBuild): ServerBuild =>
  withResources(build, (module) => ({ ...module, loader: withTextErrors(withLoader(module)) }));

const NoPage = (): null => null;

/** The build whose routes without a page answer errors with the error page. */
export const answerErrorsAsPages = (build: ServerBuild): ServerBuild =>
  withResources(build, (module) => ({ ...module, loader: withLoader(module), default: NoPage }));

/** True if a link or the address bar asks, rather than a script or a picture. */
export const acceptsHtml = ({ headers }: Request): boolean => headers.get("accept")?.includes("text/html") === true;
