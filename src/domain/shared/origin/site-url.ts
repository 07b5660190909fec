const LOOPBACK_HOSTS = new Set(["127.0.0.1", "::1", "localhost"]);

/** True if a host, with or without a URL around it, is this machine: requests to it do not cross a network. */
export const isLoopbackHost = (host: string): boolean => LOOPBACK_HOSTS.has(host.replaceAll(/[[\]]/g, ""));

/** Address of a host, which may have a port: http on this machine, else https. */
export const hostOrigin = (host: string): string =>
  `${isLoopbackHost(host.replace(/:\d+$/, "")) ? "http" : "https"}://${host}`;

/**
 * The URL of a path on the site. Path and query are set, never resolved: in `//name/page`, `name` is not a host.
 * `base`: any URL of the site.
 */
export const siteUrl = (base: string, address: string): URL => {
  const url = new URL(base);
  const [path = ""] = address.split(/[?#]/, 1);
  const [search = ""] = address.slice(path.length).split("#", 1);
  url.pathname = path;
  url.search = search;
  url.hash = "";
  return url;
};
