import { useRef } from "react";
import { Button } from "../../../ui/button/button.tsx";
import { LeadFields, type LeadFormView, leadFormStrings, ProblemSummary } from "../../leads/index.ts";
import { tradeInPageStrings as strings } from "./trade-in-strings.ts";
import type { CarView } from "./trade-in-view.ts";

type CarFormProps = {
  readonly fields: LeadFormView["fields"];
  readonly car: CarView;
  /** Path of the page. */
  readonly action: string;
};

const NO_ERRORS: Readonly<Record<string, string>> = {};

/** The questions about the vehicle. The answers are the page's address: it works without scripts and can be shared. */
export const CarForm = ({ fields, car, action }: CarFormProps) => {
  const summary = useRef<HTMLElement>(null);
  const errors = car.type === "invalid" ? car.errors : NO_ERRORS;
  return (
    <form method="get" action={action} noValidate className="stack stack-xl" aria-label={strings.carLabel}>
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
