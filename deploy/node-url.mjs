// Where a node answers on its own machine, by the HOST and PORT of its environment.

/** A HOST of every interface answers on the loopback too. */
const EVERY_INTERFACE = new Map([
  ["0.0.0.0", "127.0.0.1"],
  ["::", "[::1]"],
]);

export const nodeUrl = (path, { HOST = "", PORT = "" }) => {
  const host = HOST === "" ? "127.0.0.1" : HOST;
  return `http://${EVERY_INTERFACE.get(host) ?? (host.includes(":") ? `[${host}]` : host)}:${PORT === "" ? "3000" : PORT}${path}`;
};
