export * from "./page.ts";
export * from "./public-start.ts";
export * from "./third-parties.ts";
export type { CreatePageHandler, SiteServices } from "./site-services.ts";
