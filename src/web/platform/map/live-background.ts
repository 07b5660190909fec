import L from "leaflet";
import type { MapLabel } from "./map-labels.ts";
import type { MapView } from "./map-view.ts";

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
export const createBackgroundLayer = (view: MapView): L.Layer => {
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
export const drawLabels = (view: MapView, labels: readonly MapLabel[]): L.Layer =>
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
