// Server only.
export { crumbsTo, stockStep } from "./crumb-steps.server.ts";
