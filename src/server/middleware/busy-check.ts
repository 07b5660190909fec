import { type EventLoopUtilization, performance } from "node:perf_hooks";

/** Of the time that it has been watched for. */
const BUSY_SHARE = 0.5;

/** Milliseconds; a shorter time says little. */
const MIN_SPAN_MS = 200;

type ReadUtilization = (since?: EventLoopUtilization) => EventLoopUtilization;

/**
 * Whether the event loop has worked for more than half of the time since the last call that asked: what can wait stays undone then.
 * Calls less than `MIN_SPAN_MS` apart get the same answer.
 */
export const createBusyCheck = (
  read: ReadUtilization = (since) => performance.eventLoopUtilization(since),
): (() => boolean) => {
  let last = read();
  let isBusy = false;
  return () => {
    const { active, idle, utilization } = read(last);
    if (active + idle < MIN_SPAN_MS) return isBusy;
    isBusy = utilization > BUSY_SHARE;
    last = read();
    return isBusy;
  };
};
