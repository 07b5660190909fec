import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { deviceStorage, tabStorage } from "./stored-texts.ts";

afterEach(() => vi.unstubAllGlobals());

const forbidden = (): never => {
  throw new DOMException("The operation is insecure.", "SecurityError");
};

const createFakeStorage = () => {
  const texts: Record<string, string> = {};
  const methods = {
    getItem: (name: string) => texts[name] ?? null,
    setItem: (name: string, text: string) => void (texts[name] = text),
    removeItem: (name: string) => void delete texts[name],
  };
  return new Proxy(methods, {
    ownKeys: () => Object.keys(texts),
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
};

test.each([
  ["localStorage", deviceStorage],
  ["sessionStorage", tabStorage],
] as const)("stores, reads, lists and removes texts in %s", (name, storage) => {
  vi.stubGlobal(name, createFakeStorage());
  expect(storage.write("a", "1")).toBe(true);
  expect(storage.read("a")).toBe("1");
  expect(storage.names()).toEqual(["a"]);
  storage.remove("a");
  expect(storage.read("a")).toBeNull();
});

const blocked: PropertyDescriptor = { configurable: true, get: forbidden };
const full = { getItem: () => null, setItem: forbidden, removeItem: forbidden };

test.each([
  ["is blocked", blocked],
  ["is null", { configurable: true, value: null }],
  ["is missing", { configurable: true, value: undefined }],
  ["is full", { configurable: true, value: full }],
])("throws nothing where storage %s", (_case, descriptor) => {
  const original = Object.getOwnPropertyDescriptor(globalThis, "localStorage");
  Object.defineProperty(globalThis, "localStorage", descriptor);
  try {
    expect(deviceStorage.write("a", "1")).toBe(false);
    expect(deviceStorage.read("a")).toBeNull();
    expect(() => deviceStorage.remove("a")).not.toThrow();
    expect(deviceStorage.names()).not.toContain("a");
  } finally {
    if (original) Object.defineProperty(globalThis, "localStorage", original);
    else Reflect.deleteProperty(globalThis, "localStorage");
  }
});

const WEB = join(import.meta.dirname, "../..");

/** The script of the page that restores its position is a text and runs before any module. */
const WITH_STORAGE = ["app/root.tsx", "platform/storage/stored-texts.ts"];

test("no other module of the browser touches the storage itself", () => {
  const files = readdirSync(WEB, { recursive: true, encoding: "utf8" });
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
  expect(sources.length).toBeGreaterThan(100);
  const touching = sources.filter((file) =>
    /\b(?:localStorage|sessionStorage)\b/.test(readFileSync(join(WEB, file), "utf8")),
  );
  expect(touching.toSorted()).toEqual(WITH_STORAGE);
});
