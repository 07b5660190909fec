import L from "leaflet";
import { clusterByDistance } from "./cluster-by-distance.ts";
import { objectCache } from "../object-cache/index.ts";
import { markerLabel, markerTitle } from "./marker-title.ts";
import type { MapPinView } from "./map-view.ts";

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
export const createMarkerLayer = (
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
