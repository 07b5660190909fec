import { useState, type RefObject } from "react";
import { findFormProblems, type LeadFormElements, type LeadFormView } from "../../leads/index.ts";
import { STEP_FIELD, stepOfField, type Step } from "./steps.ts";

type StepCheckOptions = {
  readonly view: LeadFormView;
  readonly container: RefObject<HTMLElement | null>;
  /** URL that validates a step on the server. */
  readonly checkHref: string;
  readonly parts: Pick<LeadFormElements, "showErrors">;
};

const MAX_WAIT_MS = 4000;

/** `isUnmet`: the vehicle cannot be leased any more. */
type StepAnswer = { readonly errors: Record<string, string>; readonly isUnmet?: boolean };

/** No errors if the request fails: the server validates the complete form again. */
const askServer = async (form: HTMLFormElement, step: Step, checkHref: string): Promise<StepAnswer> => {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === "string") body.set(name, value);
  body.set(STEP_FIELD, step);
  try {
    const response = await fetch(checkHref, { method: "POST", body, signal: AbortSignal.timeout(MAX_WAIT_MS) });
    return (await response.json()) as StepAnswer;
  } catch {
    return { errors: {} };
  }
};

/** Validates a step with the browser's rules, then with the server's. Errors are displayed at their fields. */
export const useStepCheck = ({ view, container, checkHref, parts }: StepCheckOptions) => {
  const [isChecking, setChecking] = useState(false);
  const check = async (step: Step): Promise<boolean> => {
    const form = container.current?.closest("form");
    if (!form || isChecking) return false;
    const missing = Object.entries(findFormProblems(view, form)).filter(([name]) => stepOfField(name) === step);
    if (missing.length > 0) {
      parts.showErrors(Object.fromEntries(missing));
      return false;
    }
    setChecking(true);
    const { errors, isUnmet = false } = await askServer(form, step, checkHref);
    setChecking(false);
    if (isUnmet) {
      // The page itself says what became of the vehicle, and shows others.
      window.location.assign(window.location.pathname + window.location.search);
      return false;
    }
    parts.showErrors(errors);
    return Object.keys(errors).length === 0;
  };
  return { isChecking, check };
};
