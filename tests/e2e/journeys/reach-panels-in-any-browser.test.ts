import type { Page } from "@playwright/test";
import { launchOptions } from "../../browser-support/chromium.ts";
import { openPage } from "../../browser-support/hydration.ts";
import { vehiclePath } from "../../browser-support/page-kinds.ts";
import { expect, test } from "../../browser-support/test.ts";

// A scrollbar that takes room, as on Windows; headless browsers have none.
test.use({ reusesTabs: false, launchOptions: { ...launchOptions(), ignoreDefaultArgs: ["--hide-scrollbars"] } });

const SUPPORTS = "selector(:popover-open)";

/** As in iOS 16 and Firefox 115: neither the attributes nor the functions nor the selector of popovers are known. */
const withoutPopovers = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    for (const name of ["popover", "showPopover", "hidePopover", "togglePopover"]) {
      Reflect.deleteProperty(HTMLElement.prototype, name);
    }
    const isUnknown = (selector: string): boolean => selector.includes(":popover-open");
    for (const name of ["matches", "closest"] as const) {
      const known = Element.prototype[name];
      Object.defineProperty(Element.prototype, name, {
        value(this: Element, selector: string) {
          if (isUnknown(selector)) throw new SyntaxError(`${selector} is not a valid selector`);
          return Reflect.apply(known, this, [selector]);
        },
      });
    }
  });
  await page.route("**/*", async (route) => {
    const type = route.request().resourceType();
    if (type !== "document" && type !== "stylesheet") return route.fallback();
    const response = await route.fetch();
    const text = await response.text();
    const body =
      type === "stylesheet"
        ? text.replaceAll(SUPPORTS, "selector(:unknown-to-all)")
        : text.replaceAll(/ popover="[a-z]*"/g, "").replaceAll(" popovertarget=", " data-target=");
    return route.fulfill({ response, body });
  });
};

const excess = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const width of [390, 1024]) {
  test(`a browser without popovers has menu and filters in the page at ${width} pixels`, async ({ visit, site }) => {
    const { page, consoleErrors } = await visit({ viewport: { width, height: 844 } });
    await withoutPopovers(page);
    for (const path of ["/stock", await vehiclePath(site), "/private-lease", "/contact"]) {
      await openPage(page, path);
      expect(await excess(page), path).toBe(0);
      await expect(page.locator(".popover").filter({ visible: true })).toHaveCount(0);
      await expect(page.locator("header [data-target]").filter({ visible: true })).toHaveCount(0);
      await expect(page.locator("header nav .nav-link").first()).toBeInViewport();
    }
    await openPage(page, "/stock");
    const box = page.locator("#filtres");
    await expect(box).toBeInViewport();
    expect(await box.evaluate((element) => element.getBoundingClientRect().height)).toBeLessThanOrEqual(844);
    await page.locator('#filtres input[name="fuel"][value="electric"]').check();
    await page.waitForURL(/[?&]fuel=electric/);
    await page.locator("header nav a").filter({ visible: true }).first().click();
    await page.waitForURL((url) => url.pathname !== "/stock");
    expect(consoleErrors).toEqual([]);
  });
}

test("drawers and dialogs stand beside a scrollbar that takes room", async ({ visit }) => {
  const { page } = await visit({ viewport: { width: 390, height: 844 } });
  await openPage(page, "/stock");
  const room = await page.evaluate(() => [innerWidth, document.documentElement.clientWidth]);
  expect(room[0]).toBeGreaterThan(room[1] ?? 0);
  for (const id of ["menu", "filtres"]) {
    await page.locator(`[popovertarget="${id}"]`).filter({ visible: true }).first().click();
    const panel = page.locator(`#${id}:popover-open`);
    await panel.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
    const { left, right } = await panel.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
    expect([id, left, right]).toEqual([id, 0, room[1]]);
    await page.keyboard.press("Escape");
    await expect(panel).toHaveCount(0);
  }
});
