export * from "./page.ts";
export type { CreatePageHandler, SiteServices } from "./site-services.ts";
