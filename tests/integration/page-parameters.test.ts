import { afterAll, beforeAll, expect, test } from "vitest";
import { startSite, type Site } from "../browser/site.ts";
import { sendRequest } from "../reliability/raw-requests.ts";

let site: Site;

beforeAll(async () => {
  site = await startSite();
}, 120_000);

afterAll(() => site?.dispose());

const requestTwice = async (path: string) => {
  const first = await sendRequest(site.url + path);
  const second = await sendRequest(site.url + path);
  return { cacheControl: first.headers["cache-control"], timing: second.headers["server-timing"] };
};

test.each([
  ["/listes?ids=1", "&z=1"],
  ["/stock?brand=ford&price-max=20000", "&brandz=x"],
  ["/ford/models?fuel=petrol", "&page=2"],
  ["/news?page=1", "&ids=1"],
  ["/faq", "?page=2"],
])("%s is cached, and not with a parameter on which it does not depend", async (path, unknown) => {
  expect(await requestTwice(path)).toMatchObject({ timing: "cache;desc=hit" });
  expect(await requestTwice(path + unknown)).toEqual({
    cacheControl: "private, no-store",
    timing: expect.stringContaining("render"),
  });
});
