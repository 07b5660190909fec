import type { Site, SiteOptions } from "./site.ts";
import { startSiteProcess } from "./site-process.ts";

/** How a site differs from the one that tests share. */
export type SiteSettings = Pick<SiteOptions, "env" | "importDemo" | "writeContent" | "createGroup"> & {
  /** Names a site whose data or content differs: tests of the same name and environment share it. */
  readonly name?: string;
  /** Runs once, before the first test of the site. */
  readonly prepare?: (site: Site) => void | Promise<void>;
};

type RunningSite = { readonly key: string; readonly site: Promise<Site> };

const keyOf = ({ name = "", env = {} }: SiteSettings): string => JSON.stringify([name, env]);

const SHARED = keyOf({});

const start = async ({ prepare, ...settings }: SiteSettings): Promise<Site> => {
  const site = await startSiteProcess(settings);
  try {
    await prepare?.(site);
    return site;
  } catch (error) {
    await site.dispose();
    throw error;
  }
};

/**
 * The running sites of one worker: the shared one, and at most one with other settings, since tests of the same
 * settings follow one another.
 */
export class RunningSites {
  #shared: RunningSite | null = null;
  #other: RunningSite | null = null;

  async get(settings: SiteSettings): Promise<Site> {
    const key = keyOf(settings);
    if (key === SHARED) {
      this.#shared ??= { key, site: start(settings) };
      return this.#shared.site;
    }
    if (this.#other?.key !== key) {
      await dispose(this.#other);
      this.#other = { key, site: start(settings) };
    }
    return this.#other.site;
  }

  async dispose(): Promise<void> {
    await Promise.all([dispose(this.#shared), dispose(this.#other)]);
  }
}

const dispose = async (running: RunningSite | null): Promise<void> => {
  const site = await running?.site.catch(() => null);
  await site?.dispose();
};
