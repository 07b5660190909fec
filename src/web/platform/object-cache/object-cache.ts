import { createObservable } from "#domain/shared/index.ts";
import type { Picture } from "../pictures/index.ts";

/** Preview data of a vehicle, a model or a lease vehicle. */
export type CachedVehicle = {
  readonly id: number;
  readonly title: string;
  readonly href: string;
  readonly picture: Picture;
};

/** Preview data of a location. */
export type CachedLocation = {
  readonly id: number;
  readonly name: string;
  readonly href: string;
  readonly phone: string;
  readonly isOpen: boolean;
  /** "Ouvert jusqu’à 18 h 30". */
  readonly openNow: string;
  /** State of the workshop, once it was loaded; null without a workshop. */
  readonly workshop?: { readonly isOpen: boolean; readonly openNow: string } | null;
  /** Time of the next opening or closing: milliseconds since 1970. */
  readonly changesAt: number;
};

/** The kinds of objects with their fields. */
export type CachedObjects = {
  readonly vehicle: CachedVehicle;
  readonly model: CachedVehicle;
  readonly lease_vehicle: CachedVehicle;
  readonly location: CachedLocation;
};

export type ObjectKind = keyof CachedObjects;

/** The market that the objects belong to. */
type CachedMarket = {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** BCP 47, such as "fr-LU". */
  readonly available_locales: readonly string[];
  readonly current_locale: string;
};

/** Maximum number of objects per kind; the oldest are removed first. More than the 100 favourites a page may list. */
const MAX_OBJECTS = 300;

/** As long as browsers reuse a page's payload from their cache. */
const RECENT_MS = 60_000;

type Entry<T> = { readonly object: T; readonly addedAt: number };

/** Cache of objects displayed by pages, by kind and id; the newest version wins. `now`: milliseconds since 1970. */
export const createObjectCache = (maxObjects = MAX_OBJECTS, now = Date.now) => {
  const entries: { readonly [K in ObjectKind]: Map<number, Entry<CachedObjects[K]>> } = {
    vehicle: new Map(),
    model: new Map(),
    lease_vehicle: new Map(),
    location: new Map(),
  };
  const changeCounts = createObservable({ vehicle: 0, model: 0, lease_vehicle: 0, location: 0 });
  let market: CachedMarket | null = null;

  const add = <K extends ObjectKind>(kind: K, object: CachedObjects[K]): void => {
    const ofKind: Map<number, Entry<CachedObjects[K]>> = entries[kind];
    if (ofKind.get(object.id)?.object === object) return;
    ofKind.delete(object.id);
    ofKind.set(object.id, { object, addedAt: now() });
    for (const oldest of ofKind.keys()) {
      if (ofKind.size <= maxObjects) break;
      ofKind.delete(oldest);
    }
    const counts = changeCounts.get();
    changeCounts.set({ ...counts, [kind]: counts[kind] + 1 });
  };

  return {
    add,
    get: <K extends ObjectKind>(kind: K, id: number): CachedObjects[K] | undefined => entries[kind].get(id)?.object,
    /** An object added within the last minute, which a page may display without loading it again. */
    getRecent: <K extends ObjectKind>(kind: K, id: number): CachedObjects[K] | undefined => {
      const entry = entries[kind].get(id);
      return entry !== undefined && Math.abs(now() - entry.addedAt) < RECENT_MS ? entry.object : undefined;
    },
    setMarket: (next: CachedMarket): void => {
      market = next;
    },
    /** Null before the first page is hydrated. */
    market: (): CachedMarket | null => market,
    /** Incremented on each change of an object of the kind. */
    changeCount: (kind: ObjectKind): number => changeCounts.get()[kind],
    subscribe: changeCounts.subscribe,
  };
};

/** The cache of this tab. Always empty on the server. */
export const objectCache = createObjectCache();
