import type { HydrationOptions } from "react-dom/client";
import { isRouteErrorResponse } from "react-router";
import { createErrorQueue } from "./error-queue.ts";
import { readErrorReporting } from "./reporting-meta.ts";

export type ErrorReportingHooks = {
  /** For the root of the page. */
  readonly root: Pick<HydrationOptions, "onRecoverableError" | "onUncaughtError">;
  /** For errors of loaders and pages, which the router shows as an error page. */
  readonly onRouteError: (error: unknown) => void;
};

/** After the page has loaded and rests: the SDK must not compete with it. */
const whenIdle = (start: () => void): void => {
  const wait = (): void => {
    if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 5_000 });
    else setTimeout(start, 1_000);
  };
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { once: true });
};

/** Null unless a service is configured: then nothing else of it is loaded. Errors before the SDK has loaded wait for it. */
export const startErrorReporting = (): ErrorReportingHooks | null => {
  const reporting = readErrorReporting();
  if (reporting === null) return null;
  const queue = createErrorQueue();
  window.addEventListener("error", ({ error }) => void (error && queue.add({ error, source: "window" })));
  window.addEventListener("unhandledrejection", ({ reason }) => queue.add({ error: reason, source: "promise" }));
  whenIdle(() => {
    import("./sentry.ts").then(
      ({ startSentry }) => queue.connect(startSentry(reporting)),
      // Blocked, or without network: the site works without it.
      () => undefined,
    );
  });
  const addFrom = (source: string) => (error: unknown) => {
    queue.add({ error, source });
    // As without this handler: the browser's console has it.
    reportError(error);
  };
  return {
    root: { onRecoverableError: addFrom("hydration"), onUncaughtError: addFrom("rendering") },
    onRouteError: (error) => {
      if (!isRouteErrorResponse(error)) queue.add({ error, source: "route" });
    },
  };
};
