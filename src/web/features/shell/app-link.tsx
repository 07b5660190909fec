import { Link } from "react-router";
import type { AnchorProps } from "../../../ui/link/link.tsx";

const inSite = (href: string): boolean => href.startsWith("/") && !href.startsWith("//");

/** An in-site address is followed by the router and fetched ahead on intent; any other is the browser's. */
export const AppLink = ({ href, ...rest }: AnchorProps) => {
  if (!inSite(href)) return <a {...rest} href={href} />;
  const stays = "data-preserve-scroll" in rest;
  return <Link {...rest} to={href} prefetch="intent" preventScrollReset={stays} />;
};
