import type { Preload } from "./preload-rule.ts";

/** Source: the specification, "max 5 concurrent route preloads". */
export const MAX_PRELOADS = 5;

/** Payloads are fresh for a minute: `PAYLOAD_CACHE` in `src/server/pages/rendered-page.ts`. */
const FRESH_MS = 60_000;

/** A preload that takes longer no longer counts as one. */
const TIMEOUT_MS = 10_000;

/** More wait for nothing: the visitor has moved on. */
const MAX_WAITING = 20;

export type PreloadSlots = {
  /** Preloads the page unless it was within the last minute. */
  readonly add: (preload: Preload) => void;
  /** The page's payload has arrived or failed; unknown pages are ignored. */
  readonly finish: (page: string) => void;
};

/**
 * The pages that are being preloaded, at most `MAX_PRELOADS`; the others wait, the latest first. A place becomes free when
 * its payload has arrived or failed, at the latest after `TIMEOUT_MS`. `onChange` receives the pages whenever they change.
 */
export const createPreloadSlots = (onChange: (preloads: readonly Preload[]) => void): PreloadSlots => {
  const startedAt = new Map<string, number>();
  const running = new Map<string, { readonly preload: Preload; readonly timer: ReturnType<typeof setTimeout> }>();
  let waiting: readonly Preload[] = [];

  const forgetOld = (): void => {
    for (const [page, at] of startedAt) if (Date.now() - at > FRESH_MS) startedAt.delete(page);
  };

  const fill = (): void => {
    while (running.size < MAX_PRELOADS) {
      const preload = waiting.at(-1);
      if (preload === undefined) break;
      waiting = waiting.slice(0, -1);
      startedAt.set(preload.page, Date.now());
      running.set(preload.page, { preload, timer: setTimeout(() => finish(preload.page), TIMEOUT_MS) });
    }
    onChange([...running.values()].map(({ preload }) => preload));
  };

  const finish = (page: string): void => {
    clearTimeout(running.get(page)?.timer);
    if (running.delete(page)) fill();
  };

  return {
    add(preload) {
      forgetOld();
      if (startedAt.has(preload.page)) return;
      waiting = [...waiting.filter(({ page }) => page !== preload.page), preload].slice(-MAX_WAITING);
      fill();
    },
    finish,
  };
};
