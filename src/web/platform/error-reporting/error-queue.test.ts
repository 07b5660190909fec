import { expect, test } from "vitest";
import { createErrorQueue, type NoticedError } from "./error-queue.ts";

test("holds ten errors until someone receives them, each error object once", () => {
  const queue = createErrorQueue();
  const error = new Error("noticed twice");
  queue.add({ error, source: "hydration" });
  queue.add({ error, source: "window" });
  for (let count = 0; count < 20; count += 1) queue.add({ error: `text ${count}`, source: "promise" });
  const received: NoticedError[] = [];
  queue.connect((noticed) => received.push(noticed));
  expect(received).toHaveLength(10);
  expect(received[0]).toEqual({ error, source: "hydration" });
  queue.add({ error, source: "route" });
  queue.add({ error: new Error("later"), source: "route" });
  expect(received).toHaveLength(11);
});
