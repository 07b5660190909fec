import { useRef } from "react";
import { Button } from "../../../../ui/button/button.tsx";
import { Select, type SelectOption } from "../../../../ui/field/field.tsx";
import { LeadFields, leadFormStrings, type LeadFormView, ProblemSummary } from "../../../leads/index.ts";
import type { CarView } from "./car-view.ts";
import { tradeInPageStrings as strings } from "./trade-in-strings.ts";

// The answers of each form are the page's address: they work without scripts and can be shared.

type Fields = LeadFormView["fields"];

const Hidden = ({ values }: { readonly values: Readonly<Record<string, string>> }) =>
  Object.entries(values).map(([name, value]) =>
    value === "" ? null : <input key={name} type="hidden" name={name} value={value} />,
  );

type CarFormProps = {
  readonly fields: Fields;
  readonly car: CarView;
  /** Path of the page. */
  readonly action: string;
};

const NO_ERRORS: Readonly<Record<string, string>> = {};

/** The questions about the vehicle. */
export const CarForm = ({ fields, car, action }: CarFormProps) => {
  const summary = useRef<HTMLElement>(null);
  const errors = car.type === "invalid" ? car.errors : NO_ERRORS;
  return (
    <form method="get" action={action} noValidate className="stack gap-24" aria-label={strings.carLabel}>
      {car.type === "invalid" && (
        <ProblemSummary
          problems={{ errors, notice: leadFormStrings.fix, tone: "error" }}
          anchor={summary}
          title={strings.incomplete}
        />
      )}
      <LeadFields fields={fields} reply={{ values: car.values }} errors={errors} />
      <div>
        <Button type="submit" size="large" label={strings.show} />
      </div>
    </form>
  );
};

type ChoiceFormProps = {
  readonly car: Extract<CarView, { readonly type: "choice" }>;
  readonly action: string;
  /** Within which time a request is answered. */
  readonly answer: string;
};

/** A way out where the description was not understood. */
export const ChoiceForm = ({ car, action, answer }: ChoiceFormProps) => (
  <form method="get" action={action} className="stack gap-24" aria-label={strings.carLabel}>
    <p className="text-l strong">{car.sentence}</p>
    <Select
      id="choix-car"
      name="car"
      label={car.label}
      required
      options={[{ value: "", label: strings.choose }, ...car.names.map((name) => ({ value: name, label: name }))]}
    />
    <Hidden values={{ ...car.answers, fuel: car.guesses["fuel"] ?? "" }} />
    <div className="stack gap-12">
      <div>
        <Button type="submit" size="large" label={strings.continue} />
      </div>
      <p>{strings.notListed(answer)}</p>
    </div>
  </form>
);

const optionsOf = (fields: Fields, name: string): readonly SelectOption[] => {
  const field = fields.find((one) => one.name === name);
  return field && "options" in field ? field.options : [];
};

const labelOf = (fields: Fields, name: string): string => fields.find((one) => one.name === name)?.label ?? name;

type RefineFormProps = {
  readonly car: Extract<CarView, { readonly type: "valid" }>;
  /** Those of the request. */
  readonly fields: Fields;
  readonly action: string;
};

/** Fuel and condition change the range; unless they are given it covers every drive of an ordinary car. */
export const RefineForm = ({ car: { values, guesses }, fields, action }: RefineFormProps) => {
  const { car = "", year = "", mileage = "" } = values;
  return (
    <form method="get" action={action} className="trade-in-refine" aria-label={strings.refineLabel}>
      <Hidden values={{ car, year, mileage }} />
      <Select
        id="preciser-fuel"
        name="fuel"
        label={labelOf(fields, "fuel")}
        defaultValue={guesses["fuel"]}
        options={[{ value: "", label: strings.unknownFuel }, ...optionsOf(fields, "fuel")]}
      />
      <Select
        id="preciser-condition"
        name="condition"
        label={labelOf(fields, "condition")}
        defaultValue={guesses["condition"]}
        options={optionsOf(fields, "condition")}
      />
      <Button type="submit" variant="secondary" label={strings.refine} />
    </form>
  );
};
