// The browser's half of the feature; what runs on the server only is in `index.server.ts`.
export type { LeadFormReply, LeadFormView } from "./form-view.ts";
export { FormOrPlacesPage } from "./form-or-places-page.tsx";
export { LeadConfirmation } from "./lead-confirmation.tsx";
export { leadFormStrings } from "./strings.ts";
