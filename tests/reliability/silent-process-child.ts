// A primary process with one process that serves, listens and then hangs. Prints how that one ended.
import cluster from "node:cluster";
import { createServer } from "node:http";
import { forkServingProcess } from "../../src/server/processes/fork-serving-process.ts";

const hang = (): void => {
  const forever = new Int32Array(new SharedArrayBuffer(4));
  // The message that it listens is on its way.
  setTimeout(() => Atomics.wait(forever, 0, 0), 100);
};

if (cluster.isPrimary) {
  const { listening, ended } = forkServingProcess(null, { entry: import.meta.filename, maxSilenceMs: 5_000 });
  process.stdout.write(JSON.stringify({ hasListened: await listening, end: await ended }));
} else {
  createServer().listen(0, "127.0.0.1", hang);
}
