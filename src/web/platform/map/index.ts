export type { MapInput, MapView } from "./map-view.ts";
export { MovableMap } from "./movable-map.tsx";
export { SvgMap } from "./svg-map.tsx";
export { mapStrings } from "./map-strings.ts";
