import type { ReactNode } from "react";
import { AnchorContext, PlainAnchor } from "../../../ui/link/link.tsx";
import type { OfferTerms } from "./use-offer-terms.ts";

type TermsLinksProps = {
  readonly links: OfferTerms["links"];
  readonly className?: string;
  readonly children: ReactNode;
};

/** Links to other terms of the page; clicks are calculated in the browser instead of loading the page. */
export const TermsLinks = ({ links, className, children }: TermsLinksProps) => (
  <AnchorContext value={PlainAnchor}>
    <div className={className} {...links}>
      {children}
    </div>
  </AnchorContext>
);
