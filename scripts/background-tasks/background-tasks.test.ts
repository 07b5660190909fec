import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findBackgroundTasks } from "./find-background-tasks.ts";

const ROOT = join(import.meta.dirname, "../..");

/** Code that runs on the server; pages run in the browser. */
const SOURCES = [
  ...globSync("src/{adapters,application,cli,domain,server,shared-container,workers}/**/*.ts", { cwd: ROOT }),
  ...globSync("src/web/**/*.server.{ts,tsx}", { cwd: ROOT }),
]
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => !/\.test\.tsx?$/.test(path));

const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");

/** Tasks without `withErrorHandler` or `inBackground`, with the reason; the number of tasks. */
const EXCEPTIONS: Readonly<Record<string, readonly [number, string]>> = {
  "src/domain/shared/background.ts": [1, "it catches for all others"],
  "src/server/process-error-handlers.ts": [2, "it handles what nothing else does"],
  "src/adapters/feeds/xml/xml-reader.ts": [
    8,
    "the parser calls them while it is written to: the reader of the feed gets the error",
  ],
  "src/adapters/feeds/proposal/sample-feed.ts": [2, "the parser calls them while it is written to"],
  "src/adapters/uploads/office/read-xml.ts": [4, "the parser calls them while it is written to"],
};

const uncaught = (path: string) => findBackgroundTasks(path, read(path)).filter(({ isCaught }) => !isCaught);

test("each timer, listener and promise that nobody waits for is caught", () => {
  const found = SOURCES.flatMap((path) => {
    const tasks = uncaught(path);
    const [allowed = 0] = EXCEPTIONS[path] ?? [];
    return tasks.length === allowed ? [] : tasks.map(({ line, start, code }) => `${path}:${line} ${start} ${code}`);
  });
  expect(found, "start it with `withErrorHandler` or `inBackground` (src/domain/shared/background.ts)").toEqual([]);
});

test.each([
  "setInterval(check, 1_000);",
  "setTimeout(async () => check(), 1_000);",
  "setImmediate(() => check());",
  'process.on("SIGHUP", () => site.reload());',
  'process.once("SIGTERM", stop);',
  'worker.on("message", async (message) => answer(message));',
  'const onData = (bytes: Buffer): void => read(bytes);\nsocket.on("data", onData);',
  'signal.addEventListener("abort", () => leave());',
  "watch(folder, () => check());",
  "const onChange = (): void => void refresh();",
])("finds %j", (code) => {
  expect(findBackgroundTasks("a.ts", code).filter(({ isCaught }) => !isCaught)).toHaveLength(1);
});

test.each([
  "setInterval(withErrorHandler(check, onError), 1_000);",
  "const onTimer = withErrorHandler(check, onError);\nsetTimeout(onTimer, 1_000);",
  "setTimeout(resolve, 1_000);",
  "setTimeout(() => controller.abort(), 1_000);",
  'process.on("SIGHUP", withErrorHandler(site.reload, onError));',
  'socket.on("error", () => undefined);',
  'server.on("close", () => inBackground(stop, onError));',
  "const forget = (key: string): void => void keys.delete(key);",
  "void reader.cancel().catch(() => undefined);",
  'db.createIndex("a").on("vehicles");',
])("accepts %j", (code) => {
  expect(findBackgroundTasks("a.ts", code).filter(({ isCaught }) => !isCaught)).toEqual([]);
});
