import { describe, expect, it } from "vitest";
import { createMemoryBudget, readCappedBody } from "./read-capped-body.server.ts";

const post = (body: BodyInit, headers: Record<string, string> = {}): Request =>
  new Request("https://x/", { method: "POST", body, headers, duplex: "half" } as RequestInit);

const read = (body: BodyInit, { limit = 10, room: memoryBudget = createMemoryBudget(100) } = {}) =>
  readCappedBody(post(body), limit, memoryBudget);

describe("readCappedBody", () => {
  it("reads a body up to the limit", async () => {
    expect(await read("1234567890")).toEqual(new TextEncoder().encode("1234567890"));
    expect(await read("12345678901")).toBe("tooLarge");
    expect(await read("")).toEqual(new Uint8Array());
  });

  it("does not read a body that is far too long", async () => {
    const request = post("a", { "content-length": "999999999" });
    expect(await readCappedBody(request, 10, createMemoryBudget(100))).toBe("tooLarge");
    expect(request.bodyUsed).toBe(false);
  });

  it("releases its memory in every case", async () => {
    const memoryBudget = createMemoryBudget(10);
    for (let count = 0; count < 3; count += 1)
      expect(await read("1234567890", { room: memoryBudget })).toHaveLength(10);
    expect(await read("12345678901", { room: memoryBudget })).toBe("tooLarge");
    const cutOff = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new Uint8Array(9));
        controller.error(new Error("cut off"));
      },
    });
    await expect(read(cutOff, { room: memoryBudget })).rejects.toThrow("cut off");
    expect(await read("1234567890", { room: memoryBudget })).toHaveLength(10);
  });

  it("returns busy while other bodies use up the memory", async () => {
    const memoryBudget = createMemoryBudget(15);
    let finish: () => void = () => undefined;
    let pulls = 0;
    const secondRead = Promise.withResolvers<void>();
    const slow = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new Uint8Array(9));
        finish = () => controller.close();
      },
      // Called when the first part leaves the stream, and again when the reader asks for the next one.
      pull: () => {
        pulls += 1;
        if (pulls === 2) secondRead.resolve();
      },
    });
    const first = read(slow, { room: memoryBudget });
    await secondRead.promise;
    expect(await read("12345678", { room: memoryBudget })).toBe("busy");
    finish();
    expect(await first).toHaveLength(9);
    expect(await read("12345678", { room: memoryBudget })).toHaveLength(8);
  });
});
