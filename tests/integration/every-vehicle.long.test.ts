import { expect, test } from "vitest";
import { closedBelowMake, feedVehicles } from "../browser-support/feed-vehicles.ts";
import { sharedSite } from "../browser-support/sites/shared-site.ts";

const site = sharedSite();

test("every vehicle of the demo stock opens below its make, with the forms of its state", async () => {
  const vehicles = feedVehicles();
  expect(vehicles.length).toBe(720);
  expect(await closedBelowMake(site, vehicles)).toEqual([]);
});
