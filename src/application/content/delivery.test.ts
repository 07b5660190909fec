import { expect, test } from "vitest";
import { createContentDelivery } from "./delivery.ts";

const delivery = createContentDelivery({
  raw: { rawStories: () => [], contentVersion: () => 7 },
  tokens: { publicToken: "public", previewToken: "preview", isSameSecret: (actual, expected) => actual === expected },
  answer: () => ({ status: 404, body: [] }),
  catalogue: () => ({ brands: [], models: [], locations: [] }),
  group: "Alzette",
  siteUrl: "https://www.alzette.example",
  locationFolders: [],
});

const keyOf = (query: string, headerToken: string | null = null): string | null =>
  delivery.keyOf({ path: "stories", parameters: new URLSearchParams(query), headerToken });

test("requests for the same stories have one key, whatever their token and the order of their parameters", () => {
  const key = keyOf("cv=7&token=public&per_page=5");
  expect(key).toBe("stories?cv=7&per_page=5");
  expect(keyOf("per_page=5&cv=7", "preview")).toBe(key);
});

test.each(["cv=6&token=public", "token=public", "cv=7", "cv=7&token=wrong", "cv=7&token=preview&version=draft"])(
  "an answer to %s must not be cached",
  (query) => {
    expect(keyOf(query)).toBeNull();
  },
);
