// `npm start`: builds what is stale, fills an empty embedded database with the demo group, serves.
process.env["NODE_ENV"] ??= "production";

const { buildIfStale } = await import("./build.ts");
buildIfStale();

const { fillEmptyDatabase } = await import("./fill-empty-database.ts");
await fillEmptyDatabase();

await import("../src/server/main.ts");
