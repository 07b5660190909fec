// `npm start`: builds what is stale, fills an empty embedded database with the demo group, serves.
import { buildIfStale } from "./build.ts";
import { fillEmptyDatabase } from "./fill-empty-database.ts";

// React decides by it when it is loaded, which is why the server is loaded last.
process.env["NODE_ENV"] ??= "production";

buildIfStale();
await fillEmptyDatabase();
await import("../src/server/main.ts");
