import { Button } from "../../../ui/button/button.tsx";
import { BackIcon } from "../../../ui/icons/icons.tsx";
import { sheetStrings as strings } from "./sheet-strings.ts";
import { Main } from "../../platform/page/index.ts";
import { SheetFirstPage, SheetHeader } from "./sheet-first-page.tsx";
import { EnergyLabel } from "../details/energy-label.tsx";
import { vehiclePageStrings } from "../strings/vehicle-page-strings.ts";
import { OpeningHoursTable } from "../../locations/index.ts";
import { nonBreakingTitle } from "../../../ui/non-breaking-title.tsx";
import type { SheetView } from "./sheet-view.ts";
import "./sheet-styles.css";

const Actions = ({ view }: { readonly view: SheetView }) => (
  <div className="cluster gap-x-24 spread no-print">
    <Button variant="ghost" href={view.vehicleHref} icon={<BackIcon />} label={strings.back} />
    <Button className="with-script" label={strings.print} onClick={() => window.print()} />
    <p className="without-script">{strings.withKeys}</p>
  </div>
);

type ViewProps = { readonly view: SheetView };

const Equipment = ({ view }: ViewProps) => {
  const { density, groups, omitted } = view.equipment;
  return (
    <section>
      <h2>{strings.equipment}</h2>
      {groups.length === 0 && omitted === 0 && <p>{strings.noEquipment}</p>}
      <div className={`sheet-equipment sheet-${density}`}>
        {groups.map((group) => (
          <section key={group.label}>
            <h3>{nonBreakingTitle(group.label)}</h3>
            <ul>
              {group.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {omitted > 0 && <p className="sheet-small">{strings.omitted(omitted)}</p>}
    </section>
  );
};

const LocationSection = ({ view }: ViewProps) =>
  view.location && (
    <section>
      <h2>{strings.location}</h2>
      <p className="strong">{view.location.name}</p>
      <address>
        {[...view.addressLines, view.location.phone, view.location.email].map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <OpeningHoursTable title={vehiclePageStrings.location.showroom} rows={view.location.showroom} />
    </section>
  );

const QrCodeSection = ({ view }: ViewProps) => (
  <section>
    <h2>{strings.online}</h2>
    <svg
      viewBox={`0 0 ${view.code.size} ${view.code.size}`}
      role="img"
      aria-label={vehiclePageStrings.code}
      shapeRendering="crispEdges"
      className="sheet-code"
    >
      <path d={view.code.path} />
    </svg>
    <p className="sheet-small">{strings.scan}</p>
    <p className="sheet-small">{view.address}</p>
  </section>
);

/** Equipment, consumption, location and QR code. */
const SheetSecondPage = ({ view }: ViewProps) => (
  <div className="sheet-page">
    <SheetHeader view={view} name={[view.title, view.trim].filter(Boolean).join(" ")} />
    <Equipment view={view} />
    <div className="sheet-foot">
      {view.energy && (
        <section>
          <h2>{strings.energy}</h2>
          <EnergyLabel energy={view.energy} />
        </section>
      )}
      <LocationSection view={view} />
      <QrCodeSection view={view} />
    </div>
    <p className="sheet-small sheet-legal">{view.legal}</p>
  </div>
);

/** Two A4 pages, black on white on screen as well. */
export const SheetPage = ({ view }: { readonly view: SheetView }) => (
  <Main className="sheet">
    <Actions view={view} />
    <SheetFirstPage view={view} />
    <SheetSecondPage view={view} />
  </Main>
);
