const runCaught = async (work: () => unknown, onError: (error: unknown) => void): Promise<void> => {
  try {
    await work();
  } catch (error) {
    onError(error);
  }
};

/**
 * Starts work without waiting for it. Synchronous and asynchronous errors go to `onError`; otherwise they would end the
 * process.
 * Errors thrown by `onError` reach the error handlers of the process (`src/server/process-error-handlers.ts`).
 */
export const inBackground = (work: () => unknown, onError: (error: unknown) => void): void => {
  // oxlint-disable-next-line typescript/no-floating-promises
  void runCaught(work, onError);
};

/** A listener of events, timers or signals whose errors go to `onError`. */
export const withErrorHandler =
  <Arguments extends unknown[]>(
    listener: (...args: Arguments) => unknown,
    onError: (error: unknown) => void,
  ): ((...args: Arguments) => void) =>
  (...args) =>
    inBackground(() => listener(...args), onError);

/** For errors that no other handler can report: the handlers of the process log them. */
export const throwUnhandled = (error: unknown): never => {
  throw error;
};
