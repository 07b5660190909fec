import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { CONTENT_DIR } from "./past-catalogue.ts";
import { createRedirectTable } from "./redirect-table.ts";

// Writes the demo group's old addresses: `node scripts/run.mjs scripts/redirects/generate.ts`.
const table = createRedirectTable();
await writeFile(join(CONTENT_DIR, "redirects.csv"), table);
process.stdout.write(`demo/group/content/redirects.csv: ${table.trim().split("\n").length - 1} rows\n`);
