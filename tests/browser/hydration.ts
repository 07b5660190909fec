import type { Page, Response } from "@playwright/test";

type HostRoot = { readonly memoizedState: { readonly isDehydrated?: boolean } | null };
type Container = { readonly stateNode?: { readonly current?: HostRoot } };

/**
 * Runs in the page, in one call: what Playwright's own waiting brings into each page costs more than the wait. Effects run
 * soon after the tree is committed; the browser is idle when they have.
 */
const waitForReact = async (): Promise<void> => {
  const isHydrated = (): boolean => {
    const key = Object.keys(document).find((name) => name.startsWith("__reactContainer$"));
    const container = key === undefined ? undefined : (document as unknown as Record<string, Container>)[key];
    const state = container?.stateNode?.current?.memoizedState;
    return state !== null && state !== undefined && state.isDehydrated !== true;
  };
  if (matchMedia("(scripting: none)").matches) return;
  while (!isHydrated()) await new Promise(requestAnimationFrame);
  await new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 2_000 }));
};

/** Waits until React controls the page: before, links and forms answer as plain HTML does. Without scripts it is ready. */
export const hydrated = (page: Page): Promise<void> => page.evaluate(waitForReact);

/** Opens a page and waits until it answers to the visitor. */
export const openPage = async (page: Page, path: string): Promise<Response | null> => {
  const response = await page.goto(path);
  await hydrated(page);
  return response;
};
