import type { FleetView } from "../form-view.ts";
import { leadFormStrings } from "../lead-form-strings.ts";

const strings = leadFormStrings.fleet;

/** What all vehicles cost together. */
export const FleetTotals = ({ fleet }: { readonly fleet: Omit<FleetView, "lines"> }) => (
  <div className="stack gap-4">
    <p>
      <span className="text-l strong figures">{strings.monthly(fleet.monthly)}</span> {strings.for(fleet.vehicles)}
    </p>
    <p className="text-s text-soft">{strings.totals(fleet.monthlyWithVat, fleet.contracts)}</p>
  </div>
);

/** Each line with its quantity and payment, then the totals. */
export const FleetSummary = ({ fleet }: { readonly fleet: FleetView }) => (
  <div className="stack gap-16">
    <ul className="stack gap-16">
      {fleet.lines.map((line) => (
        <li key={line.name + line.terms} className="stack gap-2">
          <p className="strong">{line.name}</p>
          <p className="text-s text-soft">{line.terms}</p>
          <p className="text-s figures">
            {strings.monthly(line.monthly)}
            {line.each && strings.each(line.each)}
          </p>
          {line.benefit && <p className="text-s">{strings.benefit(line.benefit)}</p>}
        </li>
      ))}
    </ul>
    <FleetTotals fleet={fleet} />
  </div>
);
