import type { CountryCode } from "#domain/countries/index.ts";
import { boundsOf, isWithin, type Bounds } from "#domain/geo/index.ts";
import { drawBackground, type MapBackground } from "./map-background.ts";
import { createMapFrame } from "./map-frame.ts";
import { layOutLabels } from "./map-labels.ts";
import { type MapMarker, type NumberedPin, numberPins, createMarkers } from "./map-markers.ts";
import type { MapInput, MapMarkerView, MapPinView, MapView } from "./map-view.ts";
import { visibleBounds } from "./visible-bounds.ts";

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
