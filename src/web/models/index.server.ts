// Server only.
export { modelData, modelImageUrls } from "./page/model-data.server.ts";
