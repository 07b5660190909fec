export type { SiteFiles } from "./sitemaps.ts";
export { createSiteFiles } from "./site-files.ts";
