import { expect, test } from "vitest";
import type { JobDefinition } from "../jobs/ports.ts";
import { awaitReload, type Presence, startPresence } from "./presence.ts";
import { limitProblems, NO_CHANGES, type ReloadReport } from "./reload-report.ts";
import type { NodeStatus, NodeStore } from "./ports.ts";

const REPORT: ReloadReport = {
  stories: { ...NO_CHANGES, listed: [] },
  redirects: NO_CHANGES,
  settings: [],
  problems: [],
  failures: [],
  problemCount: 0,
  at: "2026-11-22T08:00:00.000Z",
  milliseconds: 1,
};

/** Nodes on a database in memory, at a time that the test sets. */
const createTest = () => {
  const saved = new Map<string, NodeStatus>();
  const state = { now: Date.parse("2026-11-22T08:00:00Z"), isDown: false, errors: 0 };
  const refuse = async (): Promise<void> => {
    if (state.isDown) throw new Error("the database does not answer");
  };
  const store: NodeStore = {
    save: async (node) => {
      await refuse();
      saved.set(node.id, node);
    },
    remove: async (id) => {
      await refuse();
      saved.delete(id);
    },
    list: async () => [...saved.values()],
  };
  const clock = { now: () => new Date(state.now) };
  const jobs: JobDefinition[] = [];
  const startNode = async (id: string, contentVersion = 0): Promise<Presence> => {
    const presence = startPresence({
      id,
      name: id,
      contentVersion,
      store: () => store,
      clock,
      scheduler: {
        schedule: (job) => {
          jobs.push(job);
          return { trigger: () => undefined, stop: async () => undefined };
        },
      },
      log: () => ({ error: () => void (state.errors += 1) }),
    });
    await beat();
    return presence;
  };
  /** Every node says that it runs. */
  const beat = () => Promise.all(jobs.map(async (job) => job.run(new AbortController().signal)));
  const wait = async (milliseconds: number): Promise<void> => void (state.now += milliseconds);
  const answers = (version: number) => awaitReload({ nodes: store, clock, wait }, version, 1_000);
  return { state, saved, startNode, beat, answers };
};

const names = (nodes: readonly NodeStatus[]): readonly string[] => nodes.map(({ name }) => name);

test("a reload is answered by every node that has read its version, and by those that started since", async () => {
  const { startNode, answers } = createTest();
  const first = await startNode("first", 1);
  await startNode("new", 2);
  await first.reloaded(2, REPORT);
  const { answered, silent } = await answers(2);
  expect([names(answered), names(silent)]).toEqual([["first", "new"], []]);
  expect(answered.map(({ reload }) => reload)).toEqual([REPORT, null]);
});

test("a node that does not answer is waited for until the deadline", async () => {
  const { state, startNode, answers } = createTest();
  const started = state.now;
  const fast = await startNode("fast");
  const slow = await startNode("slow");
  await fast.reloaded(1, REPORT);
  // A reload of this node alone says nothing about the version.
  await slow.reloaded(null, REPORT);
  const { answered, silent } = await answers(1);
  expect([names(answered), names(silent)]).toEqual([["fast"], ["slow"]]);
  expect(state.now - started).toBe(1_000);
});

test("nobody is waited for where no node runs: none, one that has left, and one that was silent for 90 seconds", async () => {
  const { state, saved, startNode, answers, beat } = createTest();
  expect(await answers(1)).toEqual({ answered: [], silent: [] });
  await startNode("killed");
  state.now += 88_000;
  expect(names((await answers(1)).silent)).toEqual(["killed"]);
  state.now += 1_000;
  const before = state.now;
  expect(await answers(1)).toEqual({ answered: [], silent: [] });
  expect(state.now).toBe(before);
  await beat();
  expect(names((await answers(1)).silent)).toEqual(["killed"]);
  await (await startNode("stopped")).leave();
  expect([...saved.keys()]).toEqual(["killed"]);
});

test("what could not be saved is saved with the next beat", async () => {
  const { state, startNode, beat, answers } = createTest();
  const node = await startNode("first");
  state.isDown = true;
  await node.reloaded(1, REPORT);
  expect([state.errors, names((await answers(1)).silent)]).toEqual([1, ["first"]]);
  await node.reloaded(1, REPORT);
  expect(state.errors).toBe(1);
  state.isDown = false;
  await beat();
  expect(names((await answers(1)).answered)).toEqual(["first"]);
});

test("a report holds 50 problems of 300 characters, and the number of all", () => {
  const { problems, problemCount } = limitProblems({
    problems: Array.from({ length: 51 }, () => "x".repeat(1_000)),
    failures: [],
  });
  expect([problems.length, problems[0]?.length, problemCount]).toEqual([50, 300, 51]);
});
