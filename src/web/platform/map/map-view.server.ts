import type { CountryCode } from "#domain/countries/index.ts";
import { type Bounds, boundsOf, centredBounds, isWithin, type Position } from "#domain/geo/index.ts";
import { drawBackground, type MapBackground } from "./map-background.ts";
import { createMapFrame, withShapeOf } from "./map-frame.ts";
import { layOutLabels } from "./map-labels.ts";
import { type MapMarker, type NumberedPin, numberPins, createMarkers } from "./map-markers.ts";
import type { MapInput, MapMarkerView, MapPinView, MapView } from "./map-view.ts";

const MAX_BACKGROUNDS = 50;

const backgrounds = new Map<string, MapBackground>();

/** Cached by bounds, of which visitors request few different ones. */
const cachedBackground = (bounds: Bounds, country: CountryCode): MapBackground => {
  const key = JSON.stringify([bounds, country]);
  const cached = backgrounds.get(key);
  if (cached) return cached;
  const background = drawBackground(bounds, country);
  if (backgrounds.size >= MAX_BACKGROUNDS) backgrounds.clear();
  backgrounds.set(key, background);
  return background;
};

const toPinView = ({ id, slug, name, number, lat, lng }: NumberedPin, { pinHref }: MapInput): MapPinView => ({
  id,
  slug,
  name,
  number,
  lat,
  lng,
  href: pinHref?.({ id, slug, name, lat, lng }) ?? null,
});

const toMarkerView = ({ x, y, pins }: MapMarker, input: MapInput): MapMarkerView => {
  const { pinHref, zoneHref } = input;
  const [first] = pins;
  const view = { x, y, pins: pins.map((pin) => toPinView(pin, input)) };
  if (pinHref === null || first === undefined) return { ...view, href: null };
  const href = pins.length > 1 && zoneHref !== null ? zoneHref(boundsOf(pins)) : pinHref(first);
  return { ...view, href };
};

type VisibleBounds = {
  readonly bounds: Bounds;
  /** True if smaller than the initial view. */
  readonly isPart: boolean;
};

/** Size of a marker, which must be entirely visible. */
const MARKER_UNITS = 30;

const hasRoomFor = (position: Position, bounds: Bounds): boolean => {
  const { width, height, toPoint } = createMapFrame(bounds);
  const { x, y } = toPoint(position);
  return Math.min(x, width - x, y, height - y) >= MARKER_UNITS;
};

/** The largest bounds around the market's centre; the whole market if a pin would be outside them. */
const firstView = ({ bounds, centre }: MapInput["market"], pins: readonly Position[]): Bounds => {
  const part = centredBounds(bounds, centre);
  return pins.some((pin) => isWithin(pin, bounds) && !hasRoomFor(pin, part)) ? bounds : part;
};

/** Minimum margin around a position in degrees, about 15 kilometres. */
const MIN_MARGIN = { lat: 0.13, lng: 0.2 };

/** Margin as a share of the market's size, for larger markets. */
const MARGIN_SHARE = 1 / 16;

const surroundingsOf = (positions: readonly Position[], market: Bounds): Bounds => {
  const { north, south, west, east } = boundsOf(positions);
  const lat = Math.max(MIN_MARGIN.lat, (market.north - market.south) * MARGIN_SHARE);
  const lng = Math.max(MIN_MARGIN.lng, (market.east - market.west) * MARGIN_SHARE);
  return { north: north + lat, south: south - lat, west: west - lng, east: east + lng };
};

const widthOf = ({ west, east }: Bounds): number => east - west;

/** Bounds of the visible map. */
const visibleBounds = ({ market, zone, focus = null, pins }: MapInput): VisibleBounds => {
  const first = firstView(market, pins);
  const wanted = zone ?? (focus && surroundingsOf(focus, market.bounds));
  const part = wanted && withShapeOf(wanted, first);
  return part !== null && widthOf(part) < widthOf(first)
    ? { bounds: part, isPart: true }
    : { bounds: first, isPart: false };
};

/** A map of pins drawn by the server, without tiles, scripts or third-party hosts. */
export const buildMapView = (input: MapInput): MapView => {
  const { market, country, origin = null } = input;
  const { bounds, isPart } = visibleBounds(input);
  const frame = createMapFrame(bounds);
  const pins = numberPins(input.pins);
  const markers = createMarkers(frame, pins);
  return {
    bounds,
    limits: market.bounds,
    isPart,
    background: cachedBackground(bounds, country),
    labels: layOutLabels(frame, markers, origin),
    markers: markers.map((marker) => toMarkerView(marker, input)),
    outside: pins
      .filter((pin) => isWithin(pin, market.bounds) && !isWithin(pin, bounds))
      .map((pin) => toPinView(pin, input)),
  };
};
