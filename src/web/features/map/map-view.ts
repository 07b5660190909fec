import type { Bounds, Origin, Position } from "#domain/geo/index.ts";
import type { MapBackground } from "./map-background.ts";
import type { MapLabel } from "./map-labels.ts";
import type { MapPin, NumberedPin } from "./map-markers.ts";

export type MapPinView = NumberedPin & {
  /** Target of a marker of this pin alone; null: none. */
  readonly href: string | null;
};

export type MapMarkerView = {
  readonly x: number;
  readonly y: number;
  readonly pins: readonly MapPinView[];
  readonly href: string | null;
};

/** A map as an SVG, in its units. Plain JSON. */
export type MapView = {
  /** The part of the Earth that the background shows. */
  readonly bounds: Bounds;
  /** The market's map. */
  readonly limits: Bounds;
  /** The view shows less than the market's map opens with. */
  readonly isPart: boolean;
  readonly background: MapBackground;
  readonly labels: readonly MapLabel[];
  readonly markers: readonly MapMarkerView[];
  /** Pins of the market's map beyond the bounds. */
  readonly outside: readonly MapPinView[];
};

export type MarketMap = {
  readonly bounds: Bounds;
  /** The middle of the first view, within the bounds. */
  readonly centre: Position;
};

export type MapInput = {
  readonly market: MarketMap;
  /** The part to show, in the shape of the first view; null, and too large a part: the first view. */
  readonly zone: Bounds | null;
  /** Positions to show with their surroundings where no zone is given; null: the first view. */
  readonly focus?: readonly Position[] | null;
  /** The position that distances count from, if the visitor gave one. */
  readonly origin?: Origin | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly pins: readonly MapPin[];
  /** Target of a pin’s marker; null: the markers are no links. */
  readonly pinHref: ((pin: MapPin) => string) | null;
  /** Target of a marker of several pins, which enlarges their part of the map; null: their first pin. */
  readonly zoneHref: ((zone: Bounds) => string) | null;
};
