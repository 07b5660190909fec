/** The steps in their order; also the ids of their sections. */
export const STEPS = ["offre", "demandeur", "pieces", "confirmation"] as const;

export type Step = (typeof STEPS)[number];

/** Field of the form that names the step to check. */
export const STEP_FIELD = "etape";

/** Fields that stand on another step than the applicant's. */
const STEP_OF_FIELD: Readonly<Record<string, Step>> = {
  duration: "offre",
  mileage: "offre",
  deposit: "offre",
  message: "confirmation",
  reponse: "confirmation",
};

export const stepOfField = (name: string): Step => STEP_OF_FIELD[name] ?? "demandeur";

/** The first step that has one of the fields; null without fields. */
export const firstStepOf = (names: readonly string[]): Step | null =>
  STEPS.find((step) => names.some((name) => stepOfField(name) === step)) ?? null;

/** Null for another text. */
export const parseStep = (text: string | null): Step | null => STEPS.find((step) => step === text) ?? null;
