export * from "./catalogue/import-catalogue.ts";
export * from "./catalogue/kinds.ts";
export * from "./catalogue/rows.ts";
export * from "./check-feed.ts";
export * from "./feed-locations.ts";
export * from "./feed-supervisor.ts";
export * from "./vehicles/import-vehicles.ts";
