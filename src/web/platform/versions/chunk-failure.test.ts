import { expect, test, vi } from "vitest";
import { replaceFailedModule, claimReload } from "./chunk-failure.ts";

const createStorage = (values: Record<string, string> = {}) => ({
  read: (name: string) => values[name] ?? null,
  write: (name: string, text: string) => {
    values[name] = text;
    return true;
  },
});

test("a path is loaded again once in ten seconds, whatever the other paths do", () => {
  const storage = createStorage();
  expect(claimReload("/faq", storage, 1_000)).toBe(true);
  expect(claimReload("/faq", storage, 10_999)).toBe(false);
  expect(claimReload("/contact", storage, 10_999)).toBe(true);
  expect(claimReload("/faq", storage, 11_000)).toBe(true);
  expect(claimReload("/contact", storage, 11_000)).toBe(false);
});

test("remembers the paths of the last ten seconds only", () => {
  const values: Record<string, string> = {};
  const storage = createStorage(values);
  claimReload("/faq", storage, 1_000);
  claimReload("/contact", storage, 12_000);
  expect(Object.values(values).map((text) => JSON.parse(text))).toEqual([{ "/contact": 12_000 }]);
});

test.each(["no JSON", "null", '{"/faq":"then"}', "[1]"])("ignores a storage with %s", (text) => {
  expect(claimReload("/faq", createStorage({ "chunk-reloads": text }), 1_000)).toBe(true);
});

test("no path is loaded again where nothing can be stored: it could go on without end", () => {
  expect(claimReload("/faq", { read: () => null, write: () => false }, 1_000)).toBe(false);
});

test("a script that fails for the preload and the visit of a link leads to one document and no error page", () => {
  const assign = vi.fn<(href: string) => void>();
  const navigation = { location: { pathname: "/stock", search: "?page=2", hash: "" } };
  vi.stubGlobal("window", {
    __reactRouterDataRouter: { state: { navigation } },
    addEventListener: vi.fn<() => void>(),
  });
  vi.stubGlobal("location", { origin: "https://site.example", href: "https://site.example/faq", assign });
  vi.stubGlobal("sessionStorage", { getItem: () => null, setItem: () => undefined });
  const modules = [replaceFailedModule(new Error("preload")), replaceFailedModule(new Error("visit"))];
  expect(modules).toEqual([expect.any(Promise), expect.any(Promise)]);
  expect(assign.mock.calls).toEqual([["https://site.example/stock?page=2"]]);
});
