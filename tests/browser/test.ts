import { test as base, type BrowserContext, type BrowserContextOptions, type Page } from "@playwright/test";
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
  readonly visit: VisitSite;
};

type WorkerFixtures = { readonly runningSites: RunningSites };

// Some tests request a page that does not exist: the browser's own message about the status is no error of the page.
const isStatusMessage = (text: string): boolean =>
  /^Failed to load resource: the server responded with a status of (404|422)/.test(text);

const consoleErrorsOf = (page: Page): readonly string[] => {
  const errors: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type()) && !isStatusMessage(message.text())) errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(error.message));
  return errors;
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
  siteSettings: [{}, { option: true }],
  site: [
    async ({ runningSites, siteSettings }, use) => use(await runningSites.get(siteSettings)),
    { timeout: 120_000 },
  ],
  async visit({ browser, site }, use) {
    const contexts: BrowserContext[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({ baseURL: site.url, ...options });
      contexts.push(context);
      const page = await context.newPage();
      return { page, consoleErrors: consoleErrorsOf(page) };
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});
