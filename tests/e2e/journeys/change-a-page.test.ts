import { openPage } from "../../browser-support/hydration.ts";
import { listVehicles } from "../../browser-support/listed-vehicles.ts";
import { restyledElements } from "../../browser-support/checks/restyled-elements.ts";
import { expect, test } from "../../browser-support/test.ts";

/** The page, its foot and the bars that could make room for the new element. */
const MAX_RESTYLED = 30;

for (const [name, path] of [
  ["stock", () => "/stock"],
  ["vehicle", (vehicle: string) => vehicle],
] as const) {
  test(`${name}: what enters the page changes the styles of few elements`, async ({ site, visit }) => {
    const [vehicle] = await listVehicles(site, "perPage=1");
    const { page } = await visit({ viewport: { width: 390, height: 844 } });
    await openPage(page, path(`/stock/${vehicle?.slug}`));
    const restyled = await restyledElements(page);
    expect(restyled).toBeGreaterThan(0);
    expect(restyled).toBeLessThan(MAX_RESTYLED);
  });
}
