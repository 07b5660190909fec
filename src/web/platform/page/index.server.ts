// Server only.
export { crumbsTo, stockStep } from "./crumb-steps.server.ts";
export { type LinkResponse, respondToLink } from "./link-response.server.ts";
