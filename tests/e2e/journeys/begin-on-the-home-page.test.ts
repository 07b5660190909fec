import { axeViolations } from "../../browser-support/checks/axe.ts";
import { openPage } from "../../browser-support/hydration.ts";
import { expect, test } from "../../browser-support/test.ts";

const SCREENS = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
];

for (const viewport of SCREENS)
  test(`at ${viewport.width} pixels the head takes 520 pixels, and the ways in begin in the first screen`, async ({
    visit,
  }) => {
    const { page, consoleErrors } = await visit({ viewport });
    await openPage(page, "/");
    const head = await page.locator(".showroom").boundingBox();
    expect(head?.height).toBeLessThanOrEqual(520);
    const bar = await page.locator(".contact-bar").boundingBox();
    const end = bar && bar.height > 0 ? bar.y : viewport.height;
    const first = await page.locator(".showroom ~ section").first().getByRole("link").first().boundingBox();
    expect((first?.y ?? Infinity) + 32).toBeLessThanOrEqual(end);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    expect(consoleErrors).toEqual([]);
  });
