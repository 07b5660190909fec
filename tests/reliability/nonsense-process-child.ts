// A primary process with one process that serves, which sends nonsense before its metrics. Prints what became of both.
import cluster from "node:cluster";
import { createServer } from "node:http";
import { forkServingProcess } from "../../src/server/processes/fork-serving-process.ts";

if (cluster.isPrimary) {
  const errors: string[] = [];
  const talking = forkServingProcess(null, {
    entry: import.meta.filename,
    onError: (error) => errors.push(error instanceof Error ? error.name : "no error"),
  });
  await talking.listening;
  const metrics = await talking.readMetrics();
  talking.kill("SIGKILL");
  process.stdout.write(JSON.stringify({ errors, metrics, end: await talking.ended }));
} else {
  process.on("message", ({ request }: { readonly request: number }) => {
    process.send?.("nonsense");
    process.send?.({ type: "metrics", request, text: "up 1" });
  });
  createServer().listen(0, "127.0.0.1");
}
