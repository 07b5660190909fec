import { expect, test } from "vitest";
import { withErrorHandler, inBackground } from "./background.ts";

const failure = new Error("it fails");

const fail = (): never => {
  throw failure;
};

const caught = (start: (onError: (error: unknown) => void) => void): Promise<unknown> =>
  new Promise((resolve) => start(resolve));

test.each([
  ["at once", fail],
  ["later", async () => fail()],
])("passes an error on that work throws %s", async (_, work) => {
  expect(await caught((onError) => inBackground(work, onError))).toBe(failure);
  expect(await caught((onError) => withErrorHandler(work, onError)())).toBe(failure);
});

test("starts at once, with the arguments of the event", () => {
  const started: unknown[] = [];
  withErrorHandler((...args: [number, string]) => started.push(args), fail)(1, "two");
  expect(started).toEqual([[1, "two"]]);
});
