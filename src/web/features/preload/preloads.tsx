import { type SyntheticEvent, useEffect, useState } from "react";
import { PrefetchPageLinks, useLocation } from "react-router";
import { type Connection, mayPreload } from "./may-preload.ts";
import { createPreloadSlots } from "./preload-slots.ts";

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

const isAllowed = (): boolean => mayPreload((navigator as { readonly connection?: Connection }).connection);

/** Calls back with the pages of links that the visitor points at, touches or focuses. Returns what ends it. */
const observeIntent = (onPage: (page: string) => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onIntent = ({ target }: Event): void => {
    clearTimeout(timer);
    const link = linkAround(target);
    if (link && isAllowed()) timer = setTimeout(() => onPage(pageOf(link)), INTENT_MS);
  };
  const types = ["pointerover", "focusin", "touchstart"] as const;
  for (const type of types) document.addEventListener(type, onIntent, { passive: true });
  return () => {
    clearTimeout(timer);
    for (const type of types) document.removeEventListener(type, onIntent);
  };
};

/** Calls back with the likely next page when its link becomes visible. Returns what ends it. */
const observeNext = (onPage: (page: string) => void): (() => void) => {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting && isAllowed()) onPage(pageOf(target));
    }
  });
  for (const link of document.querySelectorAll(NEXT_LINK)) observer.observe(link);
  return () => observer.disconnect();
};

/** Tells the browser's own rules (`public/next-page.speculationrules`) that the router opens links: nothing is loaded twice. */
const useRouterMark = (): void => {
  useEffect(() => {
    document.documentElement.dataset["router"] = "";
  }, []);
};

/** Preloads data and code of the pages that the visitor is about to open; a payload is then in the browser's cache. */
export const Preloads = () => {
  const [pages, setPages] = useState<readonly string[]>([]);
  const [slots] = useState(() => createPreloadSlots(setPages));
  const { key } = useLocation();
  useRouterMark();
  useEffect(() => observeIntent(slots.add), [slots]);
  // The links of a page are those of its address.
  useEffect(() => observeNext(slots.add), [slots, key]);
  return pages.map((page) => {
    // Styles and modules come from the cache; the payload ends the preload.
    const onEnd = ({ currentTarget }: SyntheticEvent<HTMLLinkElement>): void => {
      if (currentTarget.rel === "prefetch") slots.finish(page);
    };
    // The router hands these to its elements, though its types leave them out.
    const handlers = { onLoad: onEnd, onError: onEnd };
    return <PrefetchPageLinks key={page} page={page} {...handlers} />;
  });
};
