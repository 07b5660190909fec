import { expect, test } from "vitest";
import { sharedSite } from "../browser-support/sites/shared-site.ts";
import { sendRequest } from "../reliability/raw-requests.ts";

const site = sharedSite();

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

const leasedVehicle = async (): Promise<string> => {
  const query = "perPage=1&condition=new&availability=available&monthly-max=600";
  const answer = await (await fetch(`${site.url}/api/v1/vehicles?${query}`)).json();
  return `/stock/${(answer as { vehicles: readonly { slug: string }[] }).vehicles[0]?.slug}`;
};

test.each([
  ["a vehicle", async () => leasedVehicle()],
  ["the calculator of a vehicle", async () => `${await leasedVehicle()}/lease-calculator`],
  ["a lease offer", async () => "/private-lease/opel-corsa"],
])("the cached page of %s does not answer for other lease terms", async (_, pathOf) => {
  const path = await pathOf();
  await timingOf(path);
  const cached = (await sendRequest(site.url + path)).body;
  const other = await sendRequest(`${site.url}${path}?duration=36&z=1`);
  expect(other.status).toBe(200);
  expect(other.headers["server-timing"]).not.toBe(HIT);
  expect(other.body.equals(cached)).toBe(false);
  expect(other.body.toString()).toMatch(/36.mois/u);
});

test("a form is never cached, whatever is added", async () => {
  const { headers } = await sendRequest(`${site.url}/contact?utm_source=n`);
  expect(headers["cache-control"]).toBe("private, no-store");
});
