import { expect, test } from "vitest";
import { databaseProtection, findUnencryptedConnections } from "./public-start.ts";

const NOTHING = { databaseUrl: null, stockFeed: null, scanner: null };

const aFeed = (source: string) => ({ source, profile: "vitrine", intervalSeconds: 3600 });

test.each([
  ["postgres://vitrine@127.0.0.1/vitrine", "local"],
  ["postgres://vitrine@[::1]/vitrine", "local"],
  ["postgres:///vitrine?host=/run/postgresql", "local"],
  ["postgres://vitrine@db.example/vitrine", "unstated"],
  ["postgres://vitrine@localhost/vitrine?host=db.example", "unstated"],
  ["postgres://vitrine@db.example/vitrine?ssl=0", "unstated"],
  ["postgres://vitrine@db.example/vitrine?sslmode=alow", "unstated"],
  ["postgres://vitrine@db.example/vitrine?sslmode=disable", "none"],
  ["postgres://vitrine@db.example/vitrine?sslmode=no-verify", "unverified"],
  ["postgres://vitrine@db.example/vitrine?sslmode=require&uselibpqcompat=true", "unverified"],
  ["postgres://vitrine@db.example/vitrine?sslmode=verify-full", "verified"],
  ["postgres://vitrine@db.example/vitrine?sslmode=require", "verified"],
  ["postgres://vitrine@db.example/vitrine?ssl=true", "verified"],
])("the connection of %s is %s", (url, protection) => {
  expect(databaseProtection(url)).toBe(protection);
});

test.each([
  ["the database", { databaseUrl: "postgres://u:geheim@db.example/v?sslmode=disable" }, "DATABASE_URL: "],
  ["its certificate", { databaseUrl: "postgres://u:geheim@db.example/v?sslmode=no-verify" }, "DATABASE_URL: "],
  ["a feed", { stockFeed: aFeed("http://u:geheim@feeds.example/stock.csv") }, "STOCK_FEED_URL: "],
  ["the scanner", { scanner: "icap://scanner.example/avscan" }, "leads.scanner "],
])("names %s, and no password", (_, configured, beginning) => {
  const [sentence = "", ...others] = findUnencryptedConnections({ ...NOTHING, ...configured });
  expect(sentence.startsWith(beginning)).toBe(true);
  expect(sentence).not.toContain("geheim");
  expect(others).toEqual([]);
});

test("names nothing that is encrypted or on this machine", () => {
  expect(findUnencryptedConnections(NOTHING)).toEqual([]);
  const databaseUrl = "postgres://u@db.example/v?sslmode=verify-full";
  expect(
    findUnencryptedConnections({
      databaseUrl,
      stockFeed: aFeed("https://feeds.example/x"),
      scanner: "icaps://s.example/x",
    }),
  ).toEqual([]);
  for (const source of ["/srv/stock.csv", "http://127.0.0.1:81/stock.csv"]) {
    const scanner = ["clamdscan", "-"];
    expect(findUnencryptedConnections({ ...NOTHING, stockFeed: aFeed(source), scanner })).toEqual([]);
  }
  expect(findUnencryptedConnections({ ...NOTHING, scanner: "icap://127.0.0.1:1344/avscan" })).toEqual([]);
});
