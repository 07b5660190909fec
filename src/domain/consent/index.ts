// Consent of visitors to third parties. Consent to the processing of a form belongs to leads.
export * from "./consent-cookie.ts";
export * from "./purposes.ts";
export * from "./third-party.ts";
