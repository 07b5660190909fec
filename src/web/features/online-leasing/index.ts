export { ForgetLeasingDraft } from "./forget-draft.tsx";
export { LeasingForm } from "./leasing-form.tsx";
export { parseStep, stepOfField, STEP_FIELD } from "./steps.ts";
