import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { observeWebVitals } from "../platform/analytics/index.ts";
import { startErrorReporting } from "../platform/error-reporting/index.ts";
import { observeTraversals } from "../platform/last-pages/index.ts";
import { ignoreSkippedTransitions } from "./ignore-skipped-transitions.ts";
import { installTrustedTypes } from "./trusted-types.ts";
import { writeLanguageCookie } from "./write-language-cookie.ts";

// In production `script-start` has already set this.
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
