import type { CachedLocation } from "../object-cache/index.ts";
import { mapStrings as strings } from "./map-strings.ts";
import type { MapPinView } from "./map-view.ts";

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
