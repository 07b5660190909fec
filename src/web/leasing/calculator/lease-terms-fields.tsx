import { ButtonRadioGroup } from "../../../ui/choice/choice.tsx";
import { Select, TextField } from "../../../ui/field/field.tsx";
import { calculatorStrings as strings } from "./lease-calculator-strings.ts";
import type { LiveCalculator } from "./use-lease-calculator.ts";

type LeaseTermsFieldsProps = {
  readonly calculator: Pick<LiveCalculator, "view" | "state" | "fieldsKey">;
  /** Prefix of the ids; unique on the page. */
  readonly id: string;
  /** `buttons` shows every choice; `select` is for narrow panels. */
  readonly look: "buttons" | "select";
};

/** Duration, mileage per year and deposit; field names are the URL parameters. */
export const LeaseTermsFields = ({ calculator, id, look }: LeaseTermsFieldsProps) => {
  const { view, state, fieldsKey } = calculator;
  const Choice = look === "buttons" ? ButtonRadioGroup : Select;
  return (
    <div key={fieldsKey} className={look === "buttons" ? "lease-fields-buttons stack gap-28" : "stack gap-16"}>
      <Choice
        id={`${id}-duration`}
        name="duration"
        label={strings.duration}
        options={view.durations}
        defaultValue={state.duration}
      />
      <Choice
        id={`${id}-mileage`}
        name="mileage"
        label={strings.mileage}
        options={view.mileages}
        defaultValue={state.mileage}
      />
      <TextField
        id={`${id}-deposit`}
        name="deposit"
        label={strings.deposit}
        optionalLabel={strings.depositUnit}
        help={view.depositHelp}
        error={state.problem?.isDeposit ? state.problem.message : undefined}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        defaultValue={state.deposit}
      />
    </div>
  );
};
