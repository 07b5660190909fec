import { createContext, type MouseEvent, use } from "react";
import type { NavigateFunction } from "react-router";
import { PlainAnchor, type AnchorProps } from "../../../ui/link/link.tsx";
import { isPlainClick } from "../../platform/page/index.ts";
import { observeLink } from "../../platform/preload/index.ts";
import { isFile } from "./is-file.ts";

/**
 * Navigates to another page of the site; null without a router. One stable function, because the router's own links
 * read the location and render again on every navigation.
 */
export const NavigateContext = createContext<NavigateFunction | null>(null);

/** A page of the site. */
const isPage = (href: string): boolean => /^\/(?!\/)/.test(href) && !isFile(href);

/**
 * Navigation to another page fades in unless reduced motion is preferred or a phone would be slowed down; new results
 * on the same page appear at once.
 */
const fadesIn = (pathname: string): boolean =>
  pathname !== location.pathname && matchMedia("(hover: hover) and (prefers-reduced-motion: no-preference)").matches;

/** The router discovers the routes of links with this attribute. Set in the browser to keep the markup small. */
const markAsPage = (link: HTMLAnchorElement): (() => void) => {
  link.setAttribute("data-discover", "");
  return observeLink(link);
};

/** Uses its props instead of DOM properties, because SVG `<a>` elements have different ones. */
const PageLink = ({ href, onClick, preserveScroll = false, ...rest }: AnchorProps) => {
  const navigate = use(NavigateContext);
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (navigate === null || event.defaultPrevented || (rest.target ?? "_self") !== "_self" || !isPlainClick(event))
      return;
    event.preventDefault();
    const page = new URL(href, location.href);
    void navigate(href, {
      replace: page.href === location.href,
      preventScrollReset: preserveScroll,
      viewTransition: fadesIn(page.pathname),
    });
  };
  return <a {...rest} ref={markAsPage} href={href} onClick={follow} />;
};

/** Uses the router for links to pages. */
export const AppLink = (props: AnchorProps) =>
  isPage(props.href) ? <PageLink {...props} /> : <PlainAnchor {...props} />;
