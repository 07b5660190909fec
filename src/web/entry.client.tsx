import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { observeWebVitals } from "./features/analytics/index.ts";
import { installTrustedTypes } from "./trusted-types.ts";

installTrustedTypes();
observeWebVitals();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
