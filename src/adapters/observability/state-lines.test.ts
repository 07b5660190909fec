import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createStateLines, QUIET_MS } from "./state-lines.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const HOUR_MS = 3_600_000;

const open = () => {
  const over: object[] = [];
  let now = 0;
  const lines = createStateLines({
    stateOf: (error) =>
      error === "25006" ? { state: "25006", sentence: "the database is read only; see its log" } : null,
    onOver: (ended) => void over.push(ended),
    monotonicMs: () => now,
  });
  const log = (details: object, message: string) => lines.rewrite({ details, message });
  return { log, over, pass: (ms: number) => void (now += ms) };
};

it("writes what fails for one reason as one line, and one an hour", () => {
  const { log, pass } = open();
  expect(log({ err: "25006", channel: "mail" }, "failed to read the outbox")).toEqual({
    details: { channel: "mail", state: "25006", during: "failed to read the outbox" },
    message: "the database is read only; see its log",
  });
  expect(log({ error: "25006" }, "lead not saved")).toBeNull();
  expect(log({ code: "25006", error: "in words" }, "visitors not reminded")).toBeNull();
  pass(HOUR_MS);
  expect(log({ err: "25006" }, "lead not saved")?.details).toMatchObject({ omitted: 2 });
  expect(log({ err: "25006" }, "lead not saved")).toBeNull();
});

it("always writes what follows from the state, with the reason, and then no line of the state alone", () => {
  const { log } = open();
  const change = log({ event: "state", err: "25006" }, "leads cannot be stored; forms answer 503");
  expect(change).toEqual({
    details: { event: "state", state: "25006", reason: "the database is read only; see its log" },
    message: "leads cannot be stored; forms answer 503",
  });
  expect(log({ err: "25006" }, "failed to read the outbox")).toBeNull();
});

it("says that a state is over once nothing has failed for it for two minutes, and begins again", () => {
  const { log, over } = open();
  log({ err: "25006" }, "a");
  vi.advanceTimersByTime(QUIET_MS - 1);
  log({ err: "25006" }, "b");
  vi.advanceTimersByTime(QUIET_MS - 1);
  expect(over).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(over).toEqual([{ state: "25006", omitted: 1 }]);
  expect(log({ err: "25006" }, "c")).not.toBeNull();
});

it("leaves lines of other errors as they are", () => {
  const { log } = open();
  const line = { err: new Error("no such file") };
  expect(log(line, "failed")).toEqual({ details: line, message: "failed" });
  expect(log({}, "nothing beside the words")).toEqual({ details: {}, message: "nothing beside the words" });
});
