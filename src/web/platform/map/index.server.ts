// Server only.
export { buildMapView } from "./map-view.server.ts";
