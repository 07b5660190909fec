import { createContext, use, type AnchorHTMLAttributes, type ComponentType } from "react";
import { classNames } from "../class-names.ts";

export type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string };

const PlainAnchor = (props: AnchorProps) => <a {...props} />;

/** What an in-site link is made of; the site puts its router's link here, the gallery and mails keep the anchor. */
export const AnchorContext = createContext<ComponentType<AnchorProps>>(PlainAnchor);

/** An anchor without looks of its own, followed by the router where there is one. */
export const Anchor = (props: AnchorProps) => {
  const Part = use(AnchorContext);
  return <Part {...props} />;
};

/** A link in running text or standing alone: underlined, since colour alone says nothing. */
export const Link = ({ className, quiet, ...rest }: AnchorProps & { readonly quiet?: boolean }) => (
  <Anchor {...rest} className={classNames("link", quiet && "link-quiet", className)} />
);
