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
import { scrubAddresses, scrubReport } from "#domain/error-reports/index.ts";

/** Specification, section 9. */
const RATES = { tracesSampleRate: 0.1, replaysSessionSampleRate: 0.1, replaysOnErrorSampleRate: 1 } as const;

type EnvelopeTransport = ReturnType<typeof makeFetchTransport>;

type Envelope = Parameters<EnvelopeTransport["send"]>[0];

const toText = (payload: string | Uint8Array): string =>
  typeof payload === "string" ? payload : new TextDecoder().decode(payload);

type EnvelopeItem = readonly [header: object, payload: unknown];

/** A replay recording is text with one JSON object per line; other items are objects. */
const scrubItem = ([header, payload]: EnvelopeItem): EnvelopeItem => {
  if (typeof payload !== "string" && !(payload instanceof Uint8Array)) return [header, scrubReport(payload)];
  const bytes = new TextEncoder().encode(scrubAddresses(toText(payload)));
  return ["length" in header ? { ...header, length: bytes.length } : header, bytes];
};

/** Scrubs everything sent to the service: errors, traces and replays. */
const scrubEnvelope = ([header, items]: Envelope): Envelope =>
  [header, (items as readonly EnvelopeItem[]).map(scrubItem)] as unknown as Envelope;

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
