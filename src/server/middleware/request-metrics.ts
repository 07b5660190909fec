import type { Metrics } from "#application/operations/index.ts";
import { requestKind } from "./request-kind.ts";
import type { MeasureRequest } from "./request-log.ts";

/** From a cached page to a form that waits for the database. */
const REQUEST_SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Records the duration of each request by its kind and the class of its status: "2xx" to "5xx", or "aborted". */
export const measureRequests = (metrics: Metrics): MeasureRequest => {
  const observe = metrics.histogram(
    "vitrine_request_seconds",
    "Duration of requests.",
    ["kind", "status"],
    REQUEST_SECONDS,
  );
  return ({ method, url }, { statusCode, writableFinished }, seconds) => {
    const status = writableFinished ? `${Math.floor(statusCode / 100)}xx` : "aborted";
    observe(seconds, { kind: requestKind(method, url || "/"), status });
  };
};
