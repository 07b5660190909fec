import { DescriptionList } from "../../../ui/description-list/description-list.tsx";
import { Price } from "../../../ui/price/price.tsx";
import { nonBreakingTitle } from "../../../ui/non-breaking-title.tsx";
import { sheetStrings as strings } from "./sheet-strings.ts";
import { historyStrings } from "../history/history-strings.ts";
import { vehicleStrings } from "../strings/vehicles-strings.ts";
import { VehiclePicture } from "../../platform/pictures/index.ts";
import { Wordmark } from "../../../ui/wordmark/wordmark.tsx";
import type { SheetView } from "./sheet-view.ts";

type ViewProps = { readonly view: SheetView };

const Pictures = ({ view }: ViewProps) => (
  <div>
    <ul className="sheet-pictures" aria-label={strings.pictures}>
      {view.pictures.map(({ picture, view: side }) => (
        <li key={picture.kind === "photo" ? picture.url : side}>
          <VehiclePicture picture={picture} view={side} sizes="(width >= 40rem) 500px, 92vw" eager />
        </li>
      ))}
    </ul>
    <p className="sheet-small">{view.pictureNote}</p>
  </div>
);

const Prices = ({ view }: ViewProps) => (
  <div className="sheet-money">
    <section>
      <h2>{strings.price}</h2>
      {view.price.amount === null ? (
        <p className="sheet-amount">{vehicleStrings.priceOnRequest}</p>
      ) : (
        <p className="sheet-amount">
          <Price amount={view.price.amount} suffix={view.price.suffix} before={view.price.before ?? undefined} />
        </p>
      )}
      {view.price.charges && <p className="sheet-small">{view.price.charges}</p>}
    </section>
    {view.monthly && (
      <section>
        <h2>{strings.monthly(view.monthly.name)}</h2>
        <p className="sheet-amount figures">
          {view.monthly.amount}
          <span className="sheet-unit">{vehicleStrings.perMonth}</span>
        </p>
        {view.monthly.emissions && <p className="sheet-small">{view.monthly.emissions}</p>}
        <p className="sheet-small">{view.monthly.conditions}</p>
      </section>
    )}
  </div>
);

const History = ({ view: { history } }: ViewProps) => {
  const bad = history.filter(({ state }) => state === "bad");
  const others = history.filter(({ state }) => state !== "bad");
  if (history.length === 0) return null;
  return (
    <section aria-label={historyStrings.title} className="sheet-history">
      {bad.length > 0 && (
        <p className="sheet-bad">
          {bad.map(({ text }) => text).join("\u00a0· ")}. {historyStrings.ask}
        </p>
      )}
      {others.length > 0 && <p>{others.map(({ text }) => text).join("\u00a0· ")}</p>}
    </section>
  );
};

const KeyAttributes = ({ view }: ViewProps) =>
  view.keyAttributes.length > 0 && (
    <section aria-label={strings.keyFacts}>
      <dl className="sheet-keys">
        {view.keyAttributes.map((attribute) => (
          <div key={attribute.label}>
            <dt>{attribute.label}</dt>
            <dd>
              {attribute.value}
              {attribute.unit && <span className="sheet-unit">&nbsp;{attribute.unit}</span>}
              {attribute.note && <span className="sheet-note">{attribute.note}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );

const Characteristics = ({ view }: ViewProps) =>
  view.attributes.length > 0 && (
    <section>
      <h2>{strings.attributes}</h2>
      <div className="sheet-facts">
        {view.attributes.map((group) => (
          <section key={group.title}>
            <h3>{nonBreakingTitle(group.title)}</h3>
            <DescriptionList items={group.attributes} />
          </section>
        ))}
      </div>
    </section>
  );

/** Header of both pages; the second one includes the name of the vehicle. */
export const SheetHeader = ({ view, name }: { readonly view: SheetView; readonly name?: string }) => (
  <div className="sheet-head">
    <Wordmark label={view.group} logo={view.logo} again />
    {name && <p className="fill strong">{name}</p>}
    <p className="sheet-small">
      {view.stockNumber && <span>{view.stockNumber}</span>}
      <span>{view.printedOn}</span>
    </p>
  </div>
);

/** Title, pictures, prices and attributes. */
export const SheetFirstPage = ({ view }: ViewProps) => (
  <div className="sheet-page">
    <SheetHeader view={view} />
    <div>
      <h1>{nonBreakingTitle(view.title)}</h1>
      {view.trim && <p className="sheet-trim">{view.trim}</p>}
    </div>
    <Pictures view={view} />
    <Prices view={view} />
    <History view={view} />
    <KeyAttributes view={view} />
    <Characteristics view={view} />
  </div>
);
