import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readIconSet, type Icon, type IconRequest, type IconSource } from "#domain/media/index.ts";

type Found = ReadonlyMap<string, Icon>;

export type IconSourceParts = {
  /** An Iconify API for sets that are not bundled; null: none. */
  readonly apiUrl: string | null;
  readonly fetch: (address: string, options: { readonly signal: AbortSignal }) => Promise<Response>;
  readonly now: () => number;
};

/** Sets that come with the program. */
const BUNDLED = ["vitrine"] as const;

const TIMEOUT_MS = 1_500;
const KEPT_MS = 24 * 3_600_000;

/** What failed or is not known there is asked for again after a minute. */
const MISSED_MS = 60_000;
const MOST_KEPT = 5_000;
const LONGEST_ANSWER = 2_000_000;

const bundledSet = (prefix: string): Found =>
  readIconSet(JSON.parse(readFileSync(join(import.meta.dirname, "icon-sets", `${prefix}.json`), "utf8")));

const askApi = async (parts: IconSourceParts, base: string, { prefix, names }: IconRequest): Promise<Found> => {
  try {
    const address = `${base.replace(/\/$/, "")}/${prefix}.json?icons=${names.join(",")}`;
    const answer = await parts.fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const text = answer.ok ? await answer.text() : "";
    return text.length > LONGEST_ANSWER ? new Map() : readIconSet(JSON.parse(text || "{}"));
  } catch {
    // A service that is slow, down or answers nonsense: the page goes without its icon.
    return new Map();
  }
};

/** Icons of other sets, asked for once and kept; those that are not known there too, for a while. */
const createRemote = (parts: IconSourceParts, base: string): IconSource => {
  const kept = new Map<string, { readonly icon: Icon | null; readonly until: number }>();
  const keep = (key: string, icon: Icon | null): void => {
    const oldest = kept.size >= MOST_KEPT ? kept.keys().next().value : undefined;
    if (oldest !== undefined) kept.delete(oldest);
    kept.set(key, { icon, until: parts.now() + (icon ? KEPT_MS : MISSED_MS) });
  };
  return async ({ prefix, names }) => {
    const keyOf = (name: string): string => `${prefix}:${name}`;
    const isUnknown = (name: string): boolean => (kept.get(keyOf(name))?.until ?? 0) <= parts.now();
    const unknown = names.filter(isUnknown);
    if (unknown.length > 0) {
      const answer = await askApi(parts, base, { prefix, names: unknown });
      for (const name of unknown) keep(keyOf(name), answer.get(name) ?? null);
    }
    return new Map(
      names.flatMap((name) => {
        const icon = kept.get(keyOf(name))?.icon;
        return icon ? [[name, icon] as const] : [];
      }),
    );
  };
};

/** Whether a bundled set has the icon "set:name". */
export const isBundledIcon = (fullName: string): boolean => {
  const [prefix, name = ""] = fullName.split(":");
  return BUNDLED.some((bundled) => bundled === prefix && bundledSet(bundled).has(name));
};

/** Icons of the bundled sets, and of the service's others where one is configured. */
export const createIconSource = (parts: IconSourceParts): IconSource => {
  const bundled = new Map<string, Found>(BUNDLED.map((prefix) => [prefix, bundledSet(prefix)]));
  const remote = parts.apiUrl === null ? null : createRemote(parts, parts.apiUrl);
  return async (request) => {
    const set = bundled.get(request.prefix);
    if (!set) return remote ? remote(request) : null;
    return new Map(request.names.flatMap((name) => (set.has(name) ? [[name, set.get(name) as Icon] as const] : [])));
  };
};
