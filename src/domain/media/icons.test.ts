import { expect, test } from "vitest";
import { readIconRequest, splitIconName, splitIconRequest, writeIconRequest, writeIconSet } from "./icons.ts";

const CAR = '<path fill="none" stroke="currentColor" d="M3.5 15.5v-4.6l1.9-4.8"/>';

test("writes the matching icons and the names of the missing ones", () => {
  const icons = new Map([
    ["car", { body: CAR, width: 20, height: 20 }],
    ["bus", null],
  ]);
  expect(writeIconSet({ prefix: "demo", names: ["car", "bus"] }, icons)).toEqual({
    prefix: "demo",
    icons: { car: { body: CAR, width: 20, height: 20 } },
    not_found: ["bus"],
  });
});

test.each([
  ["demo", "car,bus", true],
  ["demo", "", false],
  ["demo", null, false],
  ["../x", "car", false],
  ["demo", "car,<b>", false],
  ["demo", "a,".repeat(300), false],
])("validates a request for %s with %s: %s", (prefix, icons, valid) => {
  expect(readIconRequest(prefix, icons, `/api/icons/${prefix}.json?icons=${icons}`).ok).toBe(valid);
});

test("distinguishes the name of a set's icon from one of the interface", () => {
  expect(splitIconName("vitrine:car")).toEqual({ prefix: "vitrine", name: "car" });
  expect(splitIconName("car")).toBeNull();
  expect(splitIconName("a:b:c")).toBeNull();
});

test("accepts an address of 500 characters and no longer one", () => {
  expect(readIconRequest("demo", "car", "x".repeat(500)).ok).toBe(true);
  expect(readIconRequest("demo", "car", "x".repeat(501)).ok).toBe(false);
});

test("splits a request into addresses of at most 500 characters, and omits a name that fits in none", () => {
  const base = "https://icons.example";
  const names = [...Array.from({ length: 80 }, (_, index) => `icon-number-${index}`), "n".repeat(480)];
  const requests = splitIconRequest({ prefix: "mdi", names }, base);
  const lengths = requests.map((request) => (base + writeIconRequest(request)).length);
  expect(lengths.every((length) => length <= 500)).toBe(true);
  expect(lengths.slice(0, -1).every((length) => length > 480)).toBe(true);
  expect(requests.flatMap((request) => request.names)).toEqual(names.slice(0, -1));
});
