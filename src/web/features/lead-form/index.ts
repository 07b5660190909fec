// The browser's half of the feature; what runs on the server only is in `index.server.ts`.
export type { LeadFormReply, LeadFormView } from "./form-view.ts";
export { LeadConfirmation } from "./lead-confirmation.tsx";
export { leadFormStrings } from "./strings.ts";
export { LeadFormPage } from "./lead-form-page.tsx";
