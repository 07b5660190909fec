// The server's half of the feature: rules and their libraries, which the browser must never load.
export { type FormAbout, leadFormView, thanksView } from "./form-view.server.ts";
export { handleLeadPost, type IntakeResult, type LeadPost } from "./intake.server.ts";
