import { isWithin, type Point, type Position } from "#domain/geo/index.ts";
import { clusterByDistance, centroid } from "./cluster-by-distance.ts";
import type { MapFrame } from "./map-frame.ts";

export type MapPin = Position & { readonly id: number; readonly slug: string; readonly name: string };

export type NumberedPin = MapPin & {
  /** Position in the list, starting at 1. */
  readonly number: number;
};

/** One pin, or several that would overlap. */
export type MapMarker = Point & { readonly pins: readonly NumberedPin[] };

/** Markers closer than this overlap. */
const MIN_DISTANCE_UNITS = 62;

export const numberPins = (pins: readonly MapPin[]): readonly NumberedPin[] =>
  pins.map((pin, index) => ({ ...pin, number: index + 1 }));

/** The markers of the pins within the frame, sorted by their first pin. */
export const createMarkers = (frame: MapFrame, pins: readonly NumberedPin[]): readonly MapMarker[] => {
  const visible = pins.filter((pin) => isWithin(pin, frame.bounds));
  return clusterByDistance(visible, frame.toPoint, MIN_DISTANCE_UNITS).map((cluster) => ({
    ...centroid(cluster.map(frame.toPoint)),
    pins: cluster,
  }));
};
