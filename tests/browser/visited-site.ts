import { afterAll, beforeAll } from "vitest";
import { startSite, type Site, type SiteOptions } from "./site.ts";
import { visitorsOf, type Visitor } from "./visit.ts";

/** A site of the test file's own, and visitors for it; both are there from the first test on and gone after the last. */
export type VisitedSite = { site: Site; visitors: Visitor };

export const useVisitedSite = (options: SiteOptions = {}): VisitedSite => {
  const visited: Partial<VisitedSite> = {};
  beforeAll(async () => {
    visited.site = await startSite(options);
    visited.visitors = await visitorsOf(visited.site.url);
  });
  afterAll(async () => {
    await visited.visitors?.leave();
    await visited.site?.dispose();
  });
  // Only tests read it, and they run after the two were put in.
  return visited as VisitedSite;
};
