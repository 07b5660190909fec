import { Facts } from "../../../ui/facts/facts.tsx";
import { Price } from "../../../ui/price/price.tsx";
import { sheetStrings as words } from "../../strings/sheet.ts";
import { vehicleStrings } from "../../strings/vehicles.ts";
import { VehiclePicture } from "../stock/vehicle-picture.tsx";
import { SheetHead } from "./sheet-head.tsx";
import type { SheetView } from "./sheet-view.ts";

type Part = { readonly view: SheetView };

const Pictures = ({ view }: Part) => (
  <div>
    <ul className="sheet-pictures" aria-label={words.pictures}>
      {view.pictures.map(({ picture, view: side }) => (
        <li key={picture.kind === "photo" ? picture.url : side}>
          <VehiclePicture picture={picture} view={side} sizes="(width >= 40rem) 500px, 92vw" eager />
        </li>
      ))}
    </ul>
    <p className="sheet-small">{view.pictureNote}</p>
  </div>
);

const Money = ({ view }: Part) => (
  <div className="sheet-money">
    <section>
      <h2>{words.price}</h2>
      {view.price.amount === null ? (
        <p className="sheet-amount">{vehicleStrings.priceOnRequest}</p>
      ) : (
        <p className="sheet-amount">
          <Price
            amount={view.price.amount}
            suffix={view.price.suffix}
            before={view.price.before ? { label: vehicleStrings.before, amount: view.price.before } : undefined}
          />
        </p>
      )}
      {view.price.beforeNote && <p className="sheet-small">{view.price.beforeNote}</p>}
    </section>
    {view.monthly && (
      <section>
        <h2>{words.monthly}</h2>
        <p className="sheet-amount figures">
          {view.monthly.amount}
          <span className="sheet-unit">{vehicleStrings.perMonth}</span>
        </p>
        <p className="sheet-small">{view.monthly.conditions}</p>
      </section>
    )}
  </div>
);

const KeyFacts = ({ view }: Part) =>
  view.keyFacts.length > 0 && (
    <section aria-label={words.keyFacts}>
      <dl className="sheet-keys">
        {view.keyFacts.map((fact) => (
          <div key={fact.label}>
            <dt>{fact.label}</dt>
            <dd>
              {fact.value}
              {fact.unit && <span className="sheet-unit">&nbsp;{fact.unit}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );

const Characteristics = ({ view }: Part) =>
  view.facts.length > 0 && (
    <section>
      <h2>{words.facts}</h2>
      <div className="sheet-facts">
        {view.facts.map((group) => (
          <section key={group.title}>
            <h3>{group.title}</h3>
            <Facts facts={group.facts} />
          </section>
        ))}
      </div>
    </section>
  );

/** What it is, what it looks like and what it costs. */
export const SheetFirstPage = ({ view }: Part) => (
  <div className="sheet-page">
    <SheetHead view={view} />
    <div>
      <h1>{view.title}</h1>
      {view.trim && <p className="sheet-trim">{view.trim}</p>}
    </div>
    <Pictures view={view} />
    <Money view={view} />
    <KeyFacts view={view} />
    <Characteristics view={view} />
  </div>
);
