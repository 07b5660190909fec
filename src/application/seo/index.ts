export type { SiteFiles } from "./site-file-dependencies.ts";
export { createSiteFiles } from "./site-files.ts";
