// Loaded on demand: Leaflet requires a browser and has 44 KB.
import L from "leaflet";
import "leaflet/dist/leaflet.css";
import type { Bounds } from "#domain/geo/index.ts";
import "./live-map.css";
import { mapStrings as strings } from "./map-strings.ts";
import { createBackgroundLayer, drawLabels } from "./live-background.ts";
import { createMarkerLayer } from "./live-markers.ts";
import type { MapPinView, MapView } from "./map-view.ts";

type LiveMapOptions = {
  readonly view: MapView;
  readonly label: string;
  /** Tile URL with `{z}`, `{x}` and `{y}`; null: the background of the view. */
  readonly tilesUrl: string | null;
  readonly onActive: (slug: string | null) => void;
};

/** A map that the visitor moves and zooms. */
export type LiveMap = { readonly setActive: (slug: string | null) => void; readonly remove: () => void };

/** Maximum zoom-in levels: the drawn background has no more detail, while tiles go down to streets. */
const MAX_ZOOM_STEPS = 5;
const STREET_ZOOM = 16;

const toLatLngBounds = ({ north, south, west, east }: Bounds): L.LatLngBounds =>
  L.latLngBounds([south, west], [north, east]);

/** Panning limits: the drawn background covers only its own bounds, tiles the whole market. */
const limitMap = (map: L.Map, view: MapView, tilesUrl: string | null): void => {
  const zoom = map.getZoom();
  const limits = toLatLngBounds(view.bounds);
  if (tilesUrl !== null) limits.extend(toLatLngBounds(view.limits));
  map.setMaxBounds(limits);
  map.setMinZoom(Math.min(zoom, map.getBoundsZoom(limits, true)));
  map.setMaxZoom(tilesUrl === null ? zoom + MAX_ZOOM_STEPS : Math.max(STREET_ZOOM, zoom));
};

const drawBase = (map: L.Map, view: MapView, tilesUrl: string | null): void => {
  if (tilesUrl === null) {
    createBackgroundLayer(view).addTo(map);
    drawLabels(view, view.labels).addTo(map);
  } else {
    L.tileLayer(tilesUrl).addTo(map);
    drawLabels(
      view,
      view.labels.filter(({ kind }) => kind === "origin"),
    ).addTo(map);
  }
};

/** Pins beyond the bounds of the view are reachable only with tiles. */
const reachablePlaces = ({ markers, outside }: MapView, tilesUrl: string | null): readonly MapPinView[] =>
  [...markers.flatMap(({ pins }) => pins), ...(tilesUrl === null ? [] : outside)].toSorted(
    (a, b) => a.number - b.number,
  );

/** Starts Leaflet in an element at the bounds of the view, so that nothing shifts. */
export const startLiveMap = (element: HTMLElement, options: LiveMapOptions): LiveMap => {
  const { view, label, tilesUrl, onActive } = options;
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const map = L.map(element, {
    attributionControl: false,
    zoomControl: false,
    // The view fills the element exactly.
    zoomSnap: 0,
    fadeAnimation: !isCalm,
    // Leaflet ends an animation with a timer, which fails if the map has been removed meanwhile.
    zoomAnimation: false,
    inertia: !isCalm,
    maxBoundsViscosity: 1,
  });
  element.setAttribute("role", "region");
  element.setAttribute("aria-label", label);
  map.fitBounds(toLatLngBounds(view.bounds));
  limitMap(map, view, tilesUrl);
  const { zoomIn: zoomInTitle, zoomOut: zoomOutTitle } = strings;
  // Plain text: Trusted Types reject the markup of the default.
  map.addControl(L.control.zoom({ zoomInText: "+", zoomOutText: "−", zoomInTitle, zoomOutTitle }));
  drawBase(map, view, tilesUrl);
  const markers = createMarkerLayer(map, reachablePlaces(view, tilesUrl), onActive);
  return { setActive: markers.setActive, remove: () => void map.remove() };
};
