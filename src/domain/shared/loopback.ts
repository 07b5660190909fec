const LOOPBACK_HOSTS = new Set(["127.0.0.1", "::1", "localhost"]);

/** True if a host, as in an address or alone, is this machine: nothing sent to it crosses a network. */
export const isLoopbackHost = (host: string): boolean => LOOPBACK_HOSTS.has(host.replaceAll(/[[\]]/g, ""));

/** Address of a host, which may have a port: http on this machine, else https. */
export const hostOrigin = (host: string): string =>
  `${isLoopbackHost(host.replace(/:\d+$/, "")) ? "http" : "https"}://${host}`;
