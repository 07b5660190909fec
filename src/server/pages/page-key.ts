import { LRUCache } from "lru-cache";
import { isEditorParameter } from "#application/content/index.ts";
import { isTrackingParameter } from "#domain/redirects/index.ts";
import { LISTS_PARAMETER } from "#domain/shortlist/index.ts";
import {
  ALL_VALUES_PARAMETER,
  parseStockQuery,
  PHRASE_PARAMETERS,
  REPLACED_PHRASE_PARAMETER,
  readOpenedGroups,
  writeStockQuery,
} from "#domain/vehicles/index.ts";

/** Names the route of a payload without header and footer. */
const PAYLOAD_ROUTES = "_routes";

/** The app rejects longer queries. */
const MAX_QUERY_CHARACTERS = 4_096;

/** Number of URLs whose parameters are remembered. */
const MAX_PATHS = 2_000;

export type PageKeys = {
  /** Cache key: the URL with the parameters on which the page depends, in a fixed order. */
  readonly keyOf: (address: string) => string;
  /** Records the parameters on which a rendered page depends. */
  readonly learn: (address: string, isParameter: (name: string) => boolean) => void;
  /** Clears the records, because other content may depend on other parameters. */
  readonly forget: () => void;
};

const splitAddress = (address: string): readonly [path: string, search: string] => {
  const queryStart = address.indexOf("?");
  return queryStart === -1 ? [address, ""] : [address.slice(0, queryStart), address.slice(queryStart + 1)];
};

const joinAddress = (path: string, params: URLSearchParams): string => (params.size > 0 ? `${path}?${params}` : path);

/** The filters in a fixed order, the phrase, and the opened groups of filters. */
const canonicalStockQuery = (params: URLSearchParams): URLSearchParams => {
  const canonical = writeStockQuery(parseStockQuery(params));
  for (const name of PHRASE_PARAMETERS) {
    const value = params.get(name);
    if (value) canonical.append(name, value);
  }
  // An emptied field is not a form without one.
  if (params.has(REPLACED_PHRASE_PARAMETER) && params.get("q")?.trim() === "") canonical.append("q", "");
  for (const name of readOpenedGroups(params)) canonical.append(ALL_VALUES_PARAMETER, name);
  return canonical;
};

/** `stockPath`: the path of the stock page, whose query has a canonical form. */
export const createPageKeys = (stockPath: string): PageKeys => {
  const known = new LRUCache<string, (name: string) => boolean>({ max: MAX_PATHS });
  const findKey = (address: string): string => {
    const [path, search] = splitAddress(address);
    if (search === "" || search.length > MAX_QUERY_CHARACTERS) return address;
    const params = new URLSearchParams(search);
    const names = new Set(params.keys());
    if ([...names].some((name) => isEditorParameter(name) || name === LISTS_PARAMETER)) return address;
    const routes = params.getAll(PAYLOAD_ROUTES);
    const isParameter = known.get(path);
    for (const name of names) {
      if (name === PAYLOAD_ROUTES || isTrackingParameter(name) || isParameter?.(name) === false) params.delete(name);
    }
    const isStock = path === stockPath || path === `${stockPath}.data`;
    const canonical = isStock ? canonicalStockQuery(params) : params;
    if (!isStock) canonical.sort();
    for (const route of routes) canonical.append(PAYLOAD_ROUTES, route);
    return joinAddress(path, canonical);
  };
  // A page that is not cached is looked up twice: for the request and after its rendering.
  let last: { readonly address: string; readonly key: string } | null = null;
  return {
    keyOf(address) {
      if (last?.address !== address) last = { address, key: findKey(address) };
      return last.key;
    },
    learn(address, isParameter) {
      known.set(splitAddress(address)[0], isParameter);
      last = null;
    },
    forget() {
      known.clear();
      last = null;
    },
  };
};
