import type { ServerBuild } from "react-router";
import { fillSegments, type Segments } from "#domain/site/index.ts";

type Routed = { readonly path?: string | undefined };

const fillPaths = <T extends Routed | undefined>(
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
 * The build with the words of a market in the paths of its routes, on the server and in the manifest that browsers get.
 * The manifest's version names the words: browsers with the routes of other words load the page anew.
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
