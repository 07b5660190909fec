// Loaded on demand: Leaflet needs a browser and 44 KB.
import L from "leaflet";
import "leaflet/dist/leaflet.css";
import "./live-map.css";
import { mapStrings as strings } from "../../strings/map.ts";
import { drawBackground, drawLabels } from "./live-background.ts";
import { createMarkerLayer } from "./live-markers.ts";
import type { MapView } from "./map-view.ts";

type LiveMapOptions = {
  readonly view: MapView;
  readonly label: string;
  /** URL of tiles with `{z}`, `{x}` and `{y}`; null: the background of the view. */
  readonly tilesUrl: string | null;
  readonly onActive: (slug: string | null) => void;
};

/** A map that the visitor moves and zooms. */
export type LiveMap = { readonly setActive: (slug: string | null) => void; readonly remove: () => void };

/** The drawn background has no more detail beyond this many doublings; tiles have. */
const MAX_ZOOM_STEPS = 5;

/** Starts Leaflet in an element, with the bounds of the view. */
export const startLiveMap = (element: HTMLElement, options: LiveMapOptions): LiveMap => {
  const { view, label, tilesUrl, onActive } = options;
  const { north, south, west, east } = view.bounds;
  const bounds = L.latLngBounds([south, west], [north, east]);
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const map = L.map(element, {
    attributionControl: false,
    zoomControl: false,
    // The view fills the element exactly.
    zoomSnap: 0,
    fadeAnimation: !isCalm,
    // Leaflet ends an animation by a timer, which fails on a map that was removed meanwhile.
    zoomAnimation: false,
    inertia: !isCalm,
    maxBounds: bounds,
    maxBoundsViscosity: 1,
  });
  element.setAttribute("role", "region");
  element.setAttribute("aria-label", label);
  map.fitBounds(bounds);
  map.setMinZoom(map.getZoom());
  map.setMaxZoom(map.getZoom() + MAX_ZOOM_STEPS);
  const { zoomIn: zoomInTitle, zoomOut: zoomOutTitle } = strings;
  // Without the markup of the default texts, which Trusted Types refuse.
  map.addControl(L.control.zoom({ zoomInText: "+", zoomOutText: "−", zoomInTitle, zoomOutTitle }));
  if (tilesUrl === null) {
    drawBackground(view).addTo(map);
    drawLabels(view).addTo(map);
  } else {
    L.tileLayer(tilesUrl).addTo(map);
  }
  const markers = createMarkerLayer(map, view, onActive);
  return { setActive: markers.setActive, remove: () => void map.remove() };
};
