import { expect, test, vi } from "vitest";
import { createIconSource } from "./icon-source.ts";

const CAR = '<path d="M0 0h24"/>';

const createTestSource = (answer: (address: string) => Promise<Response> | Response, now = () => 0) =>
  createIconSource({
    apiUrl: "https://icons.example/",
    transport: async ({ href }) => answer(href),
    now,
  });

test("serves the bundled set without an API", async () => {
  const icons = createIconSource({ apiUrl: null, now: Date.now });
  const result = await icons({ prefix: "vitrine", names: ["car", "none"] });
  expect([...(result ?? [])]).toMatchObject([
    ["car", { width: 20, height: 20, body: expect.stringContaining("<path") }],
    ["none", null],
  ]);
  expect(await icons({ prefix: "mdi", names: ["car"] })).toBeNull();
});

test("requests an icon of another set once, also a missing one, and drops unsafe icons", async () => {
  const requests: string[] = [];
  let now = 0;
  const icons = createTestSource(
    (address) => {
      requests.push(address);
      return Response.json({
        prefix: "mdi",
        icons: { car: { body: CAR }, bad: { body: "<script/>" } },
        not_found: ["none"],
        width: 24,
        height: 24,
      });
    },
    () => now,
  );
  for (let turn = 0; turn < 3; turn += 1) {
    const result = await icons({ prefix: "mdi", names: ["car", "bad", "none"] });
    expect([...(result ?? [])]).toEqual([
      ["car", { body: CAR, width: 24, height: 24 }],
      ["bad", null],
      ["none", null],
    ]);
    now += 3_600_000;
  }
  expect(requests).toEqual(["https://icons.example/mdi.json?icons=car,bad,none"]);
});

test("asks once for a set that does not exist, and for an icon that two pages need at once", async () => {
  const requests: string[] = [];
  const icons = createTestSource(async (address) => {
    requests.push(address);
    return address.includes("/mdi.json")
      ? Response.json({ prefix: "mdi", icons: { car: { body: CAR } } })
      : new Response(null, { status: 404 });
  });
  const ask = (prefix: string) => icons({ prefix, names: ["car"] });
  const [first, second] = await Promise.all([ask("mdi"), ask("mdi")]);
  expect(second?.get("car")).toBe(first?.get("car"));
  expect([...((await ask("none")) ?? [])]).toEqual([["car", null]]);
  expect([...((await ask("none")) ?? [])]).toEqual([["car", null]]);
  expect(requests).toEqual(["https://icons.example/mdi.json?icons=car", "https://icons.example/none.json?icons=car"]);
});

test("sends addresses of at most 500 characters, all at once", async () => {
  const requests: string[] = [];
  const all = Promise.withResolvers<void>();
  const icons = createTestSource(async (address) => {
    requests.push(address);
    if (requests.length === 3) all.resolve();
    await all.promise;
    return Response.json({ icons: { "icon-number-0": { body: CAR } } });
  });
  const names = Array.from({ length: 80 }, (_, index) => `icon-number-${index}`);
  expect((await icons({ prefix: "mdi", names }))?.size).toBe(80);
  expect(requests.map(({ length }) => length <= 500)).toEqual([true, true, true]);
});

test("retries a failed request after a minute", async () => {
  let [now, requests] = [0, 0];
  const icons = createTestSource(
    () => {
      requests += 1;
      return requests === 1 ? Promise.reject(new Error("down")) : Response.json({ icons: { car: { body: CAR } } });
    },
    () => now,
  );
  const names = ["car"];
  expect(await icons({ prefix: "mdi", names })).toEqual(new Map());
  now = 59_000;
  expect(await icons({ prefix: "mdi", names })).toEqual(new Map());
  now = 61_000;
  expect((await icons({ prefix: "mdi", names }))?.size).toBe(1);
  expect(requests).toBe(2);
});

test("gives up a request without an answer after 1.5 seconds", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const icons = createIconSource({
      apiUrl: "https://icons.example/",
      transport: (_, { signal }) =>
        new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(signal.reason))),
      now: () => 0,
    });
    const settled = vi.fn<() => void>();
    const result = icons({ prefix: "mdi", names: ["car"] }).finally(settled);
    await vi.advanceTimersByTimeAsync(1_499);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await result).toEqual(new Map());
  } finally {
    vi.useRealTimers();
  }
});
