import type { CachedLocation } from "../object-cache/index.ts";
import { mapStrings as strings } from "./map-strings.ts";
import type { MapPinView } from "./map-view.ts";

/** Label of a marker by its target: one pin, or several to enlarge. */
export const markerLabel = (pins: readonly Pick<MapPinView, "number" | "name">[]): string => {
  const [first] = pins;
  return pins.length === 1 && first
    ? strings.marker(first.number, first.name)
    : strings.cluster(pins.map(({ number, name }) => strings.marker(number, name)));
};

/**
 * Title of a marker with one pin: its current opening state, from the client cache. Null for several pins and for a
 * location that is not cached.
 */
export const markerTitle = (
  pins: readonly Pick<MapPinView, "id">[],
  locationOf: (id: number) => CachedLocation | undefined,
): string | null => {
  const [first] = pins;
  const location = pins.length === 1 && first ? locationOf(first.id) : undefined;
  return location ? strings.openNow(location.name, location.openNow) : null;
};
