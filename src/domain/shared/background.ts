const settle = async (work: () => unknown, onError: (error: unknown) => void): Promise<void> => {
  try {
    await work();
  } catch (error) {
    onError(error);
  }
};

/**
 * Starts work without waiting for it. Synchronous and asynchronous errors go to `onError`; otherwise they would end the
 * process.
 * Errors thrown by `onError` reach the last resort of the process (`src/server/last-resort.ts`).
 */
export const inBackground = (work: () => unknown, onError: (error: unknown) => void): void => {
  // oxlint-disable-next-line typescript/no-floating-promises
  void settle(work, onError);
};

/** A listener of events, timers or signals whose errors go to `onError`. */
export const guarded =
  <Arguments extends unknown[]>(
    listener: (...args: Arguments) => unknown,
    onError: (error: unknown) => void,
  ): ((...args: Arguments) => void) =>
  (...args) =>
    inBackground(() => listener(...args), onError);

/** For errors that no other handler can report: the last resort of the process logs them. */
export const toLastResort = (error: unknown): never => {
  throw error;
};
