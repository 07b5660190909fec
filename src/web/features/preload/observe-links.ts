import { type Connection, mayPreload } from "./may-preload.ts";

/** Shorter than this a pointer only passes over a link. */
const INTENT_MS = 100;

/** The attribute by which the router finds its links. */
const PAGE_LINK = "a[data-discover]";

/** The likely next page. */
const NEXT_LINK = `${PAGE_LINK}[rel~='next']`;

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

/** Calls back with the likely next page when its link becomes visible. Returns what ends it. */
export const observeNext = (onPage: (page: string) => void): (() => void) => {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting && isAllowed()) onPage(pageOf(target));
    }
  });
  for (const link of document.querySelectorAll(NEXT_LINK)) observer.observe(link);
  return () => observer.disconnect();
};
