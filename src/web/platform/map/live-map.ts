import L from "leaflet";
import "leaflet/dist/leaflet.css";
import "./live-map.css";
import type { Bounds } from "#domain/geo/index.ts";
import { mapStrings as strings } from "./map-strings.ts";
import type { MapLabel } from "./map-labels.ts";
import type { MapPinView, MapView } from "./map-view.ts";
import { clusterByDistance } from "./cluster-by-distance.ts";
import { objectCache } from "../object-cache/index.ts";
import { markerLabel, markerTitle } from "./marker-title.ts";

/** Diameter of a marker and minimum distance of two markers, in pixels. */
const MARKER_PIXELS = 36;
const MIN_DISTANCE_PIXELS = 40;

const middleOf = (pins: readonly MapPinView[]): L.LatLng =>
  L.latLngBounds(pins.map(({ lat, lng }) => [lat, lng])).getCenter();

const createMarker = (map: L.Map, pins: readonly MapPinView[], onActive: (slug: string | null) => void): L.Marker => {
  const [first] = pins;
  const text = document.createElement("span");
  text.textContent = pins.length > 1 ? `×${pins.length}` : String(first?.number ?? "");
  const icon = L.divIcon({ className: "live-marker", html: text, iconSize: [MARKER_PIXELS, MARKER_PIXELS] });
  const marker = L.marker(middleOf(pins), { icon });
  const follow = (): void => {
    if (pins.length > 1) {
      map.fitBounds(L.latLngBounds(pins.map(({ lat, lng }) => [lat, lng])).pad(0.5));
      map.getContainer().focus();
    } else if (first?.href) {
      location.assign(first.href);
    }
  };
  marker.on("click", follow);
  marker.on("add", () => {
    const element = marker.getElement();
    element?.setAttribute("aria-label", markerLabel(pins));
    // Leaflet gives it the role of a button but handles mouse events only.
    element?.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      follow();
    });
    const [enter, leave] = [() => onActive(first?.slug ?? null), () => onActive(null)];
    for (const event of ["mouseenter", "focus"]) element?.addEventListener(event, enter);
    for (const event of ["mouseleave", "blur"]) element?.addEventListener(event, leave);
  });
  return marker;
};

/** Markers of pins; those that would overlap at the current zoom are merged. */
const createMarkerLayer = (
  map: L.Map,
  pins: readonly MapPinView[],
  onActive: (slug: string | null) => void,
): { readonly setActive: (slug: string | null) => void } => {
  const layer = L.layerGroup().addTo(map);
  let drawn: readonly { readonly marker: L.Marker; readonly pins: readonly MapPinView[] }[] = [];
  let active: string | null = null;
  const showActive = (): void => {
    for (const { marker, pins: members } of drawn)
      marker.getElement()?.classList.toggle(
        "live-marker-active",
        members.some(({ slug }) => slug === active),
      );
  };
  const showTitles = (): void => {
    for (const { marker, pins: members } of drawn) {
      const title = markerTitle(members, (id) => objectCache.get("location", id));
      if (title !== null) marker.getElement()?.setAttribute("title", title);
    }
  };
  const draw = (): void => {
    layer.clearLayers();
    const clusters = clusterByDistance(pins, (pin) => map.project([pin.lat, pin.lng]), MIN_DISTANCE_PIXELS);
    drawn = clusters.map((members) => ({ marker: createMarker(map, members, onActive), pins: members }));
    for (const { marker } of drawn) layer.addLayer(marker);
    showActive();
    showTitles();
  };
  draw();
  map.on("zoomend", draw);
  map.on("unload", objectCache.subscribe(showTitles));
  return {
    setActive(slug) {
      active = slug;
      showActive();
    },
  };
};

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

const SVG = "http://www.w3.org/2000/svg";

const addPath = (svg: SVGSVGElement, shape: string, className: string): void => {
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", shape);
  path.setAttribute("class", className);
  svg.append(path);
};

const boundsOfView = ({ bounds: { north, south, west, east } }: MapView): L.LatLngBounds =>
  L.latLngBounds([south, west], [north, east]);

/** The server's drawing, scaled with the map. */
const createBackgroundLayer = (view: MapView): L.Layer => {
  const { width, height, land, home, rivers } = view.background;
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
  svg.setAttribute("preserveAspectRatio", "none");
  svg.setAttribute("aria-hidden", "true");
  addPath(svg, land, "map-land");
  if (home) addPath(svg, home, "map-land map-home");
  for (const river of rivers) addPath(svg, river, "map-river");
  return L.svgOverlay(svg, boundsOfView(view), { className: "live-background" });
};

/** Converts a point of the drawing, which uses the map's projection, to a position. */
const toLatLng = (view: MapView, { x, y }: MapLabel): L.LatLng => {
  const { width, height } = view.background;
  const bounds = boundsOfView(view);
  const topLeft = L.CRS.EPSG3857.project(bounds.getNorthWest());
  const bottomRight = L.CRS.EPSG3857.project(bounds.getSouthEast());
  return L.CRS.EPSG3857.unproject(
    L.point(
      topLeft.x + ((bottomRight.x - topLeft.x) * x) / width,
      topLeft.y + ((bottomRight.y - topLeft.y) * y) / height,
    ),
  );
};

/** Labels stay the same size at every zoom. */
const drawLabels = (view: MapView, labels: readonly MapLabel[]): L.Layer =>
  L.layerGroup(
    labels.map((label) => {
      const text = document.createElement("span");
      text.textContent = label.text;
      text.setAttribute("aria-hidden", "true");
      const className = `live-label live-label-${label.kind} live-label-${label.side ?? "middle"}`;
      const icon = L.divIcon({ className, html: text, iconSize: [0, 0] });
      return L.marker(toLatLng(view, label), { icon, interactive: false, keyboard: false });
    }),
  );

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
