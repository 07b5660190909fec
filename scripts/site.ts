// The site of `npm start`: imports the demo group into an empty embedded database, and serves.
import { OWNER_ONLY_UMASK } from "../src/server/environment/config.ts";
import { fillEmptyDatabaseAtStart } from "./fill-empty-database.ts";

process.umask(OWNER_ONLY_UMASK);
await fillEmptyDatabaseAtStart();
await import("../src/server/main.ts");
