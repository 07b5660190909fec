import { Button } from "../../../ui/button/button.tsx";
import { Select } from "../../../ui/field/field.tsx";
import { Link } from "../../../ui/link/link.tsx";
import { Notice } from "../../../ui/notice/notice.tsx";
import { Popover } from "../../../ui/popover/popover.tsx";
import { Monthly, Price } from "../../../ui/price/price.tsx";
import { nonBreakingTitle } from "../../../ui/non-breaking-title.tsx";
import { FallbackSubmit } from "../../platform/lazy-script/index.ts";
import { HiddenParameters } from "../../platform/page/index.ts";
import { MonthlyCost } from "../monthly-cost/monthly-cost.tsx";
import { ResidenceBox } from "../../vehicle/index.ts";
import { offerStrings } from "../offers/lease-offer-cards-strings.ts";
import { offerPageStrings as strings } from "../offers/lease-offers-strings.ts";
import { TermsLinks } from "./terms-links.tsx";
import type { LiveOffer, OfferTerms } from "./use-offer-terms.ts";

type OfferProps = { readonly offer: LiveOffer };

const CONDITIONS_ID = "conditions-offre";

/** Anchor of the section on the benefit in kind. */
export const BENEFIT_ANCHOR = "avantage";

/** The button opens the complete conditions beside the payment. */
const ConditionsLink = ({ offer: { view, atTerms } }: OfferProps) => (
  <>
    <button type="button" popoverTarget={CONDITIONS_ID} className="link text-s no-print">
      {offerStrings.conditions}
    </button>
    <Popover id={CONDITIONS_ID} title={offerStrings.conditionsOf(view.title)} closeLabel={offerStrings.close}>
      <p>{atTerms.conditions}</p>
    </Popover>
  </>
);

const Payment = ({ offer }: OfferProps) => {
  const { monthly, name, also, services, shortTerms, monthlyCost, warning } = offer.atTerms;
  return (
    <div className="lease-payment stack gap-6" aria-live="polite">
      <Price size="page" amount={monthly.amount} suffix={monthly.suffix} />
      <p>{name}</p>
      {(also || services) && (
        <p className="text-s text-soft">{[also && offerStrings.also(also), services].filter(Boolean).join(", ")}</p>
      )}
      <p>{shortTerms}</p>
      {monthlyCost && <MonthlyCost monthlyCost={monthlyCost} />}
      {offer.view.benefit?.short && (
        <p className="text-s">
          <a href={`#${BENEFIT_ANCHOR}`} className="link">
            {offer.view.benefit.short}
          </a>
        </p>
      )}
      {offer.view.emissions && <p className="text-s text-soft">{offer.view.emissions}</p>}
      {warning && <p className="text-s strong">{warning}</p>}
      <div>
        <ConditionsLink offer={offer} />
      </div>
    </div>
  );
};

type TermsProps = { readonly terms: OfferTerms };

const Terms = ({ terms: { offer, form, links, hasFailed } }: TermsProps) => {
  const { terms } = offer.atTerms;
  return (
    <form
      method="get"
      action={terms.action}
      aria-label={strings.terms}
      autoComplete="off"
      className="lease-terms-form no-print"
      {...form}
    >
      {terms.fields.map((field) => (
        <Select
          key={field.name}
          id={`conditions-${field.name}`}
          label={field.label}
          name={field.name}
          defaultValue={field.value}
          options={field.options}
        />
      ))}
      <FallbackSubmit hasFailed={hasFailed} variant="secondary" label={strings.calculate} />
      <HiddenParameters parameters={terms.carried} />
      {terms.advertisedHref && (
        <TermsLinks links={links}>
          <Link href={terms.advertisedHref} className="text-s">
            {strings.advertised}
          </Link>
        </TermsLinks>
      )}
    </form>
  );
};

export const LeaseOfferPanel = ({ terms }: TermsProps) => {
  const { offer } = terms;
  const { view, atTerms } = offer;
  return (
    <div className="offer">
      <div>
        <h1 className="text-2xl">{nonBreakingTitle(view.title)}</h1>
        <p className="offer-trim snug text-soft">{view.trim}</p>
      </div>
      <Payment offer={offer} />
      {atTerms.terms.problem && (
        <Notice tone="error" title={strings.notCalculable} live>
          <p>{atTerms.terms.problem}</p>
        </Notice>
      )}
      <div className="offer-actions no-print">
        <Button size="large" fullWidth href={atTerms.requestHref} label={strings.request} />
        {atTerms.fleetHref && (
          <Button variant="secondary" fullWidth href={atTerms.fleetHref} label={strings.requestSeveral} />
        )}
        {view.modelHref && <Button variant="tertiary" fullWidth href={view.modelHref} label={strings.model} />}
      </div>
      <Terms terms={terms} />
      <div className="offer-state py-12 stack gap-4 lines text-s">
        {view.highlight && <p className="offer-there">{view.highlight}</p>}
        <p>{view.delivery}</p>
        <p className="offer-note whole-line text-xs leading-m text-soft">{view.validity}</p>
      </div>
      {view.residence && <ResidenceBox residence={view.residence} />}
    </div>
  );
};

/** Sticky bar with payment and action on phones. */
export const LeaseOfferBar = ({ offer: { atTerms } }: OfferProps) => (
  <aside aria-label={strings.bar} className="offer-bar no-print">
    <Monthly
      amount={atTerms.monthly.amount}
      unit={atTerms.monthly.suffix}
      name={atTerms.name}
      popoverId={CONDITIONS_ID}
      infoLabel={offerStrings.conditions}
    />
    <Button href={atTerms.requestHref} label={strings.requestShort} />
  </aside>
);
