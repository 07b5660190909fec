import { afterEach, expect, test, vi } from "vitest";
import { parseSavedSearch } from "./last-search-link.tsx";
import { readSavedSearch, removeSavedSearch, saveSearch } from "./saved-search.ts";

const createFakeStorage = () => {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
};

afterEach(() => vi.unstubAllGlobals());

const aSearch = (search: string, subject: string | null, total = 3) => ({ search, subject, total, q: "" });

const DAY = 24 * 3_600_000;

test("returns the last search until it is removed", () => {
  vi.stubGlobal("localStorage", createFakeStorage());
  saveSearch(aSearch("body=suv", "SUV"));
  saveSearch(aSearch("body=suv&fuel=hybrid", "SUV hybrides"));
  expect(parseSavedSearch(readSavedSearch(), Date.now())).toEqual({
    search: "body=suv&fuel=hybrid",
    label: "SUV hybrides",
  });
  removeSavedSearch();
  expect(parseSavedSearch(readSavedSearch(), Date.now())).toBeNull();
});

test.each([
  ["without filters", aSearch("sort=price-asc", null)],
  ["without results", aSearch("body=suv", "SUV", 0)],
  ["around the position of the device", aSearch("near=49.61%2C6.13&within=50", "À moins de 50 km de votre position")],
])("saves no search %s", (_case, search) => {
  vi.stubGlobal("localStorage", createFakeStorage());
  saveSearch(search);
  expect(readSavedSearch()).toBe("");
});

test("names a search of free text by its text", () => {
  vi.stubGlobal("localStorage", createFakeStorage());
  saveSearch({ ...aSearch("q=golf", null), q: "golf" });
  expect(parseSavedSearch(readSavedSearch(), Date.now())?.label).toBe("golf");
});

test("forgets a search of more than 90 days ago", () => {
  const text = JSON.stringify(["body=suv", "SUV", 0]);
  expect(parseSavedSearch(text, 89 * DAY)).not.toBeNull();
  expect(parseSavedSearch(text, 91 * DAY)).toBeNull();
});

test.each(["", "{", "null", '["body=suv"]', '["","SUV",1]', '[1,"SUV",1]', `["body=suv","${"a".repeat(201)}",1]`])(
  "ignores %s",
  (text) => {
    expect(parseSavedSearch(text, 1)).toBeNull();
  },
);

test("is empty if storage is not available", () => {
  const forbidden = (): never => {
    throw new Error("forbidden");
  };
  vi.stubGlobal("localStorage", { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
  saveSearch(aSearch("body=suv", "SUV"));
  removeSavedSearch();
  expect(readSavedSearch()).toBe("");
});
