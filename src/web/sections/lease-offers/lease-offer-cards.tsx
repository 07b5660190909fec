import type { ReactNode } from "react";
import { ChevronIcon } from "../../../ui/icons/icons.tsx";
import { OfferCards, type OfferCardView } from "../../leasing/index.ts";
import { offerListStrings as strings } from "./lease-offer-list-strings.ts";
import { useIsPainted } from "../../platform/page/index.ts";
import { SectionFrame } from "../../platform/section-frame/index.ts";
import { TeaserLink } from "../elements/teaser-link.tsx";
import type { LeaseOffersView } from "./lease-offers-view.ts";
import { useRestoredExpansion } from "./use-restored-expansion.ts";

type CardsProps = { readonly cards: readonly OfferCardView[] };

/** A multiple of two and three, to fill the rows of both layouts. */
const UNFOLDED = 12;

/** Enough cards to fill a screen. */
const FIRST_CARDS = 3;

/** The first offers; the others expand. */
export const ExpandableCards = ({ cards }: CardsProps) => {
  const fold = useRestoredExpansion();
  const isPainted = useIsPainted();
  if (!isPainted) return <OfferCards cards={cards.slice(0, FIRST_CARDS)} />;
  return (
    <>
      <OfferCards cards={cards.slice(0, UNFOLDED)} />
      {cards.length > UNFOLDED && (
        <details className="more-offers" {...fold}>
          <summary className="btn btn-tertiary">
            {strings.more(cards.length - UNFOLDED)}
            <ChevronIcon />
          </summary>
          <OfferCards cards={cards.slice(UNFOLDED)} />
        </details>
      )}
    </>
  );
};

type OffersFrameProps = { readonly view: LeaseOffersView; readonly children: ReactNode };

/** Each monthly payment is displayed with its terms, complete conditions and emissions. */
export const OffersFrame = ({ view, children }: OffersFrameProps) => (
  <SectionFrame
    anchor={view.anchor}
    title={view.title}
    text={view.text}
    aside={<TeaserLink link={view.link} label={view.link_label} />}
  >
    {children}
    {view.warning && <p className="offers-warning">{view.warning}</p>}
  </SectionFrame>
);

/** Offers without filters. */
export const LeaseOfferCards = ({ view }: { readonly view: LeaseOffersView }) => (
  <OffersFrame view={view}>
    <ExpandableCards cards={view.cards} />
  </OffersFrame>
);
