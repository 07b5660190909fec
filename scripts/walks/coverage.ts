// Preloaded with `--import` into a process whose executed source files are counted; see measure.ts.
import { appendFileSync } from "node:fs";
import { createServer } from "node:http";
import { Session, type Profiler } from "node:inspector";
import { isMainThread, parentPort } from "node:worker_threads";

const session = new Session();
session.connect();
session.post("Profiler.enable");
session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });

const SOURCE = /\/(src\/.*?\.tsx?)(?:$|\?)/;

const sourceOf = ({ url }: Profiler.ScriptCoverage): string | null =>
  url.includes("/node_modules/") ? null : (SOURCE.exec(url)?.[1] ?? null);

/** Functions called since the last time, by source file; that of the module itself does not count. */
const takeCalls = (): Readonly<Record<string, readonly string[]>> => {
  const calls: Record<string, string[]> = {};
  session.post("Profiler.takePreciseCoverage", (error, coverage) => {
    if (error) throw error;
    for (const script of coverage.result) {
      const source = sourceOf(script);
      const called = script.functions.filter(({ ranges: [range], functionName }) => {
        // The function of the module itself begins at 0.
        return range !== undefined && range.count > 0 && range.startOffset > 0 && !functionName.startsWith("__vite");
      });
      if (source !== null && called.length > 0)
        calls[source] = called.map(({ functionName, ranges }) => `${functionName}@${ranges[0]?.startOffset}`);
    }
  });
  return calls;
};

const { WALK_PORT: controlPort, WALK_FILE: file } = process.env;

const append = (): void => {
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(takeCalls())}\n`);
};

if (!isMainThread) {
  // A worker is terminated as soon as it has answered.
  const port = parentPort;
  if (port) {
    port.postMessage = new Proxy(Reflect.get(port, "postMessage"), {
      apply(send, _, message) {
        append();
        Reflect.apply(send, port, message);
      },
    });
  }
} else if (controlPort === undefined) {
  process.on("exit", append);
} else {
  createServer((_, response) => response.end(JSON.stringify(takeCalls())))
    .listen(Number(controlPort), "127.0.0.1")
    .unref();
}
