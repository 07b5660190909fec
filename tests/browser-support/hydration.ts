import type { Page, Response } from "@playwright/test";

type State = { readonly isDehydrated?: boolean; readonly dehydrated?: object | null } | null;
type Fiber = { readonly memoizedState: State; readonly child: Fiber | null; readonly sibling: Fiber | null };
type Container = { readonly stateNode?: { readonly current?: Fiber } };

/**
 * Runs in the page, in one call: what Playwright's own waiting brings into each page costs more than the wait. Effects run
 * soon after the tree is committed; the browser is idle when they have.
 */
const waitForReact = async (): Promise<void> => {
  /** The root, or a boundary, that still is the server's markup. */
  const isMarkup = ({ memoizedState: state }: Fiber): boolean =>
    typeof state === "object" && state !== null && (state.isDehydrated === true || Boolean(state.dehydrated));
  const hasMarkup = (fiber: Fiber | null): boolean => {
    for (let next = fiber; next !== null; next = next.sibling) if (isMarkup(next) || hasMarkup(next.child)) return true;
    return false;
  };
  const isHydrated = (): boolean => {
    const key = Object.keys(document).find((name) => name.startsWith("__reactContainer$"));
    const container = key === undefined ? undefined : (document as unknown as Record<string, Container>)[key];
    const root = container?.stateNode?.current;
    return root !== undefined && root.memoizedState !== null && !hasMarkup(root);
  };
  if (matchMedia("(scripting: none)").matches) return;
  while (!isHydrated()) await new Promise(requestAnimationFrame);
  await new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 2_000 }));
};

/**
 * Waits until React controls the page; before that, links and forms work as plain HTML. Returns at once without
 * scripts.
 */
export const hydrated = (page: Page): Promise<void> => page.evaluate(waitForReact);

/** Opens a page and waits until it is interactive. */
export const openPage = async (page: Page, path: string): Promise<Response | null> => {
  const response = await page.goto(path);
  await hydrated(page);
  return response;
};
