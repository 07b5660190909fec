import { MAIN_ID } from "../page/index.ts";

/** For less than this the pointer is only passing over a link. */
const INTENT_MS = 100;

/** Links in view for less than this are being scrolled past. */
const VIEW_MS = 500;

/** Attribute that marks the router's links. */
const PAGE_LINK = "a[data-discover]";

/** The link of the router that an event meets. */
const linkAround = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(PAGE_LINK) : null;

/** `address`: the attribute of a link or a form, because SVG links have a different `href` property. */
export const resolvePage = (address: string): URL => new URL(address, location.href);

const pageOf = (link: Element): string => {
  const { pathname, search } = resolvePage(link.getAttribute("href") ?? "");
  return pathname + search;
};

/** https://wicg.github.io/netinfo/; undefined in browsers without support. */
type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

/**
 * False if the visitor saves data or the connection is as slow as 2G. "3g" are round trips of 270 ms and more, or less than
 * 700 kbit/s: browsers measure that on usual phone networks, where what is not preloaded takes longest.
 */
export const mayPreload = (connection: Connection | undefined): boolean =>
  connection?.saveData !== true && !connection?.effectiveType?.endsWith("2g");

export const isAllowed = (): boolean => mayPreload((navigator as { readonly connection?: Connection }).connection);

const INTENTS = ["pointerover", "focusin", "touchstart"] as const;

/**
 * Calls back with the pages of links that the visitor points at, touches or focuses. Returns a function that stops it.
 */
export const observeIntent = (onPage: (page: string) => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const forget = (): void => clearTimeout(timer);
  const onIntent = ({ target }: Event): void => {
    forget();
    const link = linkAround(target);
    if (link && isAllowed()) timer = setTimeout(() => onPage(pageOf(link)), INTENT_MS);
  };
  for (const type of INTENTS) document.addEventListener(type, onIntent, { passive: true });
  // After a click the router loads the page itself.
  document.addEventListener("click", forget);
  return () => {
    forget();
    for (const type of INTENTS) document.removeEventListener(type, onIntent);
    document.removeEventListener("click", forget);
  };
};

/** The address that a click or a submission opens; null for others. */
const nextAddress = ({ target }: Event): string | null => {
  if (target instanceof HTMLFormElement) return target.method === "get" ? target.getAttribute("action") : null;
  return linkAround(target)?.getAttribute("href") || null;
};

const OPENINGS = ["click", "submit"] as const;

/**
 * Calls back with the address that a click or a submission opens, before the router acts. Returns a function that stops
 * it.
 */
export const observeOpening = (onAddress: (address: URL) => void): (() => void) => {
  const onOpen = (event: Event): void => {
    const address = nextAddress(event);
    if (address !== null) onAddress(resolvePage(address));
  };
  for (const type of OPENINGS) document.addEventListener(type, onOpen, { capture: true });
  return () => {
    for (const type of OPENINGS) document.removeEventListener(type, onOpen, { capture: true });
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

const stopNothing = (): void => undefined;

/**
 * Observes whether a link of the main part is in view. Returns a function that stops it. Links of header and footer are
 * in view on every page, and few of them are followed.
 */
export const observeLink = (link: Element): (() => void) => {
  if (link.closest(`#${MAIN_ID}`) === null) return stopNothing;
  observer ??= createObserver();
  observer.observe(link);
  return () => {
    observer?.unobserve(link);
    inView.delete(link);
  };
};

/**
 * Calls back with the pages of the links in view, in document order, each time scrolling stops, once the page and its
 * pictures are loaded. Returns a function that stops it.
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
