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
