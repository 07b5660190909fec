// A primary process with one process that serves, listens and hangs at its first message. Prints how that one ended.
import cluster from "node:cluster";
import { createServer } from "node:http";
import { forkServingProcess } from "../../src/server/processes/fork-serving-process.ts";

if (cluster.isPrimary) {
  const silent = forkServingProcess(null, {
    entry: import.meta.filename,
    maxSilenceMs: 10_000,
    onError: () => undefined,
  });
  const hasListened = await silent.listening;
  const metrics = await silent.readMetrics();
  process.stdout.write(JSON.stringify({ hasListened, metrics, end: await silent.ended }));
} else {
  process.once("message", () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0));
  createServer().listen(0, "127.0.0.1");
}
