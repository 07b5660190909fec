import { boundsOf, isWithin, type Bounds } from "#domain/geo/index.ts";
import { drawBackground, type MapBackground } from "./map-background.ts";
import { createMapFrame } from "./map-frame.ts";
import { placeLabels } from "./map-labels.ts";
import { type MapMarker, type NumberedPlace, numberPlaces, placeMarkers } from "./map-markers.ts";
import type { MapInput, MapMarkerView, MapPlaceView, MapView } from "./map-view.ts";
import { visibleBounds } from "./visible-bounds.ts";

const MAX_BACKGROUNDS = 50;

const backgrounds = new Map<string, MapBackground>();

/** Drawn once for each part of the map; visitors see few different ones. */
const cachedBackground = (bounds: Bounds, country: string): MapBackground => {
  const key = JSON.stringify([bounds, country]);
  const cached = backgrounds.get(key);
  if (cached) return cached;
  const background = drawBackground(bounds, country);
  if (backgrounds.size >= MAX_BACKGROUNDS) backgrounds.clear();
  backgrounds.set(key, background);
  return background;
};

const toPlaceView = ({ id, slug, name, number, lat, lng }: NumberedPlace, { placeHref }: MapInput): MapPlaceView => ({
  id,
  slug,
  name,
  number,
  lat,
  lng,
  href: placeHref?.({ id, slug, name, lat, lng }) ?? null,
});

const toMarkerView = ({ x, y, places }: MapMarker, input: MapInput): MapMarkerView => {
  const { placeHref, zoneHref } = input;
  const [first] = places;
  const view = { x, y, places: places.map((place) => toPlaceView(place, input)) };
  if (placeHref === null || first === undefined) return { ...view, href: null };
  const href = places.length > 1 && zoneHref !== null ? zoneHref(boundsOf(places)) : placeHref(first);
  return { ...view, href };
};

/** A map of places, drawn by the server: no tiles, no scripts, no other host. */
export const buildMapView = (input: MapInput): MapView => {
  const { market, country, origin = null } = input;
  const { bounds, isPart } = visibleBounds(input);
  const frame = createMapFrame(bounds);
  const places = numberPlaces(input.places);
  const markers = placeMarkers(frame, places);
  return {
    bounds,
    limits: market.bounds,
    isPart,
    background: cachedBackground(bounds, country),
    labels: placeLabels(frame, markers, origin),
    markers: markers.map((marker) => toMarkerView(marker, input)),
    outside: places
      .filter((place) => isWithin(place, market.bounds) && !isWithin(place, bounds))
      .map((place) => toPlaceView(place, input)),
  };
};
