import { expect, test } from "vitest";
import { createLoadLimiter, OverloadError } from "./load-limiter.ts";

const createTask = () => {
  const done = Promise.withResolvers<string>();
  const state = { started: false };
  const task = (): Promise<string> => {
    state.started = true;
    return done.promise;
  };
  return { task, state, finish: () => done.resolve("done") };
};

const LIMITS = {
  maxRunning: 1,
  maxQueued: 1,
  maxQueuedForms: 1,
  maxWaitMs: 60_000,
  connections: () => 0,
  onShed: () => undefined,
};

test("runs a limited number of tasks, queues a limited number and sheds the rest without starting them", async () => {
  let shed = 0;
  const limiter = createLoadLimiter({ ...LIMITS, onShed: () => void (shed += 1) });
  const [first, second, third] = [createTask(), createTask(), createTask()];
  const running = limiter.run(first.task);
  const queued = limiter.run(second.task);
  await expect.poll(() => first.state.started).toBe(true);
  expect(limiter.isFull()).toBe(true);
  await expect(limiter.run(third.task)).rejects.toBeInstanceOf(OverloadError);
  expect([first, second, third].map(({ state }) => state.started)).toEqual([true, false, false]);
  expect(limiter.counts()).toEqual({ running: 1, queued: 1 });
  expect(shed).toBe(1);
  first.finish();
  second.finish();
  expect(await Promise.all([running, queued])).toEqual(["done", "done"]);
  await expect.poll(limiter.counts).toEqual({ running: 0, queued: 0 });
  expect(shed).toBe(1);
});

/** A limiter whose first task runs until `finish`, and the names of the tasks in start order. */
const createBlocked = async (limits: Partial<typeof LIMITS>) => {
  const limiter = createLoadLimiter({ ...LIMITS, ...limits });
  const { task, state, finish } = createTask();
  const started: string[] = [];
  const tasks: Promise<unknown>[] = [limiter.run(task)];
  await expect.poll(() => state.started).toBe(true);
  const run = (name: string, kind: "page" | "form"): void =>
    void tasks.push(limiter.run(async () => void started.push(name), kind));
  return {
    limiter,
    run,
    started,
    finish: async () => {
      finish();
      await Promise.all(tasks);
    },
  };
};

test("queues a form that is opened where a page is shed, up to its own places", async () => {
  const { limiter, run, started, finish } = await createBlocked({});
  run("page", "page");
  expect([limiter.isFull("page"), limiter.isFull("form")]).toEqual([true, false]);
  await expect(limiter.run(async () => "page")).rejects.toBeInstanceOf(OverloadError);
  run("form", "form");
  expect([limiter.isFull("page"), limiter.isFull("form")]).toEqual([true, true]);
  await expect(limiter.run(async () => "form", "form")).rejects.toBeInstanceOf(OverloadError);
  await finish();
  expect(started.toSorted()).toEqual(["form", "page"]);
});

test("starts forms and pages by turns, and forms beyond their own places as pages", async () => {
  const { run, started, finish } = await createBlocked({ maxQueued: 5, maxQueuedForms: 2 });
  for (const name of ["p1", "p2", "p3"]) run(name, "page");
  for (const name of ["f1", "f2", "f3"]) run(name, "form");
  await finish();
  expect(started).toEqual(["f1", "p1", "f2", "p2", "p3", "f3"]);
});

test("sheds a task that waits too long, and goes on after one that fails", async () => {
  const limiter = createLoadLimiter({ ...LIMITS, maxWaitMs: 500 });
  const [first, second] = [createTask(), createTask()];
  const running = limiter.run(first.task);
  await expect.poll(() => first.state.started).toBe(true);
  await expect(limiter.run(second.task)).rejects.toBeInstanceOf(OverloadError);
  first.finish();
  await running;
  await expect(limiter.run(() => Promise.reject(new Error("no page")))).rejects.toThrow("no page");
  await expect.poll(() => limiter.counts().running).toBe(0);
  expect(await limiter.run(async () => "done")).toBe("done");
});

test("accepts all waiting connections before each task", async () => {
  let connections = 0;
  const accept = (left: number): void => {
    connections += 1;
    if (left > 1) setImmediate(accept, left - 1);
  };
  const limiter = createLoadLimiter({ ...LIMITS, connections: () => connections });
  accept(5);
  expect(await limiter.run(async () => connections)).toBe(5);
});

test("lets other work run between two tasks", async () => {
  const limiter = createLoadLimiter({ ...LIMITS, maxQueued: 10 });
  const order: string[] = [];
  const tasks = Array.from({ length: 3 }, (_, index) => limiter.run(async () => void order.push(`task ${index}`)));
  setImmediate(() => order.push("other work"));
  await Promise.all(tasks);
  expect(order).toEqual(["other work", "task 0", "task 1", "task 2"]);
});
