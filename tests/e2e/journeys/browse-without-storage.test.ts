import type { Page } from "@playwright/test";
import { openPage } from "../../browser-support/hydration.ts";
import { vehiclePath } from "../../browser-support/page-kinds.ts";
import { openStock } from "../../browser-support/stock-page.ts";
import { expect, test, type VisitSite } from "../../browser-support/test.ts";

test.use({ reusesTabs: false });

/** What browsers do that block site data, have no storage, or whose storage is full. */
const STORAGES = ["blocked", "absent", "full"] as const;

type StorageKind = (typeof STORAGES)[number];

const withStorage = (page: Page, kind: StorageKind): Promise<unknown> =>
  page.addInitScript((storage) => {
    const refuse = (name: string) => (): never => {
      throw new DOMException("The operation is insecure.", name);
    };
    const full = { getItem: () => null, removeItem: () => undefined, setItem: refuse("QuotaExceededError") };
    const get = { blocked: refuse("SecurityError"), absent: () => null, full: () => full }[storage];
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, { configurable: true, get });
  }, kind);

/** The router warns when a page is left that its position is not saved. */
const isAboutPositions = (text: string): boolean => text.startsWith("Failed to save scroll positions");

const visitWith = async (visit: VisitSite, kind: StorageKind) => {
  const { page, consoleErrors } = await visit();
  await withStorage(page, kind);
  return { page, errors: () => consoleErrors.filter((text) => !isAboutPositions(text)) };
};

for (const kind of STORAGES) {
  test(`with ${kind} storage a visitor filters, views vehicles, goes back and types into a lease request`, async ({
    site,
    visit,
  }) => {
    const { page, errors } = await visitWith(visit, kind);
    await openStock(page);
    await page.locator("#stock-q").fill("ford");
    await page.locator("#stock-q").press("Enter");
    await page.waitForURL(/brand=ford/);
    await page.locator(".vehicle-grid a.card-link").first().click();
    await page.waitForURL(/\/stock\/\d+-1-/);
    await page.goBack();
    await page.waitForURL(/brand=ford/);
    await openPage(page, "/");
    await openPage(page, `${await vehiclePath(site)}/leasing-en-ligne`);
    await page.getByRole("textbox").first().fill("Léa");
    await page.reload();
    expect(errors()).toEqual([]);
  });
}
