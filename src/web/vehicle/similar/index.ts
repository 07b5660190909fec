export { SimilarVehicles } from "./similar-vehicles.tsx";
export type { SimilarVehicleView } from "./similar-view.ts";
