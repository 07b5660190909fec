import { spawn } from "node:child_process";
import { once } from "node:events";
import { afterEach, expect, test } from "vitest";
import { parseDsn } from "#domain/error-reports/index.ts";
import {
  type FakeHttpServer,
  type FakeHttpServerOptions,
  startFakeHttpServer,
} from "../../../tests/fakes/http-server.ts";
import { createErrorReporter, type ErrorReporterOptions } from "./error-reporter.ts";
import { waitFor } from "../../../tests/wait-for.ts";

let receiver: FakeHttpServer | null = null;

afterEach(async () => {
  await receiver?.stop();
  receiver = null;
});

const open = async (server: FakeHttpServerOptions = {}, options: Partial<ErrorReporterOptions> = {}) => {
  receiver = await startFakeHttpServer(server);
  const target = parseDsn(`http://abc@127.0.0.1:${receiver.port}/7`) ?? expect.fail("no target");
  return {
    ...createErrorReporter({ target, environment: "test", release: "vitrine-1.0.0+abc", ...options }),
    posts: receiver.posts,
  };
};

const LINE = { message: "page failed", path: "/stock", requestId: "r-1" };

const page = (error: unknown, message = LINE.message) => ({ ...LINE, message, error });

/** Lines of different causes: numbers alone make no other cause. */
const causes = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    page(new Error("again"), `step ${"abcdefgh"[index % 8]}${"ijklm"[index >> 3]}`),
  );

test("an error that cannot be read does not reach the one who logs it", async () => {
  const { report, stop, posts } = await open();
  const unreadable = Object.defineProperty(new Error("no"), "stack", {
    get: () => {
      throw new Error("no stack");
    },
  });
  report(page(unreadable));
  report(page(new Error("readable")));
  await stop();
  expect(posts).toHaveLength(1);
});

test("posts an envelope with the error, its cause and where they happened", async () => {
  const { report, stop, posts } = await open();
  report(page(new Error("outer", { cause: new TypeError("inner") })));
  await stop();
  const [post] = posts;
  expect(post?.path).toBe("/api/7/envelope/?sentry_version=7&sentry_key=abc");
  const [header, item, event] = (post?.body ?? "").split("\n").map((line) => JSON.parse(line));
  expect(item).toEqual({ type: "event" });
  expect(header.event_id).toBe(event.event_id);
  expect(event).toMatchObject({
    platform: "node",
    level: "error",
    environment: "test",
    release: "vitrine-1.0.0+abc",
    transaction: "/stock",
    tags: { request_id: "r-1" },
    exception: {
      values: [
        { type: "TypeError", value: "inner" },
        { type: "Error", value: "outer" },
      ],
    },
  });
  const frames = event.exception.values[1].stacktrace.frames;
  expect(frames.at(-1)).toMatchObject({ filename: "src/adapters/observability/error-reporter.test.ts", in_app: true });
});

test("names no person", async () => {
  const { report, stop, posts } = await open();
  report(page(new Error('anais@mail.example at /contact?nom=Kieffer: "Ma voiture", +352 621 123 456, 203.0.113.7')));
  await stop();
  expect(posts[0]?.body).toContain("[email] at /contact");
  for (const personal of ["anais", "Kieffer", "Ma voiture", "621 123", "123 456", "203.0.113.7"])
    expect(posts[0]?.body).not.toContain(personal);
});

test("reports an error once, however often it is logged", async () => {
  const { report, stop, posts } = await open();
  const error = new Error("again");
  for (const message of ["first", "second", "third"]) report(page(error, message));
  await stop();
  expect(posts).toHaveLength(1);
});

test("reports a line without an error by its words and code, as one group", async () => {
  const { report, stop, posts } = await open();
  for (const count of [3, 4]) report({ message: `${count} leads not saved`, code: "SQLITE_BUSY" });
  await stop();
  const events = posts.map(({ body }) => JSON.parse(body.split("\n")[2] ?? "null"));
  expect(new Set(events.map(({ message }) => message))).toEqual(new Set(["3 leads not saved", "4 leads not saved"]));
  for (const event of events) {
    expect(event).toMatchObject({ tags: { code: "SQLITE_BUSY" }, fingerprint: ["# leads not saved – SQLITE_BUSY"] });
    expect(event).not.toHaveProperty("exception");
  }
});

test("reports at most thirty lines a minute, ten of one cause, and counts what it drops", async () => {
  let time = 0;
  const results: string[] = [];
  const { report, stop, posts } = await open(
    {},
    { monotonicMs: () => time, onResult: (result) => results.push(result) },
  );
  const reportEach = async (lines: readonly ReturnType<typeof page>[]): Promise<void> => {
    for (const line of lines) {
      report(line);
      await stop();
    }
  };
  await reportEach(Array.from({ length: 12 }, (_, index) => page(new Error(`number ${index}`))));
  expect(posts).toHaveLength(10);
  await reportEach(causes(40));
  expect(posts).toHaveLength(30);
  expect(results.filter((result) => result === "sent")).toHaveLength(30);
  expect(results.filter((result) => result === "dropped")).toHaveLength(22);
  time = 61_000;
  report(page(new Error("later")));
  await stop();
  expect(posts).toHaveLength(31);
});

test("pauses while the receiver refuses", async () => {
  let time = 0;
  const { report, stop, posts } = await open({ statusOf: () => 429 }, { monotonicMs: () => time });
  report(page(new Error("one")));
  await stop();
  report(page(new Error("two")));
  await stop();
  time = 61_000;
  report(page(new Error("three")));
  await stop();
  expect(posts).toHaveLength(2);
});

test("a receiver that never answers holds ten reports and nobody for longer than the deadline", async () => {
  const { report, stop, posts } = await open({ neverAnswers: true }, { timeoutMs: 200 });
  for (const line of causes(30)) report(line);
  await waitFor(() => expect(posts).toHaveLength(10));
  await stop();
  expect(posts).toHaveLength(10);
});

test("a receiver that is gone harms nothing", async () => {
  const results: string[] = [];
  const { report, stop } = await open({}, { onResult: (result) => results.push(result) });
  await receiver?.stop();
  receiver = null;
  expect(() => report(page("no error object"))).not.toThrow();
  await expect(stop()).resolves.toBeUndefined();
  expect(results).toEqual(["failed"]);
});

const DYING = `
import { createErrorReporter } from ${JSON.stringify(import.meta.resolve("./error-reporter.ts"))};
const target = { dsn: "", publicKey: "abc", envelopeUrl: process.argv[1] };
const { report } = createErrorReporter({ target, environment: "test", release: "r" });
process.on("uncaughtExceptionMonitor", (error) => report({ message: "ends the process", error }));
setTimeout(() => { throw new Error("nobody catches me"); });
`;

test("an exception that ends the process is reported all the same", async () => {
  receiver = await startFakeHttpServer();
  const dying = spawn(process.execPath, ["--input-type=module", "-e", DYING, `${receiver.url}/api/7/envelope/`], {
    stdio: "ignore",
  });
  expect(await once(dying, "exit")).toEqual([1, null]);
  expect(receiver.posts.map(({ body }) => body).join()).toContain("nobody catches me");
});
