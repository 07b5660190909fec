import { afterAll, beforeAll, expect, test } from "vitest";
import { sharedSite } from "../browser/shared-site.ts";
import { startSite, type Site } from "../browser/site.ts";
import { type Car, createVisitor } from "./form-visitor.ts";

/** The same stock under the settings of the default market. */
let site: Site;
let ford: Car;

const luxembourg = createVisitor(sharedSite);
const { request, read, describeResponse } = createVisitor(() => site);

beforeAll(async () => {
  site = await startSite({ env: { SITE: "default" } });
  ford = await luxembourg.findFirstVehicle("brand=ford&condition=new");
}, 120_000);

afterAll(() => site?.dispose());

const fillIn = (path: string): string => path.replaceAll("{ford}", ford.slug).replaceAll("{id}", String(ford.id));

test("the forms use the market's texts and accept a trade-in", async () => {
  expect(await describeResponse(fillIn("/stock/{ford}/test-drive"))).toBe("200");
  expect(await describeResponse(fillIn("/stock/{ford}/essai-routier"))).toBe(fillIn("301 /stock/{ford}/test-drive"));
  expect(await describeResponse(fillIn("/stock/favoris/demande?ids={id}"))).toBe(
    fillIn("301 /stock/favorite/demande?ids={id}"),
  );
  expect(await describeResponse(fillIn("/stock/favorite/demande?ids={id}"))).toBe("200");
  const path = fillIn("/stock/{ford}/reprise");
  expect(await read(fillIn("/stock/{ford}"))).toContain(`href="${path}"`);
  expect(await describeResponse(path)).toBe("200");
  expect(await luxembourg.read(fillIn("/stock/{ford}"))).not.toContain(path);
});

test("the lists use the market's texts", async () => {
  for (const path of ["/stock/compare", "/stock/favorite"]) expect((await request(path)).status).toBe(200);
  const comparison = await request("/stock/comparer");
  expect([comparison.status, comparison.headers.get("location")]).toEqual([301, "/stock/compare"]);
  expect(comparison.headers.getSetCookie()).toEqual([]);
  expect(await read("/stock")).toContain('href="/stock/favorite"');
});
