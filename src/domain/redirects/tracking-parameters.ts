import { splitAddress } from "./address-key.ts";

// Google, Meta, Microsoft, TikTok, X, LinkedIn, Pinterest, Snapchat, Reddit, Yandex, Matomo, AT Internet, mailings.
const TRACKING =
  /^(?:utm_|gad_|hsa_|mc_|mtm_|matomo_|piwik_|pk_|vero_|at_)|^(?:gclid|gclsrc|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|yclid|ysclid|igshid|igsh|li_fat_id|srsltid|epik|sccid|rdt_cid|xtor|mkt_tok|s_kwcid|ef_id|_ga|_gl|_hsenc|_hsmi|_kx)$/i;

/** True for a parameter that advertising and analytics add to links. No page depends on it. */
export const isTrackingParameter = (name: string): boolean => TRACKING.test(name);

const pairsOf = (search: string): readonly string[] =>
  search
    .replace(/^\?/, "")
    .split("&")
    .filter((pair) => pair !== "");

const nameOf = (pair: string): string => pair.split("=", 1)[0] ?? "";

const isTrackingPair = (pair: string): boolean => isTrackingParameter(nameOf(pair));

const toSearch = (pairs: readonly string[]): string => (pairs.length === 0 ? "" : `?${pairs.join("&")}`);

/** The query of a request without its tracking parameters: empty, or with `?`. */
export const withoutTracking = (search: string): string =>
  toSearch(pairsOf(search).filter((pair) => !isTrackingPair(pair)));

/** The address with the tracking parameters of a request, but for those that it has itself. */
export const withTracking = (address: string, requested: string): string => {
  const { pathname, search, hash } = splitAddress(address);
  const own = pairsOf(search);
  const names = new Set(own.map(nameOf));
  const added = pairsOf(requested).filter((pair) => isTrackingPair(pair) && !names.has(nameOf(pair)));
  return added.length === 0 ? address : `${pathname}${toSearch([...own, ...added])}${hash}`;
};
