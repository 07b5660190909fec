// `npm start`: builds what is out of date, and starts the site.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { arePagesBuilt } from "./build.ts";
import { isProgramBuilt, programFile } from "./program/program.ts";

/** In a process of its own, which gives back the memory of the bundlers. */
const build = async (): Promise<void> => {
  const builder = spawn(process.execPath, [join(import.meta.dirname, "build.ts")], { stdio: "inherit" });
  const end = () => {
    builder.kill();
  };
  process.on("SIGTERM", end).on("SIGINT", end);
  const [status] = (await once(builder, "exit")) as [number | null];
  process.off("SIGTERM", end).off("SIGINT", end);
  if (status !== 0) process.exit(status ?? 1);
};

// React reads NODE_ENV when it is loaded, so the server is loaded last.
process.env["NODE_ENV"] ??= "production";

if (!arePagesBuilt() || !isProgramBuilt()) await build();
await import(pathToFileURL(await programFile("site")).href);
