import { expect, test } from "vitest";
import { createPageKeys } from "./page-key.ts";

const { keyOf } = createPageKeys("/stock");

test.each([
  ["/", "/"],
  ["/?utm_source=a&utm_campaign=b&gclid=c", "/"],
  ["/stock?fbclid=1&brand=ford", "/stock?brand=ford"],
  ["/stock?sort=name&brand=opel&brand=ford&page=1", keyOf("/stock?brand=opel&brand=ford&sort=name")],
  ["/stock?anything=1&utm_id=2&sort=recent", "/stock"],
  ["/stock?phrase=ford+diesel&x=1&fuel=diesel", "/stock?fuel=diesel&phrase=ford+diesel"],
  ["/stock?all=equipment&brand=ford", "/stock?brand=ford&all=equipment"],
  ["/stock?all=anything&brand=ford", "/stock?brand=ford"],
  ["/stock.data?price-max=20000&x=1", "/stock.data?price-max=20000"],
  ["/stock.data?_routes=routes%2Fstock&gclid=1&page=2&x=1", "/stock.data?page=2&_routes=routes%2Fstock"],
  ["/news?b=2&a=1", "/news?a=1&b=2"],
])("the key of %s is %s", (address, key) => {
  expect(keyOf(address)).toBe(key);
  expect(keyOf(key)).toBe(key);
});

test.each(["/stock?_storyblok_tk%5Btoken%5D=a&x=1", "/faq?preview=token", "/stock?sort=price-asc&listes=1"])(
  "leaves an address that may open drafts or show own lists as it is: %s",
  (address) => {
    const keys = createPageKeys("/stock");
    keys.learn(address, () => false);
    expect(keys.keyOf(address)).toBe(address);
  },
);

test("drops unknown parameters of a page that was rendered, until content changes", () => {
  const keys = createPageKeys("/stock");
  expect(keys.keyOf("/news?page=2&x=1")).toBe("/news?page=2&x=1");
  keys.learn("/news?page=2&x=1", (name) => name === "page");
  expect(keys.keyOf("/news?x=1&page=2")).toBe("/news?page=2");
  keys.forget();
  expect(keys.keyOf("/news?page=2&x=1")).toBe("/news?page=2&x=1");
});

test("does not read a query that the app refuses", () => {
  const address = `/stock?x=${"a".repeat(5_000)}`;
  expect(keyOf(address)).toBe(address);
});
