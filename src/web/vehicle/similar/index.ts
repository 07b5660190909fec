export { SimilarVehicles } from "./similar-vehicles.tsx";
export { UNMET_TEXTS } from "./unmet-strings.ts";
export type { SimilarVehicleView } from "./similar-view.ts";
