export { CONFIRM_COMMAND, describeHeldData, describeHold } from "./describe-hold.ts";
export { createPurgeGuard, type PurgeGuard } from "./purge-guard.ts";
