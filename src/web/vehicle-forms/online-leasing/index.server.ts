export { leasingDocuments } from "./online-leasing-strings.ts";
export { calculateLead, enteredTerms, OTHER_TEXTS, stepFields } from "./requested-terms.server.ts";
