import { Link, useLocation } from "react-router";
import type { AnchorProps } from "../../../ui/link/link.tsx";
import { isFile } from "./is-file.ts";

/** A page of the site. */
const isPage = (href: string): boolean => /^\/(?!\/)/.test(href) && !isFile(href);

/** Another page fades in, unless the visitor wants less motion; new results of the same page come at once. */
const fadesIn = (href: string, pathname: string): boolean =>
  typeof matchMedia === "function" &&
  href.split(/[?#]/, 1)[0] !== pathname &&
  matchMedia("(prefers-reduced-motion: no-preference)").matches;

const PageLink = ({ href, ...rest }: AnchorProps) => {
  const { pathname } = useLocation();
  const preserveScroll = "data-preserve-scroll" in rest;
  return <Link {...rest} to={href} viewTransition={fadesIn(href, pathname)} preventScrollReset={preserveScroll} />;
};

/** Uses the router for links to pages. */
export const AppLink = ({ href, ...rest }: AnchorProps) => {
  if (!isPage(href)) return <a {...rest} href={href} />;
  // The markup of the router's link, without its hooks, which cost more than the rest of a page.
  if (import.meta.env.SSR) return <a {...rest} href={href} data-discover="true" />;
  return <PageLink {...rest} href={href} />;
};
