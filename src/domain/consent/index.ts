// Consent of visitors to third parties. Consent to the processing of a form belongs to leads.
export * from "./consent.ts";
