import type { HydrationOptions } from "react-dom/client";
import { isRouteErrorResponse } from "react-router";
import { createErrorQueue } from "./error-queue.ts";
import { readErrorReporting } from "./reporting-meta.ts";

type ErrorReportingHooks = {
  /** Error handlers of the React root. */
  readonly root: Pick<HydrationOptions, "onRecoverableError" | "onUncaughtError">;
  /** Handles errors of loaders and pages, for which the router renders an error page. */
  readonly onRouteError: (error: unknown) => void;
};

/** Runs when the page is loaded and idle, so that the SDK does not compete with it. */
const whenIdle = (start: () => void): void => {
  const wait = (): void => {
    if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 5_000 });
    else setTimeout(start, 1_000);
  };
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { once: true });
};

/**
 * Null unless a service is configured; the SDK is then never loaded. Errors caught before the SDK is loaded are queued.
 */
export const startErrorReporting = (): ErrorReportingHooks | null => {
  const reporting = readErrorReporting();
  if (reporting === null) return null;
  const queue = createErrorQueue();
  window.addEventListener("error", ({ error }) => void (error && queue.add({ error, source: "window" })));
  window.addEventListener("unhandledrejection", ({ reason }) => queue.add({ error: reason, source: "promise" }));
  whenIdle(() => {
    import("./sentry.ts").then(
      ({ startSentry }) => queue.connect(startSentry(reporting)),
      // Blocked or offline: the site works without it.
      () => undefined,
    );
  });
  const addFrom = (source: string) => (error: unknown) => {
    queue.add({ error, source });
    // React's default: log to the console.
    reportError(error);
  };
  return {
    root: { onRecoverableError: addFrom("hydration"), onUncaughtError: addFrom("rendering") },
    onRouteError: (error) => {
      if (!isRouteErrorResponse(error)) queue.add({ error, source: "route" });
    },
  };
};
