import { expect, test } from "vitest";
import type { BuildManifest } from "./build-manifest.ts";
import { preloadOf } from "./preload-rule.ts";

const FILES = ["/assets/route.js"];

const MANIFEST: BuildManifest = {
  routes: [
    { id: "home", path: "/", payload: true, clientLoader: false, files: FILES },
    { id: "routes/stock", path: "/stock", payload: true, clientLoader: true, files: FILES },
    { id: "routes/favourites", path: "/stock/favoris", payload: true, clientLoader: true, files: FILES },
    { id: "routes/vehicle", path: "/stock/:vehicle", payload: true, clientLoader: false, files: FILES },
    { id: "routes/vehicle-form", path: "/stock/:vehicle/:form", payload: true, clientLoader: false, files: FILES },
    { id: "routes/still", path: "/still", payload: false, clientLoader: false, files: FILES },
    { id: "page", path: "/*", payload: true, clientLoader: false, files: FILES },
  ],
  forms: ["/:first/:second/interessee", "/contact"],
  personal: ["/stock/favoris"],
};

const preload = (page: string) => preloadOf(MANIFEST, page, "https://site.example");

test.each([
  ["/", null],
  ["/faq", null],
  ["/stock/1-ford", null],
  ["/stock/1-ford/lease-calculator", null],
  ["/stock", "/stock.data?_routes=routes%2Fstock"],
  ["/stock?q=a%20b&brand=ford,kia", "/stock.data?q=a+b&brand=ford%2Ckia&_routes=routes%2Fstock"],
])("%s is preloaded; the payload that the router leaves out is at %s", (page, payload) => {
  expect(preload(page)).toEqual({ page, isStored: true, payload, files: FILES });
});

test.each(["/contact", "/contact?concession=bertrange", "/stock/1-ford/interessee", "/stock/favoris"])(
  "%s is not stored: its files alone are preloaded",
  (page) => {
    expect(preload(page)).toEqual({ page, isStored: false, payload: null, files: FILES });
  },
);

test("an address without a payload is no page", () => {
  expect(preload("/still")).toBeNull();
});
