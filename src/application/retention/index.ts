export { CONFIRM_COMMAND, createPurgeGuard, describeHeldData, describeHold, type PurgeGuard } from "./purge-guard.ts";
