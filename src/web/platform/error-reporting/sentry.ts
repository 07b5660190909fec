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

/** Specification, section 9. */
const RATES = { tracesSampleRate: 0.1, replaysSessionSampleRate: 0.1, replaysOnErrorSampleRate: 1 } as const;

const createScrubbingTransport = (options: Parameters<typeof makeFetchTransport>[0]): EnvelopeTransport => {
  const transport = makeFetchTransport(options);
  return { ...transport, send: (envelope) => transport.send(scrubEnvelope(envelope)) };
};

/** Replays record a visit, so they require consent to measurement. */
const startReplayWithConsent = (host: string): void => {
  let isStarted = false;
  const start = (): void => {
    if (isStarted || !hasConsent("measurement", host)) return;
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

/**
 * Starts the SDK with the required integrations only: none that reads forms, the console or requests to other hosts.
 */
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
    // Adds no SDK headers to the site's requests.
    tracePropagationTargets: [],
    enhanceFetchErrorMessages: false,
    transport: createScrubbingTransport,
  });
  startReplayWithConsent(new URL(dsn).host);
  return ({ error, source }) => void captureException(error, { tags: { source } });
};
