import { axeViolations } from "../../browser-support/checks/axe.ts";
import {
  box,
  count,
  countAt,
  historyLength,
  holdRequests,
  openStock,
  PHONE,
  pick,
} from "../../browser-support/stock-page.ts";
import { expect, test } from "../../browser-support/test.ts";

test("the drawer counts the vehicles of a choice and applies it as one step of the history", async ({ visit }) => {
  const { page, consoleErrors } = await visit(PHONE);
  await openStock(page);
  const all = await count(page);
  const steps = await historyLength(page);
  await page.getByRole("button", { name: /^Filtrer/ }).tap();
  await box(page, "brand", "opel").check();
  await pick(page, "transmission", "automatic");
  const expected = await countAt(page, "/stock?brand=opel&transmission=automatic");
  const see = page.getByRole("button", { name: `Voir ${expected} véhicules` });
  await see.waitFor();
  await expect(page.getByRole("status").filter({ hasText: String(expected) })).toHaveCount(1);
  expect(new URL(page.url()).search).toBe("");
  await expect.poll(() => count(page)).toBe(all);
  expect(await axeViolations(page)).toEqual([]);
  await see.tap();
  await page.waitForURL(/\?brand=opel&transmission=automatic$/);
  await expect.poll(() => count(page)).toBe(expected);
  await expect.poll(() => page.locator("#filtres:popover-open").count()).toBe(0);
  await expect.poll(() => historyLength(page)).toBe(steps + 1);
  await page.goBack();
  await expect.poll(() => count(page)).toBe(all);
  await expect(box(page, "brand", "opel")).not.toBeChecked();
  expect(consoleErrors).toEqual([]);
});

test("closing the drawer without applying changes nothing", async ({ visit }) => {
  const { page, consoleErrors } = await visit(PHONE);
  await openStock(page, "?brand=opel");
  const opels = await count(page);
  const see = page.locator(".filters-see");
  await page.getByRole("button", { name: /^Filtrer/ }).tap();
  await box(page, "brand", "ford").check();
  await box(page, "brand", "opel").uncheck();
  await page.locator('input[name="price-max"]').fill("9000");
  const expected = await countAt(page, "/stock?brand=ford&price-max=9000");
  const label = expected > 0 ? new RegExp(`Voir ${expected}`) : /^Aucun/;
  await expect.poll(() => see.textContent()).toMatch(label);
  await page.getByRole("button", { name: "Fermer les filtres" }).tap();
  await expect(page.locator("#filtres:popover-open")).toHaveCount(0);
  expect(new URL(page.url()).search).toBe("?brand=opel");
  await expect.poll(() => count(page)).toBe(opels);
  await page.getByRole("button", { name: /^Filtrer/ }).tap();
  await expect(box(page, "brand", "ford")).not.toBeChecked();
  await expect(box(page, "brand", "opel")).toBeChecked();
  await expect(page.locator('input[name="price-max"]')).toHaveValue("");
  await expect.poll(() => see.textContent()).toBe(`Voir ${opels}\u00a0véhicules`);
  expect(consoleErrors).toEqual([]);
});

test("the drawer reports a slow count and a missing network", async ({ visit }) => {
  const { page } = await visit(PHONE);
  await openStock(page);
  await page.getByRole("button", { name: /^Filtrer/ }).tap();
  const release = await holdRequests(page, /stock\.data/);
  await box(page, "brand", "opel").check();
  await page.getByRole("button", { name: "Calcul en cours…" }).waitFor();
  release();
  await page.getByRole("button", { name: /^Voir \d+/ }).waitFor();
  await page.unroute(/stock\.data/);
  await page.context().setOffline(true);
  await box(page, "fuel", "diesel").check();
  await page
    .getByRole("alert")
    .getByText(/le décompte reprendra/)
    .waitFor();
  await expect.poll(() => box(page, "fuel", "diesel").isChecked()).toBe(true);
  const expected = await countAt(page, "/stock?brand=opel&fuel=diesel");
  await page.context().setOffline(false);
  const label = expected > 0 ? new RegExp(`Voir ${expected}`) : /^Aucun/;
  await expect.poll(() => page.locator(".filters-see").textContent()).toMatch(label);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("filters, order and comparison share one bar at the bottom", async ({ visit }) => {
  const { page } = await visit(PHONE);
  await openStock(page);
  await page
    .getByRole("checkbox", { name: /^Comparer / })
    .first()
    .tap();
  const compare = page.getByRole("complementary", { name: "Comparaison en cours" }).getByRole("link");
  await expect(compare).toHaveAccessibleName("Ajoutez-en un deuxième 1");
  const boxes = await Promise.all(
    [
      page.locator(".stock-bar"),
      page.getByRole("button", { name: /^Filtrer/ }),
      page.getByLabel("Trier par"),
      compare,
    ].map((part) => part.boundingBox()),
  );
  const [bar, filter, sort, go] = boxes.map((part) => part ?? { x: 0, y: 0, width: 0, height: 0 });
  expect(go?.y).toBeCloseTo(filter?.y ?? 0, 0);
  expect(go?.x).toBeGreaterThan((sort?.x ?? 0) + (sort?.width ?? 0));
  expect((go?.x ?? 0) + (go?.width ?? 0)).toBeLessThan((bar?.x ?? 0) + (bar?.width ?? 0));
});

test("a search without a match keeps its filters and shows vehicles close to it", async ({ visit }) => {
  const { page } = await visit(PHONE);
  await openStock(page, "?brand=opel&price-max=5000&transmission=automatic");
  await expect.poll(() => count(page)).toBe(0);
  await expect(page.getByRole("link", { name: /^Retirer le filtre/ })).toHaveCount(3);
  await page.getByRole("heading", { level: 2, name: "Proches de votre recherche" }).waitFor();
  const results = page.locator(".stock-results");
  await expect(results.getByRole("article")).toHaveCount(6);
  const wider = results.getByRole("link", { name: /^Prix jusqu’à/ });
  const promised = Number(/(\d+)\u00a0véhicules?$/.exec((await wider.textContent()) ?? "")?.[1]);
  await wider.tap();
  await expect.poll(() => count(page)).toBe(promised);
  await page.getByRole("link", { name: "Tout effacer" }).click();
  await expect(page.getByRole("link", { name: /^Retirer le filtre/ })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Proches de votre recherche" })).toHaveCount(0);
});
