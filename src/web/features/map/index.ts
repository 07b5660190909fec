export type { MapInput, MapView } from "./map-view.ts";
export { SvgMap } from "./svg-map.tsx";
