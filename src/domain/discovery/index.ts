export * from "./llms.ts";
export * from "./robots.ts";
export * from "./rss.ts";
export * from "./sitemap.ts";
