import { writeSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { programFile } from "../../scripts/program/program.ts";

// Runs the command line and prints its peak memory at the end (kilobytes).
process.on("exit", () => writeSync(2, `\npeak ${process.resourceUsage().maxRSS}\n`));

await import(pathToFileURL(await programFile("vitrine")).href);
