import { expect, test } from "vitest";
import { DEFAULT_IMPORT_GUARDS } from "./guards/guard.ts";
import { feedHosts, guardsOf } from "./stock-feed.ts";

test("a feed's own limits replace those of the settings", () => {
  expect(guardsOf(DEFAULT_IMPORT_GUARDS, {})).toEqual(DEFAULT_IMPORT_GUARDS);
  expect(guardsOf(DEFAULT_IMPORT_GUARDS, { removed_share: 0.5, "price.share": 0.3 })).toEqual({
    ...DEFAULT_IMPORT_GUARDS,
    removed_share: 0.5,
    price: { ...DEFAULT_IMPORT_GUARDS.price, share: 0.3 },
  });
});

test.each([
  [{ removed: 0.5 }, "Unrecognized key"],
  [{ removed_share: 2 }, "Too big"],
  [{ "price.shares": 0.5 }, "Unrecognized key"],
])("%o is no limit", (own, message) => {
  expect(() => guardsOf(DEFAULT_IMPORT_GUARDS, own)).toThrow(message);
});

test("the hosts of feeds are those of their addresses, with and without the port", () => {
  const sources = [
    "https://user:pass@Dealer.example/a.csv",
    "http://export.example:8080/b.csv",
    "/srv/stock.csv",
    "https://",
  ];
  expect(feedHosts(sources)).toEqual(["dealer.example", "export.example:8080", "export.example"]);
});
