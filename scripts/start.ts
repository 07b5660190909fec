// `npm start`: builds what is out of date, imports the demo group into an empty embedded database, and serves the
// site.
import { buildIfStale } from "./build.ts";
import { OWNER_ONLY_UMASK } from "../src/server/config.ts";
import { fillEmptyDatabase } from "./fill-empty-database.ts";

// React reads NODE_ENV when it is loaded, so the server is loaded last.
process.env["NODE_ENV"] ??= "production";

buildIfStale();
process.umask(OWNER_ONLY_UMASK);
await fillEmptyDatabase();
await import("../src/server/main.ts");
