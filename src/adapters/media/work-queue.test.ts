import { expect, test } from "vitest";
import { createSingleFlight } from "./picture-service.ts";
import { createWorkQueue } from "./work-queue.ts";

const owner = (client: string, signal = new AbortController().signal) => ({ client, signal });

const LIMITS = { concurrency: 1, maxWaiting: 100, maxWaitingPerClient: 30 };

/** A queue whose only slot is taken until `finish`. */
const createBusyQueue = (limits = LIMITS) => {
  const queue = createWorkQueue(limits);
  const { promise, resolve: finish } = Promise.withResolvers<void>();
  const first = queue.run(() => promise, owner("first"));
  return { queue, first, finish };
};

test("runs a visitor's job after one of a client's 25", async () => {
  const { queue, finish } = createBusyQueue();
  const order: string[] = [];
  const jobs = Array.from({ length: 25 }, (_, index) =>
    queue.run(async () => void order.push(`hostile ${index}`), owner("hostile")),
  );
  jobs.push(queue.run(async () => void order.push("visitor"), owner("visitor")));
  finish();
  await Promise.all(jobs);
  expect(order.indexOf("visitor")).toBe(1);
  expect(order.filter((name) => name !== "visitor")).toEqual(Array.from({ length: 25 }, (_, n) => `hostile ${n}`));
});

test("refuses what exceeds a client's share, and takes jobs of others", async () => {
  const { queue, finish } = createBusyQueue({ ...LIMITS, maxWaitingPerClient: 2 });
  const jobs = [1, 2, 3].map((value) => queue.run(async () => value, owner("one")));
  expect(await jobs[2]).toBeNull();
  const other = queue.run(async () => 4, owner("other"));
  finish();
  expect(await Promise.all([...jobs, other])).toEqual([1, 2, null, 4]);
});

test("never runs a job whose client has left, and passes its slot on", async () => {
  const { queue, first, finish } = createBusyQueue();
  const left = new AbortController();
  let hasRun = false;
  const abandoned = queue.run(
    async () => {
      hasRun = true;
    },
    owner("one", left.signal),
  );
  const next = queue.run(async () => "next", owner("two"));
  left.abort();
  expect(await abandoned).toBeNull();
  finish();
  expect(await next).toBe("next");
  await first;
  expect(hasRun).toBe(false);
  expect(queue.isIdle()).toBe(true);
});

test("a failed job frees its slot", async () => {
  const queue = createWorkQueue(LIMITS);
  await expect(queue.run(() => Promise.reject(new Error("broken")), owner("one"))).rejects.toThrow("broken");
  expect(await queue.run(async () => "next", owner("one"))).toBe("next");
});

test("shared work is abandoned when the last client has left, not before", async () => {
  const share = createSingleFlight<string>();
  const [one, other] = [new AbortController(), new AbortController()];
  const signals: AbortSignal[] = [];
  const work = ({ signal }: { readonly signal: AbortSignal }): Promise<string> => {
    signals.push(signal);
    return new Promise((resolve) => {
      signal.addEventListener("abort", () => resolve("abandoned"));
    });
  };
  const results = [share("a", owner("one", one.signal), work), share("a", owner("two", other.signal), work)];
  expect(signals).toHaveLength(1);
  one.abort();
  expect(signals[0]?.aborted).toBe(false);
  other.abort();
  expect(signals[0]?.aborted).toBe(true);
  expect(await Promise.all(results)).toEqual(["abandoned", "abandoned"]);
});
