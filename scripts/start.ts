// `npm start`: builds what is out of date, and starts the site.
import { pathToFileURL } from "node:url";
import { buildIfStale } from "./build.ts";
import { programFile } from "./program/program.ts";

// React reads NODE_ENV when it is loaded, so the server is loaded last.
process.env["NODE_ENV"] ??= "production";

await buildIfStale();
await import(pathToFileURL(await programFile("site")).href);
