import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readPacedBody, SlowBodyError } from "./form-body.ts";

const PACE = { minBytes: 100, windowMs: 1000, timeoutMs: 5000 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const aBody = () => {
  let source: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (source = controller) });
  const read = async (): Promise<number> => {
    let length = 0;
    for await (const chunk of readPacedBody(body.getReader(), PACE)) length += chunk.byteLength;
    return length;
  };
  const outcome = read().catch((error: unknown) => error);
  return { outcome, send: (bytes: number) => source?.enqueue(new Uint8Array(bytes)), end: () => source?.close() };
};

it("reads a body that keeps the pace", async () => {
  const { outcome, send, end } = aBody();
  for (let second = 0; second < 4; second += 1) {
    send(100);
    await vi.advanceTimersByTimeAsync(1000);
  }
  end();
  expect(await outcome).toBe(400);
  expect(vi.getTimerCount()).toBe(0);
});

it("ends a body that sends less than the minimum in a window", async () => {
  const { outcome, send } = aBody();
  send(10_000);
  await vi.advanceTimersByTimeAsync(1000);
  send(99);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await outcome).toBeInstanceOf(SlowBodyError);
});

it("ends a body that is incomplete at its deadline", async () => {
  const { outcome, send } = aBody();
  for (let second = 0; second < 5; second += 1) {
    send(100);
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(await outcome).toBeInstanceOf(SlowBodyError);
});
