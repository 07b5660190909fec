const settle = async (work: () => unknown, onError: (error: unknown) => void): Promise<void> => {
  try {
    await work();
  } catch (error) {
    onError(error);
  }
};

/**
 * Starts work that nobody waits for. What it throws, at once or later, goes to `onError`; without that it would end the process.
 * What `onError` throws reaches the last resort of the process (`src/server/last-resort.ts`).
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

/** For an error that nothing nearer can report: the last resort of the process logs it. */
export const toLastResort = (error: unknown): never => {
  throw error;
};
