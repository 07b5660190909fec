import { createContext, use, type AnchorHTMLAttributes, type ComponentType } from "react";
import { classNames } from "../class-names.ts";

export type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  readonly href: string;
  /** Following the link with the router preserves the scroll position. */
  readonly preserveScroll?: boolean | undefined;
};

/** For links that the router must not follow. */
export const PlainAnchor = ({ preserveScroll: _preserveScroll, ...rest }: AnchorProps) => <a {...rest} />;

/** Component of internal links: the router's link on the site, a plain anchor in the gallery and in mails. */
export const AnchorContext = createContext<ComponentType<AnchorProps>>(PlainAnchor);

/** An unstyled link, followed by the router if there is one. */
export const Anchor = (props: AnchorProps) => {
  const AnchorComponent = use(AnchorContext);
  return <AnchorComponent {...props} />;
};

/** Underlined, since colour alone is not accessible. */
export const Link = ({ className, quiet, ...rest }: AnchorProps & { readonly quiet?: boolean }) => (
  <Anchor {...rest} className={classNames(quiet ? "link-quiet" : "link", className)} />
);
