// The browser's half of the feature; what runs on the server only is in `index.server.ts`.
export type { LeadFormReply, LeadFormView, ThanksView } from "./form-view.ts";
export { LeadConfirmation } from "./lead-confirmation.tsx";
export type { LeadDesk } from "./lead-desk.ts";
export { LeadForm } from "./lead-form.tsx";
export { LeadFormPage } from "./lead-form-page.tsx";
