import { sheetStrings as words } from "../../strings/sheet.ts";
import { vehiclePageStrings } from "../../strings/vehicle-page.ts";
import { OpeningHours } from "../locations/opening-hours.tsx";
import { EnergyLabel } from "../vehicle/energy-label.tsx";
import { SheetHead } from "./sheet-head.tsx";
import type { SheetView } from "./sheet-view.ts";

type Part = { readonly view: SheetView };

const Equipment = ({ view }: Part) => {
  const { density, groups, left } = view.equipment;
  return (
    <section>
      <h2>{words.equipment}</h2>
      {groups.length === 0 && left === 0 && <p>{words.noEquipment}</p>}
      <div className={`sheet-equipment sheet-${density}`}>
        {groups.map((group) => (
          <section key={group.label}>
            <h3>{group.label}</h3>
            <ul>
              {group.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {left > 0 && <p className="sheet-small">{words.left(left)}</p>}
    </section>
  );
};

const Place = ({ view }: Part) =>
  view.place && (
    <section>
      <h2>{words.place}</h2>
      <p className="sheet-strong">{view.place.name}</p>
      <address>
        {[...view.addressLines, view.place.phone, view.place.email].map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <OpeningHours title={vehiclePageStrings.place.showroom} rows={view.place.showroom} />
    </section>
  );

const Code = ({ view }: Part) => (
  <section>
    <h2>{words.online}</h2>
    <svg
      viewBox={`0 0 ${view.code.size} ${view.code.size}`}
      role="img"
      aria-label={words.code}
      shapeRendering="crispEdges"
      className="sheet-code"
    >
      <path d={view.code.path} />
    </svg>
    <p className="sheet-small">{words.scan}</p>
    <p className="sheet-small">{view.address}</p>
  </section>
);

/** What it has, what it uses, where it stands and where to read on. */
export const SheetSecondPage = ({ view }: Part) => (
  <div className="sheet-page">
    <SheetHead view={view} name={[view.title, view.trim].filter(Boolean).join(" ")} />
    <Equipment view={view} />
    <div className="sheet-foot">
      {view.energy && (
        <section>
          <h2>{words.energy}</h2>
          <EnergyLabel energy={view.energy} />
        </section>
      )}
      <Place view={view} />
      <Code view={view} />
    </div>
    <p className="sheet-small sheet-legal">{view.legal}</p>
  </div>
);
