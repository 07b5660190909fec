import { afterEach, expect, test, vi } from "vitest";
import { parseDsn } from "#domain/error-reports/index.ts";
import {
  type FakeHttpServer,
  type FakeHttpServerOptions,
  startFakeHttpServer,
} from "../../../tests/fakes/http-server.ts";
import { createErrorReporter, type ErrorReporterOptions } from "./error-reporter.ts";

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

const CONTEXT = { message: "page failed", path: "/stock", requestId: "r-1" };

test("an error that cannot be read does not reach the one who logs it", async () => {
  const { report, stop, posts } = await open();
  const unreadable = Object.defineProperty(new Error("no"), "stack", {
    get: () => {
      throw new Error("no stack");
    },
  });
  report(unreadable, CONTEXT);
  report(new Error("readable"), CONTEXT);
  await stop();
  expect(posts).toHaveLength(1);
});

test("posts an envelope with the error, its cause and where they happened", async () => {
  const { report, stop, posts } = await open();
  report(new Error("outer", { cause: new TypeError("inner") }), CONTEXT);
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
  report(new Error('anais@mail.example at /contact?nom=Kieffer: "Ma voiture", +352 621 123 456, 203.0.113.7'), CONTEXT);
  await stop();
  expect(posts[0]?.body).toContain("[email] at /contact");
  for (const personal of ["anais", "Kieffer", "Ma voiture", "621", "203.0.113.7"])
    expect(posts[0]?.body).not.toContain(personal);
});

test("reports an error once, however often it is logged, and at most thirty a minute", async () => {
  let time = 0;
  const { report, stop, posts } = await open({}, { monotonicMs: () => time });
  const error = new Error("again");
  for (let count = 0; count < 3; count += 1) report(error, CONTEXT);
  await stop();
  expect(posts).toHaveLength(1);
  for (let count = 0; count < 40; count += 1) {
    report(new Error(`number ${count}`), CONTEXT);
    await stop();
  }
  expect(posts).toHaveLength(30);
  time = 61_000;
  report(new Error("later"), CONTEXT);
  await stop();
  expect(posts).toHaveLength(31);
});

test("pauses while the receiver refuses", async () => {
  let time = 0;
  const { report, stop, posts } = await open({ statusOf: () => 429 }, { monotonicMs: () => time });
  report(new Error("one"), CONTEXT);
  await stop();
  report(new Error("two"), CONTEXT);
  await stop();
  time = 61_000;
  report(new Error("three"), CONTEXT);
  await stop();
  expect(posts).toHaveLength(2);
});

test("a receiver that never answers holds ten reports and nobody for longer than the deadline", async () => {
  const { report, stop, posts } = await open({ neverAnswers: true }, { timeoutMs: 200 });
  for (let count = 0; count < 30; count += 1) report(new Error(`number ${count}`), CONTEXT);
  await vi.waitFor(() => expect(posts).toHaveLength(10));
  await stop();
  expect(posts).toHaveLength(10);
});

test("a receiver that is gone harms nothing", async () => {
  const { report, stop } = await open();
  await receiver?.stop();
  receiver = null;
  expect(() => report("no error object", CONTEXT)).not.toThrow();
  await expect(stop()).resolves.toBeUndefined();
});
