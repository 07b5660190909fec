import { whenIdle } from "../page/index.ts";
import { ownBuild } from "../versions/index.ts";

/** Fields of `/builds/meta/{id}.json` used here. */
export type BuildManifest = {
  /** Path patterns of the router. */
  readonly routes: readonly {
    readonly id: string;
    readonly path: string;
    /** The data of the page is at its address and `.data`. */
    readonly payload: boolean;
    /** Scripts and styles beside those of every page, the module of the route first. */
    readonly files: readonly string[];
  }[];
  /** Path patterns of pages with a form. */
  readonly forms: readonly string[];
  /** Paths of pages with the visitor's own lists. */
  readonly personal: readonly string[];
};

const fetchManifest = async (): Promise<BuildManifest | null> => {
  const id = ownBuild();
  // Development has no build manifest.
  if (id === undefined || import.meta.env.DEV) return null;
  await whenIdle();
  const response = await fetch(`/builds/meta/${id}.json`, { priority: "low" });
  return response.ok ? ((await response.json()) as BuildManifest) : null;
};

let manifest: Promise<BuildManifest | null> | undefined;

/**
 * Reads the manifest of this document's build once; null without a manifest. Waits until scripts have started after the
 * first paint.
 */
export const readBuildManifest = (): Promise<BuildManifest | null> => {
  manifest ??= fetchManifest().catch(() => null);
  return manifest;
};
