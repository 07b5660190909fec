import { useState } from "react";
import { useLocation } from "react-router";
import type { LeadFormElements } from "../lead-form/index.ts";
import { firstStepOf, parseStep, type Step } from "./steps.ts";

export type CurrentStep = {
  readonly current: Step;
  /** Goes on as a link to the step would. */
  readonly goTo: (step: Step) => void;
};

type Problems = LeadFormElements["problems"];

/** The step to correct; the last one for a problem of the complete form. */
const stepOfProblems = (problems: Problems): Step | null =>
  problems && (firstStepOf(Object.keys(problems.errors)) ?? "confirmation");

/**
 * The step of the address's fragment, so that the browser's back button returns to the previous one. Errors lead to the
 * first step that has one, until the visitor goes on.
 */
export const useSteps = (problems: Problems): CurrentStep => {
  const { hash } = useLocation();
  const [followed, setFollowed] = useState({ hash, problems, step: stepOfProblems(problems) });
  if (followed.problems !== problems) setFollowed({ hash, problems, step: stepOfProblems(problems) });
  else if (followed.hash !== hash) setFollowed({ hash, problems, step: null });
  return {
    current: followed.step ?? parseStep(hash.slice(1)) ?? "offre",
    goTo: (step) => {
      // At once: the router follows the fragment later, and the checked step would offer its button again.
      setFollowed((previous) => ({ ...previous, step }));
      window.location.hash = step;
    },
  };
};
