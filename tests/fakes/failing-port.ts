/** Any port, whose every method throws `error`. */
export const createFailingPort = (error: Error): never => {
  const fail = (): never => {
    throw error;
  };
  const port: unknown = new Proxy(fail, {
    get: (_target, name) => (name === "then" || typeof name === "symbol" ? undefined : port),
  });
  return port as never;
};
