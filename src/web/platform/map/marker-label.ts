import { mapStrings as strings } from "./map-strings.ts";
import type { MapPinView } from "./map-view.ts";

/** Label of a marker by its target: one pin, or several to enlarge. */
export const markerLabel = (pins: readonly Pick<MapPinView, "number" | "name">[]): string => {
  const [first] = pins;
  return pins.length === 1 && first
    ? strings.marker(first.number, first.name)
    : strings.cluster(pins.map(({ number, name }) => strings.marker(number, name)));
};
