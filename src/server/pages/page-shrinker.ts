import { inBackground, toLastResort } from "#domain/shared/index.ts";
import { type CachedPage, shrinkPage } from "./cached-page.ts";

/** Requests for a page after which the bytes of those to come are worth the time, and after which it is tried again. */
const OFTEN = 5;

/** After each page the thread rests for so many times as long: at most a tenth of a processor core compresses. */
const REST = 9;

export type PageShrinkerDependencies = {
  /** Milliseconds. */
  readonly now: () => number;
  /** Answers come first. */
  readonly isBusy: () => boolean;
  /** The bytes of the page have changed. */
  readonly onShrunk: (page: CachedPage) => void;
};

/**
 * Called for each request for a page that is kept: makes it as small as Brotli can once it is asked for often, one page at a time. That takes
 * a seventh of a second, which no visitor waits for, and saves each of those to come an eighth of the bytes.
 */
export const createPageShrinker = ({ now, isBusy, onShrunk }: PageShrinkerDependencies) => {
  let isShrinking = false;
  let restsUntil = 0;

  const shrink = async (page: CachedPage): Promise<void> => {
    isShrinking = true;
    const started = now();
    try {
      await shrinkPage(page);
    } finally {
      isShrinking = false;
    }
    restsUntil = now() + REST * (now() - started);
    onShrunk(page);
  };

  return (page: CachedPage): void => {
    page.requests += 1;
    if (page.requests % OFTEN !== 0 || page.isSmallest || isShrinking || now() < restsUntil || isBusy()) return;
    inBackground(() => shrink(page), toLastResort);
  };
};
