// Server only.
export { crumbsTo, parentSteps, stockStep } from "./crumb-steps.server.ts";
export { sharedPicture, storyPicture } from "./shared-picture.server.ts";
export { type LinkResponse, respondToLink, stateOfLink } from "./link-response.server.ts";
