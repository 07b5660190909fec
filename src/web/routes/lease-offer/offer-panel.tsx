import { Button } from "../../../ui/button/button.tsx";
import { Select } from "../../../ui/field/field.tsx";
import { Link } from "../../../ui/link/link.tsx";
import { Notice } from "../../../ui/notice/notice.tsx";
import { Popover } from "../../../ui/popover/popover.tsx";
import { Monthly, Price } from "../../../ui/price/price.tsx";
import { offerPageStrings as strings, offerStrings } from "../../strings/lease-offers.ts";
import type { OfferPageView } from "./offer-page-view.ts";
import { useOfferTerms } from "./use-offer-terms.ts";

type ViewProps = { readonly view: OfferPageView };

const CONDITIONS_ID = "conditions-offre";

/** The button opens the complete conditions beside the payment. */
const ConditionsLink = ({ view }: ViewProps) => (
  <>
    <button type="button" popoverTarget={CONDITIONS_ID} className="link text-s">
      {offerStrings.conditions}
    </button>
    <Popover id={CONDITIONS_ID} title={offerStrings.conditionsOf(view.title)} closeLabel={offerStrings.close}>
      <p>{view.conditions}</p>
    </Popover>
  </>
);

const Payment = ({ view, pending }: ViewProps & { readonly pending: boolean }) => (
  <div className="lease-payment" aria-live="polite" aria-busy={pending || undefined}>
    <Price size="page" amount={view.monthly.amount} suffix={view.monthly.suffix} />
    {(view.also || view.services) && (
      <p className="text-s text-soft">
        {[view.also && offerStrings.also(view.also), view.services].filter(Boolean).join(", ")}
      </p>
    )}
    <p>{view.shortTerms}</p>
    {view.emissions && <p className="text-s text-soft">{view.emissions}</p>}
    <div>
      <ConditionsLink view={view} />
    </div>
  </div>
);

const Terms = ({ view, terms }: ViewProps & { readonly terms: ReturnType<typeof useOfferTerms> }) => (
  <form
    ref={terms.form}
    method="get"
    action={view.terms.action}
    aria-label={strings.terms}
    className="lease-terms-form no-print"
    onChange={terms.onChange}
    onSubmit={terms.onSubmit}
  >
    {view.terms.fields.map((field) => (
      <Select
        key={field.name}
        id={`conditions-${field.name}`}
        label={field.label}
        name={field.name}
        defaultValue={field.value}
        options={field.options}
      />
    ))}
    <Button type="submit" variant="secondary" label={strings.calculate} className="without-script" />
    {view.terms.advertisedHref && (
      <Link href={view.terms.advertisedHref} data-preserve-scroll="" className="text-s">
        {strings.advertised}
      </Link>
    )}
  </form>
);

export const OfferPanel = ({ view }: ViewProps) => {
  const terms = useOfferTerms(view.terms);
  return (
    <div className="offer">
      <div>
        <h1 className="text-2xl">{view.title}</h1>
        <p className="offer-trim snug text-soft">{view.trim}</p>
      </div>
      <Payment view={view} pending={terms.pending} />
      {view.terms.problem && (
        <Notice tone="error" title={strings.notCalculable} live>
          <p>{view.terms.problem}</p>
        </Notice>
      )}
      <Terms view={view} terms={terms} />
      <div className="offer-actions no-print">
        <Button size="large" fullWidth href={view.requestHref} label={strings.request} />
        {view.modelHref && <Button variant="tertiary" fullWidth href={view.modelHref} label={strings.model} />}
      </div>
      <div className="offer-state">
        {view.highlight && <p className="offer-there">{view.highlight}</p>}
        <p>{view.delivery}</p>
        <p className="offer-note">{view.validity}</p>
      </div>
    </div>
  );
};

/** Sticky bar with payment and action on phones. */
export const OfferBar = ({ view }: ViewProps) => (
  <aside aria-label={strings.bar} className="offer-bar no-print">
    <Monthly
      amount={view.monthly.amount}
      unit={view.monthly.suffix}
      popoverId={CONDITIONS_ID}
      infoLabel={offerStrings.conditions}
    />
    <Button href={view.requestHref} label={strings.requestShort} />
  </aside>
);
