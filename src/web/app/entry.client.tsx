import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { observeWebVitals } from "../platform/analytics/index.ts";
import { startErrorReporting } from "../platform/error-reporting/index.ts";
import { observeTraversals } from "../platform/last-pages/index.ts";
import { installTrustedTypes } from "./trusted-types.ts";
import { missingLanguageCookie } from "#domain/shared/index.ts";

/** Writes the language of the pages where the browser lacks it: a page that proxies store sets no cookie. */
const writeLanguageCookie = (): void => {
  const cookie = missingLanguageCookie(document.cookie, location.protocol === "https:");
  if (cookie !== null) document.cookie = cookie;
};

/** A view transition that the browser gives up rejects with this: the page changes without its animation. */
const isSkippedTransition = (reason: unknown): boolean =>
  reason instanceof DOMException && reason.name === "AbortError" && reason.message.startsWith("Transition was skipped");

/**
 * The router leaves the promises of its view transitions without a handler. A click before the last transition ended
 * skips that one, which is no fault: neither the console nor error reporting hears of it.
 */
const ignoreSkippedTransitions = (): void => {
  addEventListener("unhandledrejection", (event) => {
    if (!isSkippedTransition(event.reason)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  });
};

// In production the inline script has already set this.
if (import.meta.env.DEV) document.documentElement.dataset["started"] = "";
installTrustedTypes();
observeTraversals();
observeWebVitals();
writeLanguageCookie();
ignoreSkippedTransitions();
const errorReporting = startErrorReporting();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter {...(errorReporting ? { onError: errorReporting.onRouteError } : {})} />
    </StrictMode>,
    errorReporting?.root,
  );
});
