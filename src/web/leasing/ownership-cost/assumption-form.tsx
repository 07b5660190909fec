import { type SyntheticEvent, useRef } from "react";
import type { Parameters } from "#domain/ownership/index.ts";
import { Select, TextField } from "../../../ui/field/field.tsx";
import { ownershipCostStrings as strings } from "./ownership-cost-strings.ts";
import { useEarlyChange } from "../../platform/early-change/index.ts";
import { FallbackSubmit } from "../../platform/lazy-script/index.ts";
import { HiddenParameters } from "../../platform/page/index.ts";
import type { CostField } from "./ownership-view.ts";

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
export const AssumptionForm = ({ action, carried, fields, update, prefetch, hasFailed }: AssumptionFormProps) => {
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
