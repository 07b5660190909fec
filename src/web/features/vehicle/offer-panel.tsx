import { Button } from "../../../ui/button/button.tsx";
import { BellIcon, PhoneIcon, PinIcon, PrintIcon } from "../../../ui/icons/icons.tsx";
import { Link } from "../../../ui/link/link.tsx";
import { Popover } from "../../../ui/popover/popover.tsx";
import { Monthly, Price } from "../../../ui/price/price.tsx";
import { vehiclePageStrings as words } from "../../strings/vehicle-page.ts";
import { vehicleStrings } from "../../strings/vehicles.ts";
import { OpenNow } from "../locations/opening-hours.tsx";
import { Share } from "../share/share.tsx";
import { ShortlistToggles } from "../shortlist/shortlist-toggles.tsx";
import { PriceHistory } from "./price-history.tsx";
import type { VehiclePageView } from "./vehicle-view.ts";

const MONTHLY_ID = "mensualite";

/** An offer while there is something to offer, the stock afterwards. */
const nextStep = ({ availability, stockHref, ways }: VehiclePageView) => ({
  href: availability.gone ? stockHref : ways.interest,
  label: availability.action,
});

type Part = { readonly view: VehiclePageView };

const OfferPrice = ({ view }: Part) => (
  <div className="offer-price">
    {view.price.amount === null ? (
      <p className="text-xl font-semibold">{vehicleStrings.priceOnRequest}</p>
    ) : (
      <Price
        size="page"
        amount={view.price.amount}
        suffix={view.price.suffix}
        before={view.price.before ? { label: vehicleStrings.before, amount: view.price.before } : undefined}
      />
    )}
    {view.price.saved && <p className="offer-saved">{view.price.saved}</p>}
    {view.monthly && (
      <>
        <Monthly
          amount={view.monthly.amount}
          unit={vehicleStrings.perMonth}
          popoverId={MONTHLY_ID}
          infoLabel={vehicleStrings.monthlyInfo}
        />
        <Popover id={MONTHLY_ID} title={vehicleStrings.monthlyTitle} closeLabel={vehicleStrings.close}>
          <p>{view.monthly.conditions}</p>
        </Popover>
        {view.ways.onlineLeasing && (
          <p className="offer-leasing no-print">
            <Link href={view.ways.onlineLeasing}>{words.onlineLeasing}</Link>
          </p>
        )}
      </>
    )}
    {view.price.beforeNote && <p className="offer-note">{view.price.beforeNote}</p>}
    {view.price.history && <PriceHistory history={view.price.history} />}
  </div>
);

const OfferState = ({ view }: Part) => (
  <div className="offer-state">
    <p className="flex flex-wrap justify-between gap-x-4">
      <span className={`offer-${view.availability.tone}`}>{view.availability.label}</span>
      {view.stockNumber && <span className="text-soft">{view.stockNumber}</span>}
    </p>
    {view.availability.note && <p className="offer-note">{view.availability.note}</p>}
    {view.energy?.line && <p className="offer-note">{view.energy.line}</p>}
  </div>
);

const OfferPlace = ({ view }: Part) =>
  view.place && (
    <div className="offer-place">
      <PinIcon />
      <div>
        <p className="font-semibold">
          <a href="#concession" className="link link-quiet">
            {view.place.name}
          </a>
        </p>
        <OpenNow isOpen={view.place.isOpen} words={view.place.openNow} />
      </div>
    </div>
  );

/** What it costs, whether it is there, where, and the one thing to do about it. */
export const OfferPanel = ({ view }: Part) => (
  <div className="offer">
    <div>
      <h1 className="text-2xl">{view.title}</h1>
      {view.trim && <p className="mt-2 leading-snug text-soft">{view.trim}</p>}
    </div>
    <OfferPrice view={view} />
    <OfferState view={view} />
    <div className="offer-actions no-print">
      <Button size="large" fullWidth {...nextStep(view)} />
      {view.ways.testDrive && (
        <Button variant="secondary" fullWidth href={view.ways.testDrive} label={words.testDrive} />
      )}
      {view.place && (
        <Button
          variant="tertiary"
          fullWidth
          href={view.place.phoneHref}
          icon={<PhoneIcon />}
          label={words.call(view.place.town)}
        />
      )}
      {view.ways.tradeIn && (
        <p className="text-s">
          <Link href={view.ways.tradeIn}>{words.tradeIn}</Link>
        </p>
      )}
    </div>
    {!view.availability.gone && <ShortlistToggles id={view.id} title={view.title} />}
    <OfferPlace view={view} />
    <div className="offer-tools no-print">
      {!view.availability.gone && (
        <Button variant="ghost" size="small" href={view.priceAlertHref} icon={<BellIcon />} label={words.followPrice} />
      )}
      <Share id="partager" shared={view.shared} size="small" />
      <Button variant="ghost" size="small" href={view.sheetHref} icon={<PrintIcon />} label={words.sheet} />
    </div>
  </div>
);

/** On a phone price and action stay at the thumb. */
export const OfferBar = ({ view }: Part) => (
  <aside aria-label={words.bar} className="offer-bar no-print">
    {view.price.amount === null ? (
      <span className="text-s font-semibold">{vehicleStrings.priceOnRequest}</span>
    ) : (
      <Price amount={view.price.amount} />
    )}
    <Button {...nextStep(view)} />
  </aside>
);
