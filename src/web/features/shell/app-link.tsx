import { Link } from "react-router";
import type { AnchorProps } from "../../../ui/link/link.tsx";

/** A page of the site. Slugs have no dots: a path with an extension is a file, which the router would not find. */
const isPage = (href: string): boolean => /^\/(?!\/)/.test(href) && !/^[^?#]*\.[a-z\d]{2,11}(?:[?#]|$)/i.test(href);

/** Uses the router for links to pages and prefetches them on intent. */
export const AppLink = ({ href, ...rest }: AnchorProps) => {
  if (!isPage(href)) return <a {...rest} href={href} />;
  const preserveScroll = "data-preserve-scroll" in rest;
  return <Link {...rest} to={href} prefetch="intent" preventScrollReset={preserveScroll} />;
};
