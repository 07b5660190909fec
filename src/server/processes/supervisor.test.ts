import { expect, test } from "vitest";
import { createSupervisor, type Predecessor, type ProcessEnd, type ServingProcess } from "./supervisor.ts";

type FakeProcess = ServingProcess & {
  readonly predecessor: Predecessor | null;
  readonly signals: NodeJS.Signals[];
  readonly listen: () => void;
  readonly end: (end: Partial<ProcessEnd>) => void;
};

const fakeProcess = (pid: number, predecessor: Predecessor | null): FakeProcess => {
  const listening = Promise.withResolvers<boolean>();
  const ended = Promise.withResolvers<ProcessEnd>();
  let isListening = false;
  const signals: NodeJS.Signals[] = [];
  return {
    pid,
    predecessor,
    signals,
    isListening: () => isListening,
    listening: listening.promise,
    ended: ended.promise,
    kill: (signal) => void signals.push(signal),
    readMetrics: () => Promise.resolve(null),
    listen() {
      isListening = true;
      listening.resolve(true);
    },
    end(end) {
      listening.resolve(false);
      ended.resolve({ code: null, signal: null, ...end });
    },
  };
};

const setUp = (count: number) => {
  const started: FakeProcess[] = [];
  const waits: { readonly milliseconds: number; readonly end: (value: unknown) => void }[] = [];
  const warnings: string[] = [];
  let time = 0;
  const supervisor = createSupervisor({
    count,
    start(predecessor) {
      const one = fakeProcess(started.length + 101, predecessor);
      started.push(one);
      return one;
    },
    wait: (milliseconds) => new Promise((end) => waits.push({ milliseconds, end })),
    now: () => time,
    warn: (message) => void warnings.push(message),
  });
  const at = (index: number): FakeProcess => started[index] ?? expect.fail(`no process ${index}`);
  /** Ends the wait for the next process. */
  const waitOver = async (): Promise<number> => {
    await expect.poll(() => waits.length).toBe(1);
    const [{ milliseconds, end }] = waits.splice(0) as [(typeof waits)[number]];
    end(undefined);
    return milliseconds;
  };
  return {
    supervisor,
    started,
    at,
    warnings,
    waitOver,
    waits,
    pass: (milliseconds: number) => void (time += milliseconds),
  };
};

const startTwo = async () => {
  const all = setUp(2);
  const start = all.supervisor.start();
  all.at(0).listen();
  await expect.poll(() => all.started.length).toBe(2);
  all.at(1).listen();
  expect(await start).toBe(true);
  return all;
};

test("starts the first process alone, and the others once it listens", async () => {
  const { supervisor, started, at } = setUp(3);
  const start = supervisor.start();
  expect(started).toHaveLength(1);
  at(0).listen();
  await expect.poll(() => started.length).toBe(3);
  at(1).listen();
  at(2).listen();
  expect(await start).toBe(true);
  expect([...supervisor.processes().keys()]).toEqual([1, 2, 3]);
});

test("starts no other process when the first one does not start", async () => {
  const { supervisor, started, at, warnings } = setUp(2);
  const start = supervisor.start();
  at(0).end({ code: 1 });
  expect(await start).toBe(false);
  expect(started).toHaveLength(1);
  expect(warnings).toEqual([]);
});

test("a process that ends is replaced by one that knows why, under the same number", async () => {
  const { supervisor, started, at, warnings, waitOver } = await startTwo();
  at(0).end({ signal: "SIGKILL" });
  expect(await waitOver()).toBe(1_000);
  await expect.poll(() => started.length).toBe(3);
  expect(at(2).predecessor).toEqual({ pid: 101, reason: "SIGKILL" });
  expect(supervisor.processes().get(1)).toBe(at(2));
  expect(warnings).toEqual(["Process 101 ended with SIGKILL. Another one starts in 1 s."]);
});

test("waits longer before each process that follows one that ended soon, up to half a minute", async () => {
  const { started, at, waitOver, pass } = await startTwo();
  const delays: number[] = [];
  for (let index = 0; index < 7; index += 1) {
    at(index === 0 ? 0 : index + 1).end({ code: 1 });
    delays.push(await waitOver());
    await expect.poll(() => started.length).toBe(index + 3);
  }
  expect(delays).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
  pass(61_000);
  at(8).end({ code: 1 });
  expect(await waitOver()).toBe(1_000);
});

test("a reload reaches the processes that listen", async () => {
  const { supervisor, started, at, waitOver } = await startTwo();
  at(0).end({ code: 1 });
  await waitOver();
  await expect.poll(() => started.length).toBe(3);
  supervisor.reload();
  expect([at(1).signals, at(2).signals]).toEqual([["SIGHUP"], []]);
});

test.each([
  [{ code: 0 }, 0],
  [{ code: 1 }, 1],
  [{ signal: "SIGTERM" }, 0],
  [{ signal: "SIGSEGV" }, 1],
])("stops all processes and starts none; after %j of one of them the exit code is %i", async (end, code) => {
  const { supervisor, started, at, warnings } = await startTwo();
  const stopped = supervisor.stop("SIGTERM");
  expect([at(0).signals, at(1).signals]).toEqual([["SIGTERM"], ["SIGTERM"]]);
  at(0).end({ code: 0 });
  at(1).end(end);
  expect(await stopped).toBe(code);
  expect([started.length, warnings]).toEqual([2, []]);
});

test("kills a process that does not stop in time", async () => {
  const { supervisor, at, waits } = await startTwo();
  const stopped = supervisor.stop("SIGTERM");
  at(0).end({ code: 0 });
  expect(waits.map(({ milliseconds }) => milliseconds)).toEqual([9_800]);
  waits[0]?.end(undefined);
  expect(await stopped).toBe(1);
  expect(at(1).signals).toEqual(["SIGTERM", "SIGKILL"]);
});

test("starts no process after a stop that comes while it waits", async () => {
  const { supervisor, started, at, waits } = await startTwo();
  at(0).end({ code: 1 });
  await expect.poll(() => waits.length).toBe(1);
  const stopped = supervisor.stop("SIGINT");
  waits[0]?.end(undefined);
  at(1).end({ code: 0 });
  expect(await stopped).toBe(0);
  expect(started).toHaveLength(2);
});
