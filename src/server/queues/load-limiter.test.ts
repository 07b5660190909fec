import { expect, test } from "vitest";
import { createLoadLimiter, type LoadLimits, OverloadError, type QueueLimits, type TaskKind } from "./load-limiter.ts";

const createTask = () => {
  const done = Promise.withResolvers<string>();
  const state = { started: false };
  const task = (): Promise<string> => {
    state.started = true;
    return done.promise;
  };
  return { task, state, finish: () => done.resolve("done") };
};

const ONE_PLACE: QueueLimits = { places: 1, maxWaitMs: 60_000 };

const ENDLESS: QueueLimits = { places: Number.POSITIVE_INFINITY, maxWaitMs: Number.POSITIVE_INFINITY };

const aLimiter = ({
  queues = {},
  ...limits
}: Partial<Omit<LoadLimits, "queues">> & { queues?: Partial<LoadLimits["queues"]> } = {}) =>
  createLoadLimiter({
    maxRunning: 1,
    queues: {
      lead: ENDLESS,
      form: ONE_PLACE,
      page: ONE_PLACE,
      data: ONE_PLACE,
      icon: ONE_PLACE,
      export: ONE_PLACE,
      post: ONE_PLACE,
      ...queues,
    },
    preloadPlaces: 1,
    connections: () => 0,
    onShed: () => undefined,
    ...limits,
  });

test("runs a limited number of tasks, queues a limited number and sheds the rest without starting them", async () => {
  let shed = 0;
  const limiter = aLimiter({ onShed: () => void (shed += 1) });
  const [first, second, third] = [createTask(), createTask(), createTask()];
  const running = limiter.run(first.task, "page");
  const queued = limiter.run(second.task, "page");
  await expect.poll(() => first.state.started).toBe(true);
  expect(limiter.isFull("page")).toBe(true);
  await expect(limiter.run(third.task, "page")).rejects.toBeInstanceOf(OverloadError);
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
const createBlocked = async (limits: Parameters<typeof aLimiter>[0] = {}) => {
  const limiter = aLimiter(limits);
  const { task, state, finish } = createTask();
  const started: string[] = [];
  const tasks: Promise<unknown>[] = [limiter.run(task, "page")];
  await expect.poll(() => state.started).toBe(true);
  const run = (name: string, kind: TaskKind): void =>
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

const isShed = (limiter: ReturnType<typeof aLimiter>, kind: TaskKind): Promise<boolean> =>
  limiter.run(async () => false, kind).catch((error: unknown) => error instanceof OverloadError);

test("queues a form that is opened where a page is shed, up to its own places", async () => {
  const { limiter, run, started, finish } = await createBlocked();
  run("page", "page");
  expect([limiter.isFull("page"), limiter.isFull("form")]).toEqual([true, false]);
  expect(await isShed(limiter, "page")).toBe(true);
  run("form", "form");
  expect([limiter.isFull("page"), limiter.isFull("form")]).toEqual([true, true]);
  expect(await isShed(limiter, "form")).toBe(true);
  await finish();
  expect(started.toSorted()).toEqual(["form", "page"]);
});

test("starts forms and pages by turns, and forms beyond their own places as pages", async () => {
  const [form, page] = [
    { places: 2, maxWaitMs: 60_000 },
    { places: 5, maxWaitMs: 60_000 },
  ];
  const { run, started, finish } = await createBlocked({ queues: { form, page } });
  for (const name of ["p1", "p2", "p3"]) run(name, "page");
  for (const name of ["f1", "f2", "f3"]) run(name, "form");
  await finish();
  expect(started).toEqual(["f1", "p1", "f2", "p2", "p3", "f3"]);
});

test("fills no queue with the tasks of another one, and starts one of each by turns", async () => {
  const places = { places: 2, maxWaitMs: 60_000 };
  const { limiter, run, started, finish } = await createBlocked({
    queues: { page: places, data: places, post: places },
  });
  for (const kind of ["post", "data", "page"] as const) for (const name of [1, 2]) run(`${kind} ${name}`, kind);
  expect(["page", "data", "post", "export", "form", "lead"].map((kind) => limiter.isFull(kind as TaskKind))).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
  await finish();
  expect(started).toEqual(["data 1", "post 1", "page 1", "data 2", "post 2", "page 2"]);
});

test("sheds preloads before pages", async () => {
  const { limiter, run, finish } = await createBlocked({ queues: { page: { places: 3, maxWaitMs: 60_000 } } });
  run("p1", "page");
  expect([limiter.isFull("preload"), limiter.isFull("page")]).toEqual([true, false]);
  expect(await isShed(limiter, "preload")).toBe(true);
  run("p2", "page");
  await finish();
  expect(await isShed(limiter, "preload")).toBe(false);
});

test("never sheds a form with a valid token, and starts the first of them before what has waited longer", async () => {
  const { limiter, run, started, finish } = await createBlocked({ queues: { page: { places: 9, maxWaitMs: 60_000 } } });
  for (const name of ["p1", "p2"]) run(name, "page");
  const leads = Array.from({ length: 200 }, (_, index) => `lead ${index}`);
  for (const name of leads) run(name, "lead");
  expect(limiter.isFull("lead")).toBe(false);
  await finish();
  expect(started.slice(0, 4)).toEqual(["lead 0", "p1", "lead 1", "p2"]);
  expect(started).toHaveLength(leads.length + 2);
});

test("runs as many tasks of a queue at once as it allows, and those of others beside them", async () => {
  const limiter = aLimiter({ maxRunning: 2, queues: { export: { places: 5, atOnce: 1, maxWaitMs: 60_000 } } });
  const [first, second, page] = [createTask(), createTask(), createTask()];
  const runs = [limiter.run(first.task, "export"), limiter.run(second.task, "export")];
  await expect.poll(() => first.state.started).toBe(true);
  runs.push(limiter.run(page.task, "page"));
  await expect.poll(() => page.state.started).toBe(true);
  expect(second.state.started).toBe(false);
  first.finish();
  await expect.poll(() => second.state.started).toBe(true);
  for (const { finish } of [second, page]) finish();
  await Promise.all(runs);
});

test("sheds a task that waits too long, and goes on after one that fails", async () => {
  const limiter = aLimiter({ queues: { page: { places: 1, maxWaitMs: 500 } } });
  const [first, second] = [createTask(), createTask()];
  const running = limiter.run(first.task, "page");
  await expect.poll(() => first.state.started).toBe(true);
  await expect(limiter.run(second.task, "page")).rejects.toBeInstanceOf(OverloadError);
  first.finish();
  await running;
  await expect(limiter.run(() => Promise.reject(new Error("no page")), "page")).rejects.toThrow("no page");
  await expect.poll(() => limiter.counts().running).toBe(0);
  expect(await limiter.run(async () => "done", "page")).toBe("done");
});

test("accepts all waiting connections before each task", async () => {
  let connections = 0;
  const accept = (left: number): void => {
    connections += 1;
    if (left > 1) setImmediate(accept, left - 1);
  };
  const limiter = aLimiter({ connections: () => connections });
  accept(5);
  expect(await limiter.run(async () => connections, "page")).toBe(5);
});

test("lets other work run between two tasks", async () => {
  const limiter = aLimiter({ queues: { page: { places: 10, maxWaitMs: 60_000 } } });
  const order: string[] = [];
  const tasks = Array.from({ length: 3 }, (_, index) =>
    limiter.run(async () => void order.push(`task ${index}`), "page"),
  );
  setImmediate(() => order.push("other work"));
  await Promise.all(tasks);
  expect(order).toEqual(["other work", "task 0", "task 1", "task 2"]);
});
