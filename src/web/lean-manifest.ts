import type { ServerBuild } from "react-router";

type Manifest = ServerBuild["assets"];
type RouteEntry = Manifest["routes"][string];

/** The router reads a property that is false, and a list that is empty, as one that is missing. */
const isStated = ([, value]: readonly [string, unknown]): boolean =>
  value !== false && !(Array.isArray(value) && value.length === 0);

const withoutFalse = <T extends object>(properties: T): T =>
  Object.fromEntries(Object.entries(properties).filter(isStated)) as T;

const toLeanEntry = (entry: RouteEntry, shared: ReadonlySet<string>): RouteEntry => {
  if (!entry) return entry;
  const imports = entry.imports?.filter((file) => !shared.has(file)) ?? [];
  return withoutFalse({ ...entry, imports });
};

/**
 * The build without options that are off, and with a manifest that leaves out what its routes do not have, and their files that the entry of
 * the browser imports already: every document states a part of both.
 */
export const withLeanManifest = (build: ServerBuild): ServerBuild => {
  const { entry, routes } = build.assets;
  const shared = new Set(entry.imports);
  const lean = Object.entries(routes).map(([id, route]) => [id, toLeanEntry(route, shared)] as const);
  const future = withoutFalse(build.future);
  return { ...build, future, assets: { ...build.assets, routes: Object.fromEntries(lean) } };
};
