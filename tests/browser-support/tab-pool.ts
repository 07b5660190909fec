import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from "@playwright/test";

/** Options of a browser context, and scripts that run in each page before its own. */
export type VisitOptions = BrowserContextOptions & { readonly initScripts?: readonly (() => void)[] | undefined };

export type Tab = { readonly context: BrowserContext; readonly page: Page };

type PooledTab = Tab & { readonly key: string; readonly session: CDPSession; isChanged: boolean };

/** What Playwright can change in an open tab; a tab whose other options are the same can be used again. */
const screenOf = ({ viewport = { width: 1440, height: 900 }, colorScheme, reducedMotion }: BrowserContextOptions) => ({
  viewport,
  media: { colorScheme: colorScheme ?? "light", reducedMotion: reducedMotion ?? "no-preference", media: null } as const,
});

const keyOf = ({ initScripts = [], ...options }: VisitOptions): string =>
  JSON.stringify({
    ...options,
    viewport: null,
    colorScheme: null,
    reducedMotion: null,
    scripts: initScripts.map(String),
  });

export const openTab = async (browser: Browser, { initScripts = [], ...options }: VisitOptions): Promise<Tab> => {
  const context = await browser.newContext(options);
  for (const script of initScripts) await context.addInitScript(script);
  return { context, page: await context.newPage() };
};

/** A page of the site without scripts, so that the tab keeps its process and nothing is stored after the tab was cleared. */
const QUIET_PAGE = "/robots.txt";

const LISTENED = ["console", "pageerror", "request", "requestfinished", "requestfailed", "response"] as const;

const MAX_FREE = 4;

const sessions = new WeakMap<Page, CDPSession>();

/** Sets the browser's default size of text, as a visitor does in its settings; 16 pixels is usual. */
export const setTextSize = async (page: Page, pixels: number): Promise<void> => {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  await session.send("Page.setFontSizes", { fontSizes: { standard: pixels, fixed: pixels } });
};

/** Records calls of methods whose effect cannot be reverted. */
const noteCalls = <T extends object>(object: T, name: keyof T, note: () => void): void => {
  const method = object[name];
  if (typeof method !== "function") throw new TypeError(`${String(name)} is no method`);
  Object.defineProperty(object, name, {
    value(...args: unknown[]): unknown {
      note();
      return Reflect.apply(method, object, args);
    },
  });
};

/** Resets the tab to that of a new visitor. */
const clear = async ({ context, page, session }: PooledTab): Promise<void> => {
  for (const event of LISTENED) page.removeAllListeners(event);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await context.setOffline(false);
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.goto(QUIET_PAGE);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await context.clearCookies();
  await session.send("Network.clearBrowserCache");
  await session.send("Page.resetNavigationHistory");
};

/**
 * Tabs that stay open from one visit to the next: the process and its compiled scripts are a large part of the cost
 * of a first page. Cookies, storage, cache, history, routes and listeners go with the visitor; a tab with a clock,
 * permissions or scripts of a test is closed.
 */
export class TabPool {
  readonly #free: PooledTab[] = [];
  readonly #used = new Map<Page, PooledTab>();

  async take(browser: Browser, options: VisitOptions): Promise<Tab> {
    const key = keyOf(options);
    const index = this.#free.findLastIndex((tab) => tab.key === key && tab.context.browser() === browser);
    const [free] = index < 0 ? [] : this.#free.splice(index, 1);
    const tab = free ?? (await this.#open(browser, key, options));
    const { viewport, media } = screenOf(options);
    if (viewport !== null) await tab.page.setViewportSize(viewport);
    await tab.page.emulateMedia(media);
    this.#used.set(tab.page, tab);
    return tab;
  }

  async #open(browser: Browser, key: string, options: VisitOptions): Promise<PooledTab> {
    const { context, page } = await openTab(browser, options);
    const session = await context.newCDPSession(page);
    sessions.set(page, session);
    const tab = { key, context, page, session, isChanged: options.permissions !== undefined };
    const note = (): void => {
      tab.isChanged = true;
    };
    for (const name of ["addInitScript", "exposeFunction", "setExtraHTTPHeaders"] as const) noteCalls(page, name, note);
    for (const name of ["grantPermissions", "newCDPSession", "route"] as const) noteCalls(context, name, note);
    noteCalls(page.clock, "install", note);
    return tab;
  }

  async release({ page, context }: Tab): Promise<void> {
    const tab = this.#used.get(page);
    this.#used.delete(page);
    if (tab === undefined || tab.isChanged || page.isClosed()) return context.close();
    await clear(tab);
    this.#free.push(tab);
    if (this.#free.length > MAX_FREE) await this.#free.shift()?.context.close();
  }

  async dispose(): Promise<void> {
    await Promise.all(this.#free.map(({ context }) => context.close()));
  }
}
