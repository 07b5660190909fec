import type { Locator, Page } from "@playwright/test";
import { openPage } from "../../browser/hydration.ts";
import type { Site } from "../../browser/site.ts";
import { expect, test } from "../../browser/test.ts";

type ApiVehicle = {
  readonly id: number;
  readonly slug: string;
  readonly availability: string;
  readonly price: { readonly purchase: { readonly before_discount: object | null } };
};

/** Vehicles of the demo group, whose feed states a previous price for both. */
const IDS = { reserved: 21_025, sold: 20_563 } as const;

const findVehicle = async ({ url }: Pick<Site, "url">, availability: keyof typeof IDS): Promise<ApiVehicle> => {
  const vehicle = (await (await fetch(`${url}/api/v1/vehicles/${IDS[availability]}`)).json()) as ApiVehicle;
  expect(vehicle.availability).toBe(availability);
  return vehicle;
};

const LABELS = { reserved: "Réservé", sold: "Vendu" } as const;

const SCREENS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

const isOnFirstScreen = async (page: Page, target: Locator): Promise<boolean> => {
  const box = await target.boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  return box !== null && box.y >= 0 && box.y + box.height <= height;
};

const colorOf = (target: Locator): Promise<string> => target.evaluate((element) => getComputedStyle(element).color);

const isInside = async (inner: Locator, outer: Locator): Promise<boolean> => {
  const [a, b] = [await inner.boundingBox(), await outer.boundingBox()];
  return (
    a !== null &&
    b !== null &&
    a.x >= b.x &&
    a.y >= b.y &&
    a.x + a.width <= b.x + b.width &&
    a.y + a.height <= b.y + b.height
  );
};

for (const viewport of SCREENS) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test("a reserved vehicle says so on its picture, with a grey price and no saving", async ({ visit, site }) => {
      const { page, consoleErrors } = await visit({ viewport });
      const { slug } = await findVehicle(site, "reserved");
      await openPage(page, `/stock/${slug}`);
      const badge = page.locator(".gallery-state");
      await expect.poll(() => badge.textContent()).toBe(LABELS.reserved);
      expect(await isInside(badge, page.locator(".gallery-stage"))).toBe(true);
      expect(await isOnFirstScreen(page, badge)).toBe(true);
      const price = page.locator(".offer .price-page .price-amount");
      const title = page.getByRole("heading", { level: 1 });
      expect(await colorOf(price)).not.toBe(await colorOf(title));
      expect(await page.locator(".offer .price-before, .offer-saved").count()).toBe(0);
      const [state, amount] = [await page.locator(".offer-state").boundingBox(), await price.boundingBox()];
      expect(state?.y ?? 0).toBeLessThan(amount?.y ?? 0);
      expect(consoleErrors).toEqual([]);
    });

    test("a sold vehicle names its state and shows its alternatives before itself", async ({ visit, site }) => {
      const { page, consoleErrors } = await visit({ viewport });
      const { slug, price } = await findVehicle(site, "sold");
      expect(price.purchase.before_discount).toBeNull();
      await openPage(page, `/stock/${slug}`);
      const state = page.locator(".sold-head .offer-not");
      await expect.poll(() => state.textContent()).toBe(LABELS.sold);
      expect(await isOnFirstScreen(page, state)).toBe(true);
      const alternative = page.locator(".similar .card-picture").first();
      expect(await isOnFirstScreen(page, alternative)).toBe(true);
      const [first, own] = [await alternative.boundingBox(), await page.locator(".gallery-stage").boundingBox()];
      expect(first?.y ?? 0).toBeLessThan(own?.y ?? 0);
      await expect.poll(() => page.locator(".gallery-state").textContent()).toBe(LABELS.sold);
      expect(await page.locator(".offer .price-before, .offer-saved").count()).toBe(0);
      await expect.poll(() => page.getByRole("heading", { level: 1 }).count()).toBe(1);
      expect(consoleErrors).toEqual([]);
    });
  });
}
