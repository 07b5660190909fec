// Migrates the database of the address in its argument, as a start does.
import { openDatabase } from "../../src/adapters/database/index.ts";

const [url = ""] = process.argv.slice(2);
const database = await openDatabase({ dataDir: "/nowhere", url });
await database.close();
