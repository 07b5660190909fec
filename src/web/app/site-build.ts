import { data, type ServerBuild } from "react-router";
import { fillSegments, type Segments } from "#domain/site/index.ts";
import { ERROR_STATUS_TEXTS, isPageErrorData } from "../platform/errors/index.ts";
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

const orUnavailable =
  (load: Loader | Action): Loader & Action =>
  async (args) => {
    try {
      return await load(args);
    } catch (error) {
      return throwUnavailable(error, args);
    }
  };

/** The argument of `data()` in a thrown error. */
const isThrownData = (error: unknown): error is { readonly data: unknown; readonly init: ResponseInit } =>
  typeof error === "object" && error !== null && "data" in error && "init" in error;

/** For a route without a page: an error with a status becomes text, where the router would make JSON of it. */
const orRefusal =
  (load: Loader): Loader =>
  async (args) => {
    try {
      return await load(args);
    } catch (error) {
      if (!isThrownData(error)) throw error;
      args.context.get(pageContext).refusal = Response.json(error.data, error.init);
      const message = isPageErrorData(error.data) ? error.data.message : (error.init.statusText ?? "");
      const headers = { "Content-Type": "text/plain; charset=utf-8", "X-Robots-Tag": "noindex" };
      throw new Response(message, { ...error.init, headers });
    }
  };

const wrapLoader = ({ default: page }: RouteModule, load: Loader): Loader =>
  page === undefined ? orRefusal(orUnavailable(load)) : orUnavailable(load);

const wrapModule = (module: RouteModule): RouteModule => ({
  ...module,
  ...(module.loader && { loader: wrapLoader(module, module.loader) }),
  ...(module.action && { action: orUnavailable(module.action) }),
});

const fillPath = <T extends { readonly path?: string | undefined }>(route: T, segments: Segments): T =>
  route.path === undefined ? route : { ...route, path: fillSegments(route.path, segments) };

type RouteAssets = NonNullable<ServerBuild["assets"]["routes"][string]>;

/**
 * Without the "#" by which the router marks sheets that dynamic imports have too. Their script looks for a sheet by its address, and
 * would insert it once more, for which the browser lays out every text again. No sheet is removed: see `style-sheets.tsx`.
 */
const withPlainSheets = (route: RouteAssets): RouteAssets =>
  route.css === undefined ? route : { ...route, css: route.css.map((href) => href.replace(/#$/, "")) };

const mapRoutes = <T>(routes: Readonly<Record<string, T | undefined>>, change: (route: T) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(routes).flatMap(([id, route]) => (route ? [[id, change(route)]] : [])));

/**
 * The build for a market: with its path segments in the routes, on the server and in the manifest for browsers, whose
 * version includes them, so that browsers with other segments reload the page. Loaders and actions answer 503 while the
 * database is down; loaders of routes without a page answer errors as text.
 */
export const createSiteBuild = (build: ServerBuild, segments: Segments): ServerBuild => ({
  ...build,
  routes: mapRoutes(build.routes, (route) => ({ ...fillPath(route, segments), module: wrapModule(route.module) })),
  assets: {
    ...build.assets,
    version: [build.assets.version, ...Object.values(segments)].join("."),
    routes: mapRoutes(build.assets.routes, (route) => withPlainSheets(fillPath(route, segments))),
  },
});
