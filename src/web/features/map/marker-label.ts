import { mapStrings as strings } from "../../strings/map.ts";
import type { MapPlaceView } from "./map-view.ts";

/** What a marker leads to: one place, or several to enlarge. */
export const markerLabel = (places: readonly Pick<MapPlaceView, "number" | "name">[]): string => {
  const [first] = places;
  return places.length === 1 && first
    ? strings.marker(first.number, first.name)
    : strings.cluster(places.map(({ number, name }) => strings.marker(number, name)));
};
