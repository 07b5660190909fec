import type { makeFetchTransport } from "@sentry/browser";
import { scrubAddresses, scrubReport } from "#domain/error-reports/index.ts";

export type EnvelopeTransport = ReturnType<typeof makeFetchTransport>;

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
export const scrubEnvelope = ([header, items]: Envelope): Envelope =>
  [header, (items as readonly EnvelopeItem[]).map(scrubItem)] as unknown as Envelope;
