import { useState } from "react";
import { useLocation } from "react-router";
import type { LeadFormElements } from "../../leads/index.ts";
import { firstStepOf, parseStep, type Step } from "./steps.ts";

export type CurrentStep = {
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
