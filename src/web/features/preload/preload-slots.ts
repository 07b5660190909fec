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
  readonly add: (href: string) => void;
  /** The page's payload has arrived or failed; unknown pages are ignored. */
  readonly finish: (href: string) => void;
};

/**
 * The pages that are being preloaded, at most `MAX_PRELOADS`; the others wait, the latest first. `onChange` receives the
 * pages whenever they change; `now` is in milliseconds.
 */
export const createPreloadSlots = (
  onChange: (hrefs: readonly string[]) => void,
  now: () => number = Date.now,
): PreloadSlots => {
  const startedAt = new Map<string, number>();
  const running = new Set<string>();
  const waiting: string[] = [];

  const expire = (): void => {
    for (const href of running) if (now() - (startedAt.get(href) ?? 0) > TIMEOUT_MS) running.delete(href);
    for (const [href, at] of startedAt) if (now() - at > FRESH_MS) startedAt.delete(href);
  };

  const fill = (): void => {
    while (running.size < MAX_PRELOADS) {
      const href = waiting.pop();
      if (href === undefined) break;
      running.add(href);
      startedAt.set(href, now());
    }
    onChange([...running]);
  };

  return {
    add(href) {
      expire();
      if (startedAt.has(href) || waiting.includes(href)) return;
      waiting.push(href);
      if (waiting.length > MAX_WAITING) waiting.shift();
      fill();
    },
    finish(href) {
      if (running.delete(href)) fill();
    },
  };
};
