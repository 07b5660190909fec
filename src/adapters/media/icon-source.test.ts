import { expect, test } from "vitest";
import { createIconSource } from "./icon-source.ts";

const CAR = '<path d="M0 0h24"/>';

const source = (answer: (address: string) => Promise<Response> | Response, now = () => 0) =>
  createIconSource({
    apiUrl: "https://icons.example/",
    fetch: async (address) => answer(address),
    now,
  });

test("the interface's own icons are a set of their own", async () => {
  const icons = createIconSource({ apiUrl: null, fetch, now: Date.now });
  const found = await icons({ prefix: "vitrine", names: ["car", "none"] });
  expect([...(found ?? [])]).toMatchObject([
    ["car", { width: 20, height: 20, body: expect.stringContaining("<path") }],
  ]);
  expect(await icons({ prefix: "mdi", names: ["car"] })).toBeNull();
});

test("an icon of another set is asked for once, and what is unsafe in the answer is not taken", async () => {
  const asked: string[] = [];
  const icons = source((address) => {
    asked.push(address);
    return Response.json({
      prefix: "mdi",
      icons: { car: { body: CAR }, bad: { body: "<script/>" } },
      width: 24,
      height: 24,
    });
  });
  for (let turn = 0; turn < 2; turn += 1) {
    const found = await icons({ prefix: "mdi", names: ["car", "bad"] });
    expect([...(found ?? [])]).toEqual([["car", { body: CAR, width: 24, height: 24 }]]);
  }
  expect(asked).toEqual(["https://icons.example/mdi.json?icons=car,bad"]);
});

test("a service that fails is asked again after a minute", async () => {
  let [now, asked] = [0, 0];
  const icons = source(
    () => {
      asked += 1;
      return asked === 1 ? Promise.reject(new Error("down")) : Response.json({ icons: { car: { body: CAR } } });
    },
    () => now,
  );
  const names = ["car"];
  expect(await icons({ prefix: "mdi", names })).toEqual(new Map());
  now = 59_000;
  expect(await icons({ prefix: "mdi", names })).toEqual(new Map());
  now = 61_000;
  expect((await icons({ prefix: "mdi", names }))?.size).toBe(1);
  expect(asked).toBe(2);
});
