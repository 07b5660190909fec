import { isWithin, type Point, type Position } from "#domain/geo/index.ts";
import { clusterByDistance, middleOf } from "./cluster-by-distance.ts";
import type { MapFrame } from "./map-frame.ts";

export type MapPlace = Position & { readonly id: number; readonly slug: string; readonly name: string };

export type NumberedPlace = MapPlace & {
  /** Position in the list, from 1. */
  readonly number: number;
};

/** One place, or several that would overlap. */
export type MapMarker = Point & { readonly places: readonly NumberedPlace[] };

/** Nearer markers overlap. */
const MIN_DISTANCE_UNITS = 62;

export const numberPlaces = (places: readonly MapPlace[]): readonly NumberedPlace[] =>
  places.map((place, index) => ({ ...place, number: index + 1 }));

/** The markers of the places within the frame, in order of their first places. */
export const placeMarkers = (frame: MapFrame, places: readonly NumberedPlace[]): readonly MapMarker[] => {
  const visible = places.filter((place) => isWithin(place, frame.bounds));
  return clusterByDistance(visible, frame.toPoint, MIN_DISTANCE_UNITS).map((cluster) => ({
    ...middleOf(cluster.map(frame.toPoint)),
    places: cluster,
  }));
};
