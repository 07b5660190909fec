import type { Preload } from "./preload-rule.ts";

/** Source: the specification, "max 5 concurrent route preloads". */
export const MAX_PRELOADS = 5;

/** One slot is free for a link that the visitor points at. */
const MAX_IN_VIEW = MAX_PRELOADS - 1;

/** Payloads are fresh for a minute: `PAYLOAD_CACHE` in `src/server/pages/rendered-page.ts`. */
const FRESH_MS = 60_000;

/** A preload that takes longer no longer counts as one. */
const TIMEOUT_MS = 10_000;

/** More wait for nothing: the visitor has moved on. */
const MAX_WAITING = 20;

type Waiting = { readonly preload: Preload; readonly isIntended: boolean };

export type PreloadSlots = {
  /** Preloads the page unless it was within the last minute. `isIntended`: the visitor points at its link, which others do not keep waiting. */
  readonly add: (preload: Preload, isIntended: boolean) => void;
  /** Ends what is not for this page, to which the visitor goes. */
  readonly leaveFor: (page: string) => void;
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
  let waiting: readonly Waiting[] = [];

  const forgetOld = (): void => {
    for (const [page, at] of startedAt) if (Date.now() - at > FRESH_MS) startedAt.delete(page);
  };

  /** The last one for which there is a slot. */
  const next = (): Waiting | undefined =>
    waiting.findLast(({ isIntended }) => running.size < (isIntended ? MAX_PRELOADS : MAX_IN_VIEW));

  const fill = (): void => {
    for (let one = next(); one !== undefined; one = next()) {
      const { preload } = one;
      waiting = waiting.filter((other) => other !== one);
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
    add(preload, isIntended) {
      forgetOld();
      if (startedAt.has(preload.page)) return;
      const others = waiting.filter((one) => one.preload.page !== preload.page);
      waiting = [...others, { preload, isIntended }].slice(-MAX_WAITING);
      fill();
    },
    leaveFor(page) {
      waiting = [];
      for (const [other, { timer }] of running) {
        if (other === page) continue;
        clearTimeout(timer);
        running.delete(other);
        startedAt.delete(other);
      }
      fill();
    },
    finish,
  };
};
