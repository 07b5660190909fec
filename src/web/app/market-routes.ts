import type { ServerBuild } from "react-router";
import { fillSegments, type Segments } from "#domain/site/index.ts";

const fillPaths = <T extends { readonly path?: string | undefined } | undefined>(
  routes: Readonly<Record<string, T>>,
  segments: Segments,
): Record<string, T> =>
  Object.fromEntries(
    Object.entries(routes).map(([id, entry]) => [
      id,
      entry?.path === undefined ? entry : { ...entry, path: fillSegments(entry.path, segments) },
    ]),
  );

/**
 * The build with the market's path segments in its routes, on the server and in the manifest for browsers.
 * The manifest's version includes the segments, so that browsers with other segments reload the page.
 */
export const withMarketSegments = (build: ServerBuild, segments: Segments): ServerBuild => ({
  ...build,
  routes: fillPaths(build.routes, segments),
  assets: {
    ...build.assets,
    version: [build.assets.version, ...Object.values(segments)].join("."),
    routes: fillPaths(build.assets.routes, segments),
  },
});
