import { createUniqueErrors } from "#domain/error-reports/index.ts";

/** `source`: what noticed the error, such as "hydration". */
export type NoticedError = { readonly error: unknown; readonly source: string };

export type ErrorReceiver = (noticed: NoticedError) => void;

/** Before the SDK has loaded. */
const MAX_WAITING = 10;

export type ErrorQueue = {
  /** Each error object once, whoever notices it. */
  readonly add: ErrorReceiver;
  /** Passes on what waits, and from now on everything. */
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
