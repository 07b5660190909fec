const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text).normalize("NFC");
  } catch {
    // A stray % is compared as it stands.
    return text;
  }
};

/** A path as the table compares it: decoded, without a slash at its end, `/` for the root. */
export const pathKey = (pathname: string): string => {
  const path = decoded(pathname).replace(/\/+$/, "");
  return path === "" ? "/" : path;
};

/** Path and query as the table compares them: decoded, parameters in any order; without a query the path alone. */
export const addressKey = (pathname: string, search: string): string => {
  const pairs = [...new URLSearchParams(search)].map(([name, value]) => `${name}=${value}`.normalize("NFC"));
  // A unit separator cannot stand in an address, so no value can pass for two parameters.
  return pairs.length === 0 ? pathKey(pathname) : `${pathKey(pathname)}?${pairs.sort().join("\u001f")}`;
};

/** An address from the root in its parts; nothing of it is decoded. */
export const splitAddress = (
  address: string,
): { readonly pathname: string; readonly search: string; readonly hash: string } => {
  const [beforeHash = "", ...hash] = address.split("#");
  const [pathname = "", ...search] = beforeHash.split("?");
  return {
    pathname,
    search: search.length > 0 ? `?${search.join("?")}` : "",
    hash: hash.length > 0 ? `#${hash.join("#")}` : "",
  };
};
