import { Button } from "../../../ui/button/button.tsx";
import { BellIcon, MessageIcon, PhoneIcon, PinIcon, PrintIcon } from "../../../ui/icons/icons.tsx";
import { Link } from "../../../ui/link/link.tsx";
import { Price } from "../../../ui/price/price.tsx";
import { nonBreakingTitle } from "../../../ui/non-breaking-title.tsx";
import { HistoryList } from "../history/history-list.tsx";
import { InspectionLinks } from "../history/inspection.tsx";
import { vehiclePageStrings as strings } from "../strings/vehicle-page-strings.ts";
import { vehicleStrings } from "../strings/vehicles-strings.ts";
import { LeaseCalculatorPanel, type LiveCalculator } from "../../leasing/index.ts";
import { OpenNow, PersonLine, SpokenLines } from "../../locations/index.ts";
import { Share } from "../../platform/share/index.ts";
import { ShortlistToggles } from "../../shortlist/index.ts";
import { PriceHistory } from "./price-history.tsx";
import { KeyAttributes } from "./key-attributes.tsx";
import { ResidenceBox } from "../residence/residence-box.tsx";
import { primaryAction } from "./sticky-bar.tsx";
import type { VehiclePageView } from "./vehicle-page-view.ts";

type ViewProps = { readonly view: VehiclePageView };

/** `calculator`: null without a lease. */
type PricedViewProps = ViewProps & { readonly calculator: LiveCalculator | null };

const OfferPrice = ({ view, calculator }: PricedViewProps) => (
  <div className="offer-price cluster bottom gap-8 gap-x-16">
    {view.price.amount === null ? (
      <p className="text-xl strong">{vehicleStrings.priceOnRequest}</p>
    ) : (
      <Price
        size="page"
        amount={view.price.amount}
        suffix={view.price.suffix}
        before={view.price.before ?? undefined}
        muted={view.availability.state !== null}
      />
    )}
    {view.price.charges && (
      <p className="offer-note whole-line text-xs leading-m text-soft offer-charges">{view.price.charges}</p>
    )}
    {view.price.saved && <p className="offer-saved text-green text-s strong leading-l">{view.price.saved}</p>}
    {view.lease && calculator && (
      <LeaseCalculatorPanel
        calculator={calculator}
        id="mensualite"
        action={view.lease.action}
        calculatorHref={view.lease.calculatorHref}
        requestHref={view.formHrefs.onlineLeasing}
      />
    )}
  </div>
);

export const OfferState = ({ view }: ViewProps) => (
  <div className="offer-state py-12 stack gap-4 lines text-s">
    <p className="offer-origin">
      <span className={`offer-${view.availability.tone}`}>{view.availability.label}</span>
      {view.stockNumber && <span className="text-soft">{view.stockNumber}</span>}
    </p>
    {view.price.online && <p className="offer-online leading-s text-soft">{view.price.online}</p>}
    {view.availability.note && (
      <p className="offer-note whole-line text-xs leading-m text-soft">{view.availability.note}</p>
    )}
    {view.energy?.summary && <p className="offer-note whole-line text-xs leading-m text-soft">{view.energy.summary}</p>}
  </div>
);

const OfferActions = ({ view }: ViewProps) => (
  <div className="offer-actions no-print" data-location-id={view.location?.id}>
    <Button size="large" fullWidth {...primaryAction(view)} />
    {view.formHrefs.testDrive && (
      <Button variant="secondary" fullWidth href={view.formHrefs.testDrive} label={strings.testDrive} />
    )}
  </div>
);

/** What there is to know before a visit. On phones bad news stands before the key attributes, all else behind them. */
const OfferPast = ({ view }: ViewProps) => {
  const past = (
    <div className="offer-past stack gap-8">
      <HistoryList items={view.history} requestHref={view.formHrefs.file} />
      {view.inspection && <InspectionLinks inspection={view.inspection} />}
    </div>
  );
  const isKnown = view.history.length > 0 || view.inspection !== null;
  const hasBadNews = view.history.some(({ state }) => state === "bad");
  return (
    <>
      {hasBadNews && past}
      <KeyAttributes attributes={view.keyAttributes} className="offer-facts" />
      {isKnown && !hasBadNews && past}
    </>
  );
};

const OfferLocation = ({ view }: ViewProps) =>
  view.location && (
    <div className="offer-place" data-location-id={view.location.id}>
      <PinIcon />
      <div className="fill">
        <p className="strong">
          <a href="#concession" className="link link-quiet">
            {view.location.name}
          </a>
        </p>
        <OpenNow locationId={view.location.id} isOpen={view.location.isOpen} label={view.location.openNow} />
      </div>
      <Button
        variant="tertiary"
        size="small"
        className="no-print"
        href={view.location.phoneHref}
        icon={<PhoneIcon />}
        label={strings.callShort}
        aria-label={strings.call(view.location.town)}
      />
    </div>
  );

/** Ways to ask before a visit. */
const OfferQuestions = ({ view: { formHrefs, whatsAppHref } }: ViewProps) =>
  formHrefs.question && (
    <div className="offer-ask cluster gap-8 no-print">
      <Button
        variant="tertiary"
        size="small"
        href={formHrefs.question}
        icon={<MessageIcon />}
        label={strings.ask.question}
      />
      {formHrefs.callBack && (
        <Button variant="tertiary" size="small" href={formHrefs.callBack} label={strings.ask.callBack} />
      )}
      {whatsAppHref && <Button variant="tertiary" size="small" href={whatsAppHref} label={strings.ask.whatsApp} />}
    </div>
  );

export const OfferTitle = ({ view }: ViewProps) => (
  <div>
    <h1 className="text-2xl">{nonBreakingTitle(view.title)}</h1>
    {view.trim && <p className="offer-trim snug text-soft">{view.trim}</p>}
  </div>
);

/** What is not for sale says so before its price. A sold vehicle's title and state stand above its alternatives. */
const OfferHead = ({ view, calculator }: PricedViewProps) => {
  const { isSold, state } = view.availability;
  const isForSale = state === null;
  return (
    <>
      {!isSold && <OfferTitle view={view} />}
      {!isSold && !isForSale && <OfferState view={view} />}
      <OfferPrice view={view} calculator={calculator} />
      <OfferActions view={view} />
      <OfferPast view={view} />
      {isForSale && <OfferState view={view} />}
    </>
  );
};

export const VehicleOfferPanel = ({ view, calculator }: PricedViewProps) => (
  <div className="offer">
    <OfferHead view={view} calculator={calculator} />
    {view.price.history && <PriceHistory history={view.price.history} />}
    {!view.availability.isSold && <ShortlistToggles id={view.id} title={view.title} />}
    <OfferLocation view={view} />
    <OfferQuestions view={view} />
    {view.residence && <ResidenceBox residence={view.residence} />}
    {view.adviser && (
      <div className="stack gap-10">
        <PersonLine person={view.adviser} label={strings.adviser} />
        <SpokenLines lines={view.adviser.spoken} />
      </div>
    )}
    <div className="offer-tools cluster gap-4 no-print">
      {!view.availability.isSold && (
        <Button
          variant="ghost"
          size="small"
          href={view.priceAlertHref}
          icon={<BellIcon />}
          label={strings.followPrice}
        />
      )}
      <Share id="partager" page={view.sharedPage} size="small" />
      <Button variant="ghost" size="small" href={view.sheetHref} icon={<PrintIcon />} label={strings.sheet} />
    </div>
    {view.formHrefs.tradeIn && (
      <p className="text-s no-print">
        <Link href={view.formHrefs.tradeIn}>{strings.tradeIn}</Link>
      </p>
    )}
  </div>
);
