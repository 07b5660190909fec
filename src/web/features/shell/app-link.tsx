import { createContext, type MouseEvent, use } from "react";
import type { NavigateFunction } from "react-router";
import { PlainAnchor, type AnchorProps } from "../../../ui/link/link.tsx";
import { isPlainClick } from "../page/index.ts";
import { observeLink } from "../preload/index.ts";
import { isFile } from "./is-file.ts";

/**
 * Opens another page of the site; null without a router. One function for all pages: the router's own links render again
 * with each of them, since they read the address.
 */
export const NavigateContext = createContext<NavigateFunction | null>(null);

/** A page of the site. */
const isPage = (href: string): boolean => /^\/(?!\/)/.test(href) && !isFile(href);

/** Another page fades in where that costs a phone no time, unless the visitor wants less motion; new results of the same page come at once. */
const fadesIn = (pathname: string): boolean =>
  pathname !== location.pathname && matchMedia("(hover: hover) and (prefers-reduced-motion: no-preference)").matches;

/** The router looks for the routes of links with this attribute. The markup does without it: no other reader has a use for it. */
const markAsPage = (link: HTMLAnchorElement): (() => void) => {
  link.setAttribute("data-discover", "");
  return observeLink(link);
};

/** Reads its own properties, not those of the element: in a drawing a link has other ones. */
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
