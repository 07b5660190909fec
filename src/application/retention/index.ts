export { CONFIRM_COMMAND, describeHold } from "./describe-hold.ts";
export { createPurgeGuard, type PurgeGuard } from "./purge-guard.ts";
