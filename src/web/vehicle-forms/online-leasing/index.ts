export { ForgetLeasingDraft } from "./forget-draft.tsx";
export { LeasingForm } from "./leasing-form.tsx";
