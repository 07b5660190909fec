// Server only.
export { modelData, modelImageUrls } from "./page/model-data.server.ts";
export { modelCrumbs } from "./page/model-crumbs.server.ts";
