import { type Page, test as base } from "@playwright/test";
import { consoleErrorsOf } from "./checks/console-errors.ts";
import { openTab, TabPool, type Tab, type VisitOptions } from "./tab-pool.ts";
import { RunningSites, type SiteSettings } from "./sites/running-sites.ts";
import type { Site } from "./sites/site.ts";
import { limit } from "../time-limits.ts";

export { expect } from "@playwright/test";

/** A page, and the errors and warnings of its console so far. */
export type Visit = { readonly page: Page; readonly consoleErrors: readonly string[] };

/** A new visitor: a separate browser context. */
export type VisitSite = (options?: VisitOptions) => Promise<Visit>;

type TestFixtures = {
  /** The site of the test file; an empty object is the shared one. */
  readonly siteSettings: SiteSettings;
  readonly site: Site;
  /** True if visitors reuse one tab after another; otherwise each has a new one. */
  readonly reusesTabs: boolean;
  readonly visit: VisitSite;
};

type WorkerFixtures = { readonly runningSites: RunningSites; readonly tabPool: TabPool };

export const test = base.extend<TestFixtures, WorkerFixtures>({
  runningSites: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const sites = new RunningSites();
      await use(sites);
      await sites.dispose();
    },
    { scope: "worker", timeout: limit(120_000) },
  ],
  tabPool: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const tabPool = new TabPool();
      await use(tabPool);
      await tabPool.dispose();
    },
    { scope: "worker" },
  ],
  siteSettings: [{}, { option: true }],
  site: [
    async ({ runningSites, siteSettings }, use) => use(await runningSites.get(siteSettings)),
    { timeout: limit(120_000) },
  ],
  reusesTabs: [true, { option: true }],
  async visit({ browser, tabPool, reusesTabs, site }, use) {
    const tabs: Tab[] = [];
    await use(async (visitor = {}) => {
      const options = { baseURL: site.url, ...visitor };
      const tab = reusesTabs ? await tabPool.take(browser, options) : await openTab(browser, options);
      tabs.push(tab);
      const hasScripts = visitor.javaScriptEnabled ?? true;
      return { page: tab.page, consoleErrors: consoleErrorsOf(tab.page, { hasScripts }) };
    });
    await Promise.all(tabs.map((tab) => (reusesTabs ? tabPool.release(tab) : tab.context.close())));
  },
});
