import type { Parameters } from "#domain/ownership/index.ts";
import { ChevronIcon } from "../../../ui/icons/icons.tsx";
import { ownershipCostStrings as strings } from "./ownership-cost-strings.ts";
import { type SyntheticEvent, useRef } from "react";
import { Select, TextField } from "../../../ui/field/field.tsx";
import { useEarlyChange } from "../../platform/early-change/index.ts";
import { FallbackSubmit } from "../../platform/lazy-script/index.ts";
import { HiddenParameters } from "../../platform/page/index.ts";
import type { OfferOwnershipBasis, OwnershipBasis } from "./ownership-basis.ts";
import { CostChart, CostTable } from "./chart/cost-table.tsx";
import type { AssumptionView, CostField, OwnershipCostView } from "./ownership-view.ts";
import { useLiveView } from "./use-live-view.ts";

const Assumptions = ({ assumptions }: { readonly assumptions: readonly AssumptionView[] }) => (
  <details className="cost-assumptions lines print-open text-s">
    <summary className="row spread tap-l strong">
      <span>{strings.assumptions}</span>
      <ChevronIcon className="no-print" />
    </summary>
    <dl>
      {assumptions.map(({ title, text, source }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            {text}
            {source && <span className="own-line text-xs text-soft">{source}</span>}
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

/** For a vehicle that is registered in another country. */
export const withoutBonus = (data: OwnershipCostData): OwnershipCostData => ({
  ...data,
  basis: { ...data.basis, rates: { ...data.basis.rates, bonus: null, endedBonus: null } },
});

const FormField = ({ field }: { readonly field: CostField }) => {
  const props = {
    id: field.name,
    name: field.name,
    label: field.label,
    defaultValue: field.value,
    error: field.error ?? undefined,
  };
  return field.options ? (
    <Select {...props} options={field.options} />
  ) : (
    <TextField {...props} inputMode={field.inputMode} maxLength={12} />
  );
};

type AssumptionFormProps = {
  /** URL of the page with the anchor of the section. */
  readonly action: string;
  /** Lease terms in the page's URL. */
  readonly carried: Parameters;
  readonly fields: readonly CostField[];
  readonly update: (form: HTMLFormElement) => void;
  readonly prefetch: () => void;
  /** True if `update` is not available. */
  readonly hasFailed: boolean;
};

/** A plain GET form; with scripts the figures follow each change. */
const AssumptionForm = ({ action, carried, fields, update, prefetch, hasFailed }: AssumptionFormProps) => {
  const form = useRef<HTMLFormElement>(null);
  useEarlyChange(form, update);
  return (
    <form
      ref={form}
      action={action}
      aria-label={strings.form}
      autoComplete="off"
      className="cost-form no-print"
      onFocus={prefetch}
      onInput={(event: SyntheticEvent<HTMLFormElement>) => update(event.currentTarget)}
      onBlur={(event) => update(event.currentTarget)}
      onSubmit={(event) => {
        if (hasFailed) return;
        event.preventDefault();
        update(event.currentTarget);
      }}
    >
      <HiddenParameters parameters={carried} />
      {fields.map((field) => (
        <FormField key={field.name} field={field} />
      ))}
      <FallbackSubmit hasFailed={hasFailed} variant="tertiary" label={strings.update} />
    </form>
  );
};

/** Monthly cost of a vehicle: cash, loan and lease side by side. Updated when the lease terms change the basis. */
export const OwnershipCost = ({ data }: { readonly data: OwnershipCostData }) => {
  const { view, fieldsKey, isChanged, update, prefetch, hasFailed } = useLiveView(data.view, data.basis);
  const hasTotals = view.columns.some(({ total }) => total !== null);
  return (
    <div className="cost">
      <p className="measure">{hasTotals ? strings.intro : strings.knownIntro}</p>
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
      {view.missing && <p className="text-s">{view.missing}</p>}
      <p role="status" className="sr-only">
        {isChanged && view.spokenTotals}
      </p>
      <Assumptions assumptions={view.assumptions} />
    </div>
  );
};
