import type { CountryCode } from "#domain/countries/index.ts";
import type { Bounds, Origin, Position } from "#domain/geo/index.ts";
import type { MapBackground } from "./map-background.ts";
import type { MapLabel } from "./map-labels.ts";
import type { MapPin, NumberedPin } from "./map-markers.ts";

export type MapPinView = NumberedPin & {
  /** Link of a marker with this pin only; null: none. */
  readonly href: string | null;
};

export type MapMarkerView = {
  readonly x: number;
  readonly y: number;
  readonly pins: readonly MapPinView[];
  readonly href: string | null;
};

/** A map as SVG. Plain JSON. */
export type MapView = {
  /** Bounds of the background. */
  readonly bounds: Bounds;
  /** The market's map. */
  readonly limits: Bounds;
  /** True if the view shows less than the market's initial view. */
  readonly isPart: boolean;
  readonly background: MapBackground;
  readonly labels: readonly MapLabel[];
  readonly markers: readonly MapMarkerView[];
  /** Pins within the market's map but outside the bounds. */
  readonly outside: readonly MapPinView[];
};

export type MarketMap = {
  readonly bounds: Bounds;
  /** Centre of the initial view, within the bounds. */
  readonly centre: Position;
};

export type MapInput = {
  readonly market: MarketMap;
  /** Bounds to show, fitted to the shape of the initial view; null or too large: the initial view. */
  readonly zone: Bounds | null;
  /** Positions to show with their surroundings if no zone is given; null: the initial view. */
  readonly focus?: readonly Position[] | null;
  /** The position from which distances are measured, if the visitor gave one. */
  readonly origin?: Origin | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: CountryCode;
  readonly pins: readonly MapPin[];
  /** Link of a pin's marker; null: markers have no links. */
  readonly pinHref: ((pin: MapPin) => string) | null;
  /** Link of a marker with several pins, which zooms in on them; null: the link of their first pin. */
  readonly zoneHref: ((zone: Bounds) => string) | null;
};
