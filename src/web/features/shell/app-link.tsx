import { Link } from "react-router";
import type { AnchorProps } from "../../../ui/link/link.tsx";

const isInternal = (href: string): boolean => href.startsWith("/") && !href.startsWith("//");

/** Uses the router for internal links and prefetches them on intent. */
export const AppLink = ({ href, ...rest }: AnchorProps) => {
  if (!isInternal(href)) return <a {...rest} href={href} />;
  const preserveScroll = "data-preserve-scroll" in rest;
  return <Link {...rest} to={href} prefetch="intent" preventScrollReset={preserveScroll} />;
};
