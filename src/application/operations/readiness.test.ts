import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createReadiness } from "./readiness.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The database answers once `answer` is called. */
const createSilentDatabase = () => {
  let open = Promise.withResolvers<void>();
  return {
    read: () => open.promise,
    answer: () => open.resolve(),
    fail: () => open.reject(new Error("Connection terminated")),
    silence: () => {
      open = Promise.withResolvers<void>();
    },
  };
};

const start = () => {
  const logged: string[] = [];
  const database = createSilentDatabase();
  let now = 0;
  const ask = createReadiness({
    readDatabase: database.read,
    monotonicMs: () => now,
    log: { error: (_, message) => void logged.push(message) },
  });
  /** Asks when `ms` have passed, and lets so much time pass as an answer may take. */
  const askAfter = async (ms: number) => {
    now += ms;
    const answer = ask();
    await vi.advanceTimersByTimeAsync(1_000);
    return answer;
  };
  return { database, askAfter, logged };
};

it("answers within a second while the database is silent: ready as before, and degraded", async () => {
  const { database, askAfter } = start();
  database.answer();
  expect(await askAfter(0)).toEqual({ missing: [], degraded: [] });
  database.silence();
  await askAfter(5_000);
  expect(await askAfter(7_000)).toEqual({ missing: [], degraded: ["the database has not answered for 7 s"] });
  database.answer();
  expect(await askAfter(0)).toEqual({ missing: [], degraded: [] });
});

it("says that the node is not ready once the database has been silent for 30 seconds", async () => {
  const { askAfter } = start();
  await askAfter(0);
  expect(await askAfter(30_000)).toEqual({ missing: ["the database has not answered for 30 s"], degraded: [] });
});

it("logs an outage once", async () => {
  const { database, askAfter, logged } = start();
  database.fail();
  await askAfter(0);
  await askAfter(5_000);
  expect(logged).toEqual(["the database does not answer"]);
});

it("stays not ready while a database that failed is silent", async () => {
  const { database, askAfter } = start();
  database.fail();
  expect((await askAfter(0)).missing).toEqual(["the database does not answer"]);
  database.silence();
  await askAfter(0);
  expect(await askAfter(2_000)).toEqual({
    missing: ["the database does not answer"],
    degraded: ["the database has not answered for 2 s"],
  });
});
