import { type Connection, mayPreload } from "./may-preload.ts";

/** Shorter than this a pointer only passes over a link. */
const INTENT_MS = 100;

/** Links that are in view for less are scrolled past. */
const VIEW_MS = 500;

/** The attribute by which the router finds its links. */
const PAGE_LINK = "a[data-discover]";

const linkAround = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(PAGE_LINK) : null;

/** From the attribute, which a link in a drawing has as well. */
const pageOf = (link: Element): string => {
  const { pathname, search } = new URL(link.getAttribute("href") ?? "", location.href);
  return pathname + search;
};

export const isAllowed = (): boolean => mayPreload((navigator as { readonly connection?: Connection }).connection);

const INTENTS = ["pointerover", "focusin", "touchstart"] as const;

/** Calls back with the pages of links that the visitor points at, touches or focuses. Returns what ends it. */
export const observeIntent = (onPage: (page: string) => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const forget = (): void => clearTimeout(timer);
  const onIntent = ({ target }: Event): void => {
    forget();
    const link = linkAround(target);
    if (link && isAllowed()) timer = setTimeout(() => onPage(pageOf(link)), INTENT_MS);
  };
  for (const type of INTENTS) document.addEventListener(type, onIntent, { passive: true });
  // The page itself is on its way.
  document.addEventListener("click", forget);
  return () => {
    forget();
    for (const type of INTENTS) document.removeEventListener(type, onIntent);
    document.removeEventListener("click", forget);
  };
};

const inView = new Set<Element>();
let onView: (() => void) | null = null;
let observer: IntersectionObserver | undefined;

const createObserver = (): IntersectionObserver =>
  new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) inView.add(target);
      else inView.delete(target);
    }
    onView?.();
  });

/** Follows whether a link of a page is in view. Returns what ends it. */
export const observeLink = (link: Element): (() => void) => {
  observer ??= createObserver();
  observer.observe(link);
  return () => {
    observer?.unobserve(link);
    inView.delete(link);
  };
};

/**
 * Calls back with the pages of the links in view, in their order, whenever the visitor stops to scroll, once the page and
 * its pictures are loaded. Returns what ends it.
 */
export const observeView = (onPages: (pages: readonly string[]) => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const schedule = (): void => {
    clearTimeout(timer);
    if (document.readyState !== "complete") return;
    timer = setTimeout(() => {
      if (isAllowed()) onPages([...new Set([...inView].map(pageOf))]);
    }, VIEW_MS);
  };
  onView = schedule;
  addEventListener("load", schedule);
  schedule();
  return () => {
    clearTimeout(timer);
    onView = null;
    removeEventListener("load", schedule);
  };
};
