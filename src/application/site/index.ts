export * from "./site-services.ts";
export * from "./public-start.ts";
export * from "./third-parties.ts";
