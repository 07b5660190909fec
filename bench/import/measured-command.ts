import { writeSync } from "node:fs";

// Runs the command line as it is and tells, at its end, how much memory the process had at most (kilobytes).
process.on("exit", () => writeSync(2, `\npeak ${process.resourceUsage().maxRSS}\n`));

await import("../../src/cli/main.ts");
