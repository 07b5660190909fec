import type { Bounds } from "#domain/geo/index.ts";
import type { MapBackground } from "./map-background.ts";
import type { MapLabel } from "./map-labels.ts";
import type { MapPlace, NumberedPlace } from "./map-markers.ts";

export type MapPlaceView = NumberedPlace & {
  /** Target of a marker of this place alone; null: none. */
  readonly href: string | null;
};

export type MapMarkerView = {
  readonly x: number;
  readonly y: number;
  readonly places: readonly MapPlaceView[];
  readonly href: string | null;
};

/** A map as an SVG, in its units. Plain JSON. */
export type MapView = {
  /** The part of the Earth that the background shows. */
  readonly bounds: Bounds;
  readonly background: MapBackground;
  readonly labels: readonly MapLabel[];
  readonly markers: readonly MapMarkerView[];
};

export type MapInput = {
  /** The market's map, whose shape every part of it has. */
  readonly bounds: Bounds;
  /** The part to show; null: all. */
  readonly zone: Bounds | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly places: readonly MapPlace[];
  /** Target of a place's marker; null: the markers are no links. */
  readonly placeHref: ((place: MapPlace) => string) | null;
  /** Target of a marker of several places, which enlarges their part of the map; null: their first place. */
  readonly zoneHref: ((zone: Bounds) => string) | null;
};
