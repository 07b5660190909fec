import { type RefObject, useState } from "react";
import { useLocation } from "react-router";
import { findFormProblems, type LeadFormElements, type LeadFormView } from "../../../leads/index.ts";
import { firstStepOf, parseStep, type Step, STEP_FIELD, stepOfField } from "./steps.ts";

type CurrentStep = {
  readonly current: Step;
  /** Continues to the step as a link would. */
  readonly goTo: (step: Step) => void;
};

type Problems = LeadFormElements["problems"];

/** The step to correct; the last step for a problem with the complete form. */
const stepOfProblems = (problems: Problems): Step | null =>
  problems && (firstStepOf(Object.keys(problems.errors)) ?? "confirmation");

/**
 * The step in the URL fragment, so that the back button returns to the previous step. Errors open the first step that
 * has one, until the visitor continues.
 */
export const useSteps = (problems: Problems): CurrentStep => {
  const { hash } = useLocation();
  const [followed, setFollowed] = useState({ hash, problems, step: stepOfProblems(problems) });
  if (followed.problems !== problems) setFollowed({ hash, problems, step: stepOfProblems(problems) });
  else if (followed.hash !== hash) setFollowed({ hash, problems, step: null });
  return {
    current: followed.step ?? parseStep(hash.slice(1)) ?? "offre",
    goTo: (step) => {
      // Set immediately: the router updates the fragment later, and the validated step would offer its button again.
      setFollowed((previous) => ({ ...previous, step }));
      window.location.hash = step;
    },
  };
};

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
