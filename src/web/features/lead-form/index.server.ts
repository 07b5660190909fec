// The server's half of the feature: rules and their libraries, which the browser must never load.
export { answerUnavailable } from "./form-answer.server.ts";
export { leadFormView } from "./form-view.server.ts";
export { guardPost } from "./guard.server.ts";
export { handleLeadPost } from "./intake.server.ts";
export { type Choosing, formOfPlace, formOrPlaces, placedSubject } from "./place-choice.server.ts";
export { thanksView } from "./thanks-view.server.ts";
