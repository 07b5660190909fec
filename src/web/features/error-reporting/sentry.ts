import {
  breadcrumbsIntegration,
  browserTracingIntegration,
  captureException,
  dedupeIntegration,
  getClient,
  init,
  linkedErrorsIntegration,
  makeFetchTransport,
} from "@sentry/browser";
import { hasConsent, markPurposeUsed, onConsentChange } from "../consent/index.ts";
import type { ErrorReceiver } from "./error-queue.ts";
import type { BrowserErrorReporting } from "./reporting-meta.ts";
import { type EnvelopeTransport, scrubEnvelope } from "./scrub-envelope.ts";

/** Of the specification, section 9. */
const RATES = { tracesSampleRate: 0.1, replaysSessionSampleRate: 0.1, replaysOnErrorSampleRate: 1 } as const;

const createScrubbingTransport = (options: Parameters<typeof makeFetchTransport>[0]): EnvelopeTransport => {
  const transport = makeFetchTransport(options);
  return { ...transport, send: (envelope) => transport.send(scrubEnvelope(envelope)) };
};

/** A replay shows a visit: only after consent to measurement. */
const startReplayWithConsent = (): void => {
  let isStarted = false;
  const start = (): void => {
    if (isStarted || !hasConsent("measurement")) return;
    isStarted = true;
    markPurposeUsed("measurement");
    import("./sentry-replay.ts").then(
      ({ createReplay }) => getClient()?.addIntegration(createReplay()),
      () => undefined,
    );
  };
  start();
  onConsentChange(start);
};

/** Starts the SDK with what it needs here and nothing that looks into forms, the console or other hosts' requests. */
export const startSentry = ({ dsn, environment, release }: BrowserErrorReporting): ErrorReceiver => {
  init({
    dsn,
    environment,
    release,
    ...RATES,
    defaultIntegrations: false,
    integrations: [
      dedupeIntegration(),
      linkedErrorsIntegration(),
      breadcrumbsIntegration({ dom: false, sentry: false }),
      browserTracingIntegration(),
    ],
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false },
    // No request of the site gets headers of the SDK.
    tracePropagationTargets: [],
    enhanceFetchErrorMessages: false,
    transport: createScrubbingTransport,
  });
  startReplayWithConsent();
  return ({ error, source }) => void captureException(error, { tags: { source } });
};
