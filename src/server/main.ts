import cluster from "node:cluster";
import { OWNER_ONLY_UMASK, readConfig } from "./config.ts";

process.umask(OWNER_ONLY_UMASK);

const config = readConfig(process.env);
if (!config.ok) {
  for (const problem of config.error) process.stderr.write(`${problem}\n`);
  process.exit(1);
}

// The process that starts others loads nothing of the site.
if (cluster.isPrimary && config.value.processes > 1) {
  const { serveWithProcesses } = await import("./processes/primary.ts");
  await serveWithProcesses(config.value);
} else {
  const { serve } = await import("./serve.ts");
  await serve(config.value);
}
