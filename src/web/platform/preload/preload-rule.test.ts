import { expect, test } from "vitest";
import { type BuildManifest, preloadOf } from "./preload-slots.ts";

const FILES = ["/assets/route.js"];

const MANIFEST: BuildManifest = {
  routes: [
    { id: "home", path: "/", payload: true, files: FILES },
    { id: "routes/stock", path: "/stock", payload: true, files: FILES },
    { id: "routes/favourites", path: "/stock/favoris", payload: true, files: FILES },
    { id: "routes/vehicle", path: "/stock/:vehicle", payload: true, files: FILES },
    { id: "routes/vehicle-form", path: "/stock/:vehicle/:form", payload: true, files: FILES },
    { id: "routes/still", path: "/still", payload: false, files: FILES },
    { id: "page", path: "/*", payload: true, files: FILES },
  ],
  forms: ["/:first/:second/interessee", "/contact"],
  personal: ["/stock/favoris"],
};

const preload = (page: string) => preloadOf(MANIFEST, page, "https://site.example");

test.each(["/", "/faq", "/stock", "/stock?q=a%20b&brand=ford,kia", "/stock/1-ford", "/stock/1-ford/lease-calculator"])(
  "%s is preloaded",
  (page) => {
    expect(preload(page)).toMatchObject({ page, isStored: true, files: FILES });
  },
);

test.each(["/contact", "/contact?concession=bertrange", "/stock/1-ford/interessee", "/stock/favoris"])(
  "%s is not stored: its files alone are preloaded",
  (page) => {
    expect(preload(page)).toMatchObject({ page, isStored: false, files: FILES });
  },
);

test("a page is preloaded by the route that the router opens it with", () => {
  expect(preload("/stock/favoris")?.route).toBe("routes/favourites");
  expect(preload("/faq")?.route).toBe("page");
});

test("an address without a payload is no page", () => {
  expect(preload("/still")).toBeNull();
});
