import { boundsOf, type Bounds } from "#domain/geo/index.ts";
import { drawBackground, type MapBackground } from "./map-background.ts";
import { createMapFrame, withShapeOf } from "./map-frame.ts";
import { placeLabels } from "./map-labels.ts";
import { type MapMarker, type NumberedPlace, placeMarkers } from "./map-markers.ts";
import type { MapInput, MapMarkerView, MapPlaceView, MapView } from "./map-view.ts";

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

const toMarkerView = ({ x, y, places }: MapMarker, { placeHref, zoneHref }: MapInput): MapMarkerView => {
  const [first] = places;
  const toPlaceView = ({ slug, name, number, lat, lng }: NumberedPlace): MapPlaceView => ({
    slug,
    name,
    number,
    lat,
    lng,
    href: placeHref?.({ slug, name, lat, lng }) ?? null,
  });
  const view = { x, y, places: places.map(toPlaceView) };
  if (placeHref === null || first === undefined) return { ...view, href: null };
  const href = places.length > 1 && zoneHref !== null ? zoneHref(boundsOf(places)) : placeHref(first);
  return { ...view, href };
};

/** A map of places, drawn by the server: no tiles, no scripts, no other host. */
export const buildMapView = (input: MapInput): MapView => {
  const { bounds, zone, country, places } = input;
  const visible = zone === null ? bounds : withShapeOf(zone, bounds);
  const frame = createMapFrame(visible);
  const markers = placeMarkers(frame, places);
  return {
    bounds: visible,
    background: cachedBackground(visible, country),
    labels: placeLabels(frame, markers),
    markers: markers.map((marker) => toMarkerView(marker, input)),
  };
};
