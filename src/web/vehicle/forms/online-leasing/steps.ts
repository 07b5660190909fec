/** The steps in their order; also the ids of their sections. */
export const STEPS = ["offre", "demandeur", "pieces", "confirmation"] as const;

export type Step = (typeof STEPS)[number];

/** Name of the form field with the step to validate. */
export const STEP_FIELD = "etape";

/** Fields outside the applicant's step. */
const STEP_OF_FIELD: Readonly<Record<string, Step>> = {
  duration: "offre",
  mileage: "offre",
  deposit: "offre",
  message: "confirmation",
  reponse: "confirmation",
};

export const stepOfField = (name: string): Step => STEP_OF_FIELD[name] ?? "demandeur";

/** The first step that contains one of the fields; null without fields. */
export const firstStepOf = (names: readonly string[]): Step | null =>
  STEPS.find((step) => names.some((name) => stepOfField(name) === step)) ?? null;

/** Null if the text is no step. */
export const parseStep = (text: string | null): Step | null => STEPS.find((step) => step === text) ?? null;
