export { calculateLead, enteredTerms, OTHER_TEXTS, stepFields } from "./requested-terms.server.ts";
