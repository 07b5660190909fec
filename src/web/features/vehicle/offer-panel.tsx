import { Button } from "../../../ui/button/button.tsx";
import { PhoneIcon, PinIcon } from "../../../ui/icons/icons.tsx";
import { Popover } from "../../../ui/popover/popover.tsx";
import { Monthly, Price } from "../../../ui/price/price.tsx";
import { vehiclePageStrings as words } from "../../strings/vehicle-page.ts";
import { vehicleStrings } from "../../strings/vehicles.ts";
import { OpenNow } from "../locations/opening-hours.tsx";
import type { VehiclePageView } from "./vehicle-view.ts";

const MONTHLY_ID = "mensualite";

/** An offer while there is something to offer, the stock afterwards. */
const nextStep = (view: VehiclePageView) =>
  view.gone ? { href: view.stockHref, label: words.others } : { href: view.interestHref, label: words.ask };

type Part = { readonly view: VehiclePageView };

const OfferPrice = ({ view }: Part) => (
  <div className="offer-price">
    {view.price === null ? (
      <p className="text-xl font-semibold">{vehicleStrings.priceOnRequest}</p>
    ) : (
      <Price
        size="page"
        amount={view.price}
        suffix={view.priceSuffix}
        before={view.before ? { label: vehicleStrings.before, amount: view.before } : undefined}
      />
    )}
    {view.saved && <p className="offer-saved">{view.saved}</p>}
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
      </>
    )}
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
    <p className="offer-state">
      <span className={view.obtainable ? "offer-there" : undefined}>{view.availability}</span>
      {view.stockNumber && <span className="text-soft">{view.stockNumber}</span>}
    </p>
    <div className="offer-actions no-print">
      <Button size="large" fullWidth {...nextStep(view)} />
      {view.place && (
        <Button
          variant="tertiary"
          fullWidth
          href={view.place.phoneHref}
          icon={<PhoneIcon />}
          label={words.call(view.place.town)}
        />
      )}
    </div>
    <OfferPlace view={view} />
  </div>
);

/** On a phone price and action stay at the thumb. */
export const OfferBar = ({ view }: Part) => (
  <aside aria-label={words.bar} className="offer-bar no-print">
    {view.price === null ? (
      <span className="text-s font-semibold">{vehicleStrings.priceOnRequest}</span>
    ) : (
      <Price amount={view.price} />
    )}
    <Button {...nextStep(view)} />
  </aside>
);
