import { describe, expect, it } from "vitest";
import { createRoom, readCapped } from "./read-capped.server.ts";

const post = (body: BodyInit, headers: Record<string, string> = {}): Request =>
  new Request("https://x/", { method: "POST", body, headers, duplex: "half" } as RequestInit);

const read = (body: BodyInit, { limit = 10, room = createRoom(100) } = {}) => readCapped(post(body), limit, room);

describe("a body", () => {
  it("is read whole up to the limit, and not beyond", async () => {
    expect(await read("1234567890")).toEqual(new TextEncoder().encode("1234567890"));
    expect(await read("12345678901")).toBe("tooLarge");
    expect(await read("")).toEqual(new Uint8Array());
  });

  it("that is far too long is not even begun", async () => {
    const request = post("a", { "content-length": "999999999" });
    expect(await readCapped(request, 10, createRoom(100))).toBe("tooLarge");
    expect(request.bodyUsed).toBe(false);
  });

  it("gives its memory back, however it ends", async () => {
    const room = createRoom(10);
    for (let count = 0; count < 3; count += 1) expect(await read("1234567890", { room })).toHaveLength(10);
    expect(await read("12345678901", { room })).toBe("tooLarge");
    const cutOff = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new Uint8Array(9));
        controller.error(new Error("cut off"));
      },
    });
    await expect(read(cutOff, { room })).rejects.toThrow("cut off");
    expect(await read("1234567890", { room })).toHaveLength(10);
  });

  it("is asked to come back while others take up the memory there is", async () => {
    const room = createRoom(15);
    let finish: () => void = () => undefined;
    const slow = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new Uint8Array(9));
        finish = () => controller.close();
      },
    });
    const first = read(slow, { room });
    await new Promise((begun) => setTimeout(begun, 20));
    expect(await read("12345678", { room })).toBe("busy");
    finish();
    expect(await first).toHaveLength(9);
    expect(await read("12345678", { room })).toHaveLength(8);
  });
});
