import { writeSync } from "node:fs";

// Runs the command line and prints its peak memory at the end (kilobytes).
process.on("exit", () => writeSync(2, `\npeak ${process.resourceUsage().maxRSS}\n`));

await import("../../src/cli/main.ts");
