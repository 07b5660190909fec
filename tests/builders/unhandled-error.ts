/** Resolves with the next error that nothing handles. The test's own listener does not see it. */
export const untilUnhandledError = async (start: () => unknown): Promise<unknown> => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const others = process.listeners("unhandledRejection");
  process.removeAllListeners("unhandledRejection");
  process.once("unhandledRejection", resolve);
  try {
    start();
    return await promise;
  } finally {
    process.removeListener("unhandledRejection", resolve);
    for (const listener of others) process.on("unhandledRejection", listener);
  }
};
