import { type Browser, type BrowserContextOptions, type Page, test as base } from "@playwright/test";
import { consoleErrorsOf } from "./console-errors.ts";
import { KeptTabs, type Tab } from "./kept-tabs.ts";
import { RunningSites, type SiteSettings } from "./running-sites.ts";
import type { Site } from "./site.ts";

export { expect } from "@playwright/test";

/** A page, and the errors and warnings of its console so far. */
export type Visit = { readonly page: Page; readonly consoleErrors: readonly string[] };

/** A visitor nobody has seen before: a browser context of its own. */
export type VisitSite = (options?: BrowserContextOptions) => Promise<Visit>;

type TestFixtures = {
  /** The site of the test file; an empty object is the shared one. */
  readonly siteSettings: SiteSettings;
  readonly site: Site;
  /** Whether visitors come one after another in a tab that stays open; else each has a new one. */
  readonly keepsTabs: boolean;
  readonly visit: VisitSite;
};

type WorkerFixtures = { readonly runningSites: RunningSites; readonly keptTabs: KeptTabs };

const openTab = async (browser: Browser, options: BrowserContextOptions): Promise<Tab> => {
  const context = await browser.newContext(options);
  return { context, page: await context.newPage() };
};

export const test = base.extend<TestFixtures, WorkerFixtures>({
  runningSites: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const sites = new RunningSites();
      await use(sites);
      await sites.dispose();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  keptTabs: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const keptTabs = new KeptTabs();
      await use(keptTabs);
      await keptTabs.dispose();
    },
    { scope: "worker" },
  ],
  siteSettings: [{}, { option: true }],
  site: [
    async ({ runningSites, siteSettings }, use) => use(await runningSites.get(siteSettings)),
    { timeout: 120_000 },
  ],
  keepsTabs: [false, { option: true }],
  async visit({ browser, keptTabs, keepsTabs, site }, use) {
    const tabs: Tab[] = [];
    await use(async (visitor = {}) => {
      const options = { baseURL: site.url, ...visitor };
      const tab = keepsTabs ? await keptTabs.take(browser, options) : await openTab(browser, options);
      tabs.push(tab);
      return { page: tab.page, consoleErrors: consoleErrorsOf(tab.page) };
    });
    await Promise.all(tabs.map((tab) => (keepsTabs ? keptTabs.giveBack(tab) : tab.context.close())));
  },
});
