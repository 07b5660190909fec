import { launchChromium } from "./chromium.ts";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";

/** A page, and everything its console had to complain about so far. */
export type Visit = { readonly page: Page; readonly complaints: readonly string[] };

export type Visitor = {
  /** A visitor nobody has seen before: a browser context of its own. */
  readonly visit: (options?: BrowserContextOptions) => Promise<Visit>;
  readonly leave: () => Promise<void>;
};

// A page that is not there is what some tests ask for: the browser's own note of the status is no complaint.
const isNoteOfStatus = (text: string): boolean =>
  /^Failed to load resource: the server responded with a status of (404|422)/.test(text);

/** An ordinary browser's: to a bot an error is its status without a page. */
const USER_AGENT =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36";

/** Visitors of one site, in one browser. */
export const visitorsOf = async (baseURL: string): Promise<Visitor> => {
  const browser: Browser = await launchChromium();
  return {
    async visit(options = {}) {
      const context = await browser.newContext({
        baseURL,
        userAgent: USER_AGENT,
        locale: "fr-LU",
        viewport: { width: 1440, height: 900 },
        ...options,
      });
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type()) && !isNoteOfStatus(message.text()))
          complaints.push(message.text());
      });
      page.on("pageerror", (error) => complaints.push(error.message));
      page.setDefaultTimeout(15_000);
      return { page, complaints };
    },
    leave: () => browser.close(),
  };
};
