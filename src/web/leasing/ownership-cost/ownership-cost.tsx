import type { Parameters } from "#domain/ownership/index.ts";
import { ChevronIcon } from "../../../ui/icons/icons.tsx";
import { ownershipCostStrings as strings } from "./ownership-cost-strings.ts";
import { AssumptionForm } from "./assumption-form.tsx";
import type { OfferOwnershipBasis, OwnershipBasis } from "./ownership-basis.ts";
import { CostChart } from "./chart/cost-chart.tsx";
import { CostTable } from "./chart/cost-table.tsx";
import type { AssumptionView, OwnershipCostView } from "./ownership-view.ts";
import { useLiveView } from "./use-live-view.ts";

const Assumptions = ({ assumptions }: { readonly assumptions: readonly AssumptionView[] }) => (
  <details className="cost-assumptions">
    <summary>
      <span>{strings.assumptions}</span>
      <ChevronIcon />
    </summary>
    <dl>
      {assumptions.map(({ title, text, source }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            {text}
            {source && <span className="cost-source">{source}</span>}
          </dd>
        </div>
      ))}
    </dl>
  </details>
);

/** Anchor of the section. */
export const OWNERSHIP_ANCHOR = "cout";

/** All input of the section. Plain JSON. */
export type OwnershipCostData = {
  readonly view: OwnershipCostView;
  readonly basis: OwnershipBasis | OfferOwnershipBasis;
  readonly action: string;
  readonly carried: Parameters;
};

/** Monthly cost of a vehicle: cash, loan and lease side by side. Updated when the lease terms change the basis. */
export const OwnershipCost = ({ data }: { readonly data: OwnershipCostData }) => {
  const { view, fieldsKey, isChanged, update, prefetch, hasFailed } = useLiveView(data.view, data.basis);
  const hasTotals = view.columns.some(({ total }) => total !== null);
  return (
    <div className="cost">
      <p className="cost-intro">{hasTotals ? strings.intro : strings.knownIntro}</p>
      <AssumptionForm
        key={fieldsKey}
        action={data.action}
        carried={data.carried}
        fields={view.fields}
        update={update}
        prefetch={prefetch}
        hasFailed={hasFailed}
      />
      {hasTotals && <CostChart columns={view.columns} />}
      <CostTable view={view} hasTotals={hasTotals} />
      {view.missing && <p className="cost-missing">{view.missing}</p>}
      <p role="status" className="sr-only">
        {isChanged && view.spokenTotals}
      </p>
      <Assumptions assumptions={view.assumptions} />
    </div>
  );
};
