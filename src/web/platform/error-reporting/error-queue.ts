import { createUniqueErrors } from "#domain/error-reports/index.ts";

/** `source`: where the error was caught, such as "hydration". */
export type NoticedError = { readonly error: unknown; readonly source: string };

export type ErrorReceiver = (noticed: NoticedError) => void;

/** Errors caught before the SDK is loaded. */
const MAX_WAITING = 10;

type ErrorQueue = {
  /** Queues each error object once, even if several handlers catch it. */
  readonly add: ErrorReceiver;
  /** Sends the queued errors, and from now on every new one. */
  readonly connect: (receiver: ErrorReceiver) => void;
};

export const createErrorQueue = (): ErrorQueue => {
  const isNew = createUniqueErrors();
  const waiting: NoticedError[] = [];
  let receiver: ErrorReceiver | null = null;
  return {
    add(noticed) {
      if (!isNew(noticed.error)) return;
      if (receiver) receiver(noticed);
      else if (waiting.length < MAX_WAITING) waiting.push(noticed);
    },
    connect(next) {
      receiver = next;
      for (const noticed of waiting.splice(0)) next(noticed);
    },
  };
};
