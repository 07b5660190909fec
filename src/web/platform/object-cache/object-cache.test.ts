import { expect, test } from "vitest";
import { createObjectCache, type CachedVehicle } from "./object-cache.ts";

const vehicle = (id: number, title = `Véhicule ${id}`): CachedVehicle => ({
  id,
  title,
  href: `/stock/${id}`,
  picture: { kind: "photo", url: `/media/${id}.webp`, alt: "" },
});

const LOCATION = {
  id: 1,
  name: "Bertrange",
  href: "/concessions/bertrange",
  phone: "+352 26 12 34",
  isOpen: false,
  openNow: "Fermé",
  changesAt: 0,
};

test("returns an object by its kind and id", () => {
  const cache = createObjectCache();
  cache.add("vehicle", vehicle(1));
  cache.add("model", vehicle(1, "Ford Puma"));
  cache.add("lease_vehicle", vehicle(1, "Ford Puma en location"));
  cache.add("location", LOCATION);
  expect(cache.get("vehicle", 1)?.title).toBe("Véhicule 1");
  expect(cache.get("model", 1)?.title).toBe("Ford Puma");
  expect(cache.get("lease_vehicle", 1)?.title).toBe("Ford Puma en location");
  expect(cache.get("location", 1)).toEqual(LOCATION);
  expect(cache.get("vehicle", 2)).toBeUndefined();
});

test("keeps one entry an object, the newest", () => {
  const cache = createObjectCache();
  cache.add("vehicle", vehicle(1, "avant"));
  cache.add("vehicle", vehicle(1, "après"));
  expect(cache.get("vehicle", 1)?.title).toBe("après");
});

test("removes the oldest objects of a kind beyond its limit", () => {
  const cache = createObjectCache(2);
  cache.add("location", LOCATION);
  for (const id of [1, 2]) cache.add("vehicle", vehicle(id));
  cache.add("vehicle", vehicle(1, "de nouveau"));
  cache.add("vehicle", vehicle(3));
  expect([1, 2, 3].map((id) => cache.get("vehicle", id)?.title)).toEqual(["de nouveau", undefined, "Véhicule 3"]);
  expect(cache.get("location", 1)).toEqual(LOCATION);
});

test("notifies of changed objects alone", () => {
  const cache = createObjectCache();
  let notifications = 0;
  const unsubscribe = cache.subscribe(() => notifications++);
  const first = vehicle(1);
  cache.add("vehicle", first);
  cache.add("vehicle", first);
  expect([notifications, cache.changeCount("vehicle")]).toEqual([1, 1]);
  unsubscribe();
  cache.add("vehicle", vehicle(2));
  expect(notifications).toBe(1);
});

test("an object is recent for a minute, and again once a page brings a newer one", () => {
  let now = 0;
  const cache = createObjectCache(300, () => now);
  const first = vehicle(1);
  cache.add("vehicle", first);
  now = 59_999;
  expect(cache.getRecent("vehicle", 1)).toBe(first);
  now = 60_000;
  cache.add("vehicle", first);
  expect(cache.getRecent("vehicle", 1)).toBeUndefined();
  expect(cache.get("vehicle", 1)).toBe(first);
  const second = vehicle(1, "de nouveau");
  cache.add("vehicle", second);
  expect(cache.getRecent("vehicle", 1)).toBe(second);
});

test("knows the market that its objects belong to", () => {
  const cache = createObjectCache();
  expect(cache.market()).toBeNull();
  const market = { country: "LU", available_locales: ["fr-LU"], current_locale: "fr-LU" };
  cache.setMarket(market);
  expect(cache.market()).toEqual(market);
});
