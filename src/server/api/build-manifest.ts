import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Hono } from "hono";
import { fillSegments, formPathPatterns } from "#domain/site/index.ts";
import type { SiteServices } from "#application/site/index.ts";
import type { AppDependencies } from "../app-dependencies.ts";
import { compressResponse } from "../middleware/compression.ts";
import { etagOf } from "../middleware/etag.ts";
import { problemResponse } from "../problem.ts";

/** Written by `scripts/build-files.ts`. */
type BuildFile = {
  readonly id: string;
  readonly routes: readonly { readonly id: string; readonly path: string }[];
  readonly prerendered: readonly string[];
};

/** Editors may add a form to a page. */
const CACHE_CONTROL = "public, max-age=600";

type ManifestDependencies = SiteServices<"settings" | "paths"> & Pick<AppDependencies, "clientFiles" | "formPages">;

/** Pages that depend on the visitor: the visitor's own lists, and pages behind links in emails. */
const personalPaths = (paths: SiteServices["paths"]) =>
  [
    paths.favourites(),
    paths.compare(),
    paths.alertConfirm(""),
    paths.alertStop(""),
    paths.appointmentConfirm(""),
    paths.appointmentChange(""),
    paths.leadAnswer(""),
  ].map((address) => address.split("?", 1)[0]);

/** The build manifest with the market's segments, and the paths of pages whose payload browsers must not cache. */
const withRunTime = (
  { id, routes, prerendered }: BuildFile,
  { settings: { segments }, paths, formPages }: ManifestDependencies,
) => ({
  id,
  routes: routes.map((route) => ({ ...route, path: fillSegments(route.path, segments) })),
  forms: [...formPathPatterns(segments), ...formPages.paths()],
  personal: personalPaths(paths),
  prerendered,
});

/** `GET /builds/meta/{id}.json`: determines what browsers preload. */
export const buildManifestRoutes = (deps: ManifestDependencies): Hono =>
  new Hono().get("/builds/meta/:file{[\\w-]+\\.json}", compressResponse, async (context) => {
    const file = join(deps.clientFiles, "builds", "meta", context.req.param("file"));
    const text = await readFile(file, "utf8").catch(() => null);
    if (text === null) return problemResponse(context, { status: 404, title: "Not Found" });
    const body = JSON.stringify(withRunTime(JSON.parse(text) as BuildFile, deps));
    const headers = { ETag: etagOf(new TextEncoder().encode(body)), "Cache-Control": CACHE_CONTROL };
    if (context.req.header("if-none-match") === headers.ETag) return context.body(null, 304, headers);
    return context.body(body, 200, { ...headers, "Content-Type": "application/json" });
  });
