import type { IncomingMessage, ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { compose, type Middleware } from "./compose.ts";

const [req, res] = [{}, {}] as [IncomingMessage, ServerResponse];

/** The middleware names that a request passes; `answering` answers it. */
const passed = (names: readonly string[], answering: string): readonly string[] => {
  const met: string[] = [];
  const meet =
    (name: string): Middleware =>
    (_req, _res, next) => {
      met.push(name);
      if (name !== answering) next();
    };
  compose(names.map(meet), () => void met.push("last"))(req, res);
  return met;
};

test("passes a request through the list in its order, up to the one that answers", () => {
  expect(passed(["log", "guard", "files"], "none")).toEqual(["log", "guard", "files", "last"]);
  expect(passed(["log", "guard", "files"], "guard")).toEqual(["log", "guard"]);
  expect(passed([], "none")).toEqual(["last"]);
});
