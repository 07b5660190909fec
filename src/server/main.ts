import cluster from "node:cluster";
import { setFlagsFromString } from "node:v8";
import { ConfigurationError } from "#domain/shared/index.ts";
import { type Config, OWNER_ONLY_UMASK, readConfig } from "./environment/config.ts";

// Otherwise V8 allocates requests in the old generation once it has seen some survive a collection, as slow pages do:
// each dead request then retains young objects until a full collection.
setFlagsFromString("--no-allocation-site-pretenuring");
process.umask(OWNER_ONLY_UMASK);

const config = readConfig(process.env);
if (!config.ok) {
  for (const problem of config.error) process.stderr.write(`${problem}\n`);
  process.exit(1);
}

const start = async (startConfig: Config): Promise<void> => {
  // The primary process, which starts the others, loads no code of the site.
  if (cluster.isPrimary && startConfig.processes > 1) {
    const { serveWithProcesses } = await import("./processes/primary.ts");
    await serveWithProcesses(startConfig);
  } else {
    const { serve } = await import("./serve.ts");
    await serve(startConfig);
  }
};

try {
  await start(config.value);
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
