import { data, type ServerBuild } from "react-router";
import { ERROR_STATUS_TEXTS } from "../platform/errors/index.ts";
import { pageContext, servicesOf } from "../platform/router-context/index.ts";

type RouteModule = NonNullable<ServerBuild["routes"][string]>["module"];
type Loader = NonNullable<RouteModule["loader"]>;
type Action = NonNullable<RouteModule["action"]>;

/** Throws 503 if the error means that the database is down; rethrows every other error. */
const throwUnavailable = (error: unknown, { context, request, url }: Parameters<Loader>[0]): never => {
  const { isUnavailable, log } = servicesOf(context);
  if (!isUnavailable(error)) throw error;
  log.error({ err: error, id: request.headers.get("x-request-id"), path: url.pathname }, "page is unavailable");
  context.get(pageContext).isUnavailable = true;
  throw data(null, { status: 503, statusText: ERROR_STATUS_TEXTS[503] });
};

const withUnavailable = (load: Loader | Action): Loader & Action => {
  return async (args) => {
    try {
      return await load(args);
    } catch (error) {
      return throwUnavailable(error, args);
    }
  };
};

const wrapModule = (module: RouteModule): RouteModule => ({
  ...module,
  ...(module.loader && { loader: withUnavailable(module.loader) }),
  ...(module.action && { action: withUnavailable(module.action) }),
});

/** The build with loaders and actions that answer 503 while the database is down. */
export const answerUnavailable = (build: ServerBuild): ServerBuild => ({
  ...build,
  routes: Object.fromEntries(
    Object.entries(build.routes).map(([id, route]) => [id, route && { ...route, module: wrapModule(route.module) }]),
  ),
});
