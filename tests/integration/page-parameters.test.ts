import { afterAll, beforeAll, expect, test } from "vitest";
import { startSite, type Site } from "../browser/site.ts";
import { sendRequest } from "../reliability/raw-requests.ts";

let site: Site;

beforeAll(async () => {
  site = await startSite();
}, 120_000);

afterAll(() => site?.dispose());

/** The `Server-Timing` of an address. */
const timingOf = async (path: string): Promise<string> =>
  String((await sendRequest(site.url + path)).headers["server-timing"]);

const HIT = "cache;desc=hit";

test.each([
  ["/listes?ids=1", "&z=1"],
  ["/stock?brand=ford&price-max=20000", "&brandz=x"],
  ["/ford/models?fuel=petrol", "&page=2"],
  ["/news?page=1", "&ids=1"],
  ["/faq", "?page=2"],
])("%s is cached, and served whatever parameter is added on which it does not depend", async (path, unknown) => {
  await timingOf(path);
  expect(await timingOf(path)).toBe(HIT);
  expect(await timingOf(path + unknown)).toBe(HIT);
});

test("an advertisement's click meets the cached page, in any order of the filters", async () => {
  await timingOf("/stock?brand=kia&price-max=30000");
  expect(await timingOf("/stock?utm_source=n&price-max=30000&gclid=c&brand=kia")).toBe(HIT);
  await timingOf("/");
  expect(await timingOf("/?fbclid=a")).toBe(HIT);
});

test("a form is never cached, whatever is added", async () => {
  const { headers } = await sendRequest(`${site.url}/contact?utm_source=n`);
  expect(headers["cache-control"]).toBe("private, no-store");
});
