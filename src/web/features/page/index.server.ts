// Server only.
export { crumbsTo, stockStep } from "./crumb-steps.server.ts";
export { structuredDataValue } from "./structured-data.server.ts";
