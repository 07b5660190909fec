import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliFileOf, brotliVariantOf, filesBelow } from "../src/server/static-files/static-files.ts";
import type { BuildManifest } from "../src/web/platform/preload/preload-slots.ts";

type ClientRoute = {
  readonly id: string;
  readonly parentId?: string;
  readonly path?: string;
  readonly hasLoader: boolean;
  /** False for a route that returns a file or data. */
  readonly hasDefaultExport: boolean;
  readonly module: string;
  readonly imports: readonly string[];
  readonly css: readonly string[];
};

type ClientManifest = {
  readonly version: string;
  readonly entry: Pick<ClientRoute, "module" | "imports">;
  readonly routes: Readonly<Record<string, ClientRoute>>;
};

/** `builds/meta/{id}.json`; `src/server/api/build-manifest.ts` answers with it and with what is known at run time. */
type BuildMeta = {
  readonly id: string;
  /** The paths have the segments of the market in braces. */
  readonly routes: BuildManifest["routes"];
  /** Paths rendered while building: none, pages are rendered by the server. */
  readonly prerendered: readonly string[];
  readonly assets: readonly string[];
};

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

const readManifest = (client: string): ClientManifest => {
  const assets = join(client, "assets");
  const name = readdirSync(assets).find((file) => /^manifest-[\w-]+\.js$/.test(file));
  if (name === undefined) throw new Error(`${assets} has no manifest of the router`);
  const text = readFileSync(join(assets, name), "utf8");
  return JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)) as ClientManifest;
};

const pathOf = ({ path = "", parentId }: ClientRoute, { routes }: Pick<ClientManifest, "routes">): string => {
  const parent = parentId === undefined ? undefined : routes[parentId];
  return `${parent ? pathOf(parent, { routes }).replace(/\/$/, "") : ""}/${path}`;
};

const filesOf = ({ module, imports, css }: ClientRoute): readonly string[] => [module, ...imports, ...css];

/** The assets of the build in a folder, by their names: empty without one. */
export const readPreviousAssets = (client: string): ReadonlyMap<string, Uint8Array> => {
  const latest = join(client, "builds", "latest.json");
  if (!existsSync(latest)) return new Map();
  const { id } = readJson(latest) as { readonly id: string };
  const { assets } = readJson(join(client, "builds", "meta", `${id}.json`)) as BuildMeta;
  const files = assets.map((name) => [name, join(client, "assets", name)] as const);
  return new Map(files.filter(([, file]) => existsSync(file)).map(([name, file]) => [name, readFileSync(file)]));
};

const MAP = ".map";

/** Moves the source maps of the browser's scripts out of the served folder. Those of the previous build stay, those of earlier ones are deleted. */
export const moveSourceMaps = (client: string, folder: string, previous: ReadonlyMap<string, Uint8Array>): void => {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    if (!previous.has(name.slice(0, -MAP.length))) rmSync(join(folder, name));
  }
  const assets = join(client, "assets");
  const maps = readdirSync(assets).filter((name) => name.endsWith(MAP));
  for (const name of maps) renameSync(join(assets, name), join(folder, name));
};

/**
 * Writes `builds/latest.json` and the manifest of the new build, and puts the assets of the previous build beside the new ones:
 * browser tabs that were open before still load them.
 */
export const writeBuildFiles = (client: string, previous: ReadonlyMap<string, Uint8Array>): void => {
  const manifest = readManifest(client);
  const { entry, routes } = manifest;
  const ofEveryPage = new Set([entry.module, ...entry.imports, ...(routes["root"] ? filesOf(routes["root"]) : [])]);
  const meta: BuildMeta = {
    id: manifest.version,
    routes: Object.values(routes)
      .filter(({ id }) => id !== "root")
      .map((route) => ({
        id: route.id,
        path: pathOf(route, manifest),
        payload: route.hasLoader && route.hasDefaultExport,
        files: filesOf(route).filter((file) => !ofEveryPage.has(file)),
      })),
    prerendered: [],
    assets: readdirSync(join(client, "assets")).sort(),
  };
  const folder = join(client, "builds");
  mkdirSync(join(folder, "meta"), { recursive: true });
  writeFileSync(join(folder, "meta", `${meta.id}.json`), JSON.stringify(meta));
  writeFileSync(join(folder, "latest.json"), JSON.stringify({ id: meta.id }));
  for (const [name, bytes] of previous) {
    if (!meta.assets.includes(name)) writeFileSync(join(client, "assets", name), bytes);
  }
};

/** Writes the Brotli form of each file of a build folder beside it, where compressing pays. */
export const writeBrotliForms = async (folder: string): Promise<void> => {
  await Promise.all(
    filesBelow(folder).map(async (path) => {
      const form = await brotliVariantOf(path, await readFile(path));
      if (form !== null) await writeFile(brotliFileOf(path), form);
    }),
  );
};
