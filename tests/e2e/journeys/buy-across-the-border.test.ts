import { openPage } from "../../browser-support/hydration.ts";
import { listVehicles } from "../../browser-support/listed-vehicles.ts";
import type { Site } from "../../browser-support/sites/site.ts";
import { expect, test } from "../../browser-support/test.ts";

const NEW_ELECTRIC = "condition=new&availability=available&fuel=electric&price-min=20000&perPage=1";

const newElectric = async (site: Pick<Site, "url">): Promise<string> => {
  const [vehicle] = await listVehicles(site, NEW_ELECTRIC);
  return `/stock/${vehicle?.slug}`;
};

const LABEL = "J’habite en";

test("a buyer who lives in Belgium sees what a new car costs there, on every car and offer, and the choice stays on the device", async ({
  visit,
  site,
}) => {
  const { page } = await visit();
  const path = await newElectric(site);
  await openPage(page, path);
  const price = await page.locator(".offer-price .price").first().textContent();
  const cents = Math.round(Number((price ?? "").replaceAll(/[^\d,]/g, "").replace(",", ".")) * 100);
  const net = Math.round(cents / 1.17);
  await page.getByLabel(LABEL).selectOption("Belgique");
  const box = page.locator(".residence");
  await expect(box.getByRole("link", { name: "Tout sur l’achat quand on habite en Belgique" })).toBeVisible();
  const shown = await box.locator("strong").textContent();
  expect(
    Math.round(
      Number(
        (shown ?? "")
          .split("€")[0]
          ?.replaceAll(/[^\d,]/g, "")
          .replace(",", "."),
      ) * 100,
    ),
  ).toBe(Math.round(net * 1.21));
  await expect(box).toContainText("TVA belge de 21");
  await expect(box).toContainText("Taxe de mise en circulation");
  await expect(box).not.toContainText("rien de plus");
  await expect(box).toContainText("Plaques d’exportation");
  await expect(box).toContainText("Remise en concession");
  // Nobody has registered a new car: no inspection of an import.
  await expect(box).not.toContainText("Contrôle technique");
  // Only who registers the car in Luxembourg gets the premium of the State.
  await expect(page.locator("#cout table")).not.toContainText("Prime de l’État");
  expect((await page.context().cookies()).map(({ value }) => value).join()).not.toContain("belgique");
  const [used] = await listVehicles(site, "condition=used&availability=available&perPage=1");
  await openPage(page, `/stock/${used?.slug}`);
  await expect(box).toContainText("Contrôle technique belge pour une occasion");
  await openPage(page, "/private-lease/opel-corsa");
  await expect(page.getByLabel(LABEL)).toHaveValue("belgique");
  await expect(page.locator(".residence")).toContainText("Demandez-nous si le loueur accepte votre pays");
  await openPage(page, path);
  await page.getByLabel(LABEL).selectOption("Luxembourg");
  await expect(page.locator("#cout table")).toContainText("Prime de l’État");
  await expect(box.getByRole("link")).toHaveCount(0);
});

test("a buyer without scripts gets to the page of the country, whose facts name their sources", async ({
  visit,
  site,
}) => {
  const { page } = await visit({ javaScriptEnabled: false });
  await page.goto(`${site.url}${await newElectric(site)}`);
  await page.getByLabel(LABEL).selectOption("France");
  await page.getByRole("button", { name: "Voir ce que cela change" }).click();
  await expect(page).toHaveURL(/\/frontaliers\/france$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Acheter chez nous quand on habite en France");
  const facts = page.locator("main dl .stack:has(> .text-soft)");
  const count = await facts.count();
  expect(count).toBeGreaterThan(7);
  await expect(page.locator("main dl .text-soft", { hasText: /^Source.*, (?:du|à jour au) .+\s\d{4}$/ })).toHaveCount(
    count,
  );
  await expect(page.getByRole("main")).toContainText("quitus fiscal");
  await expect(page.getByRole("heading", { name: "Ce que cette page ne dit pas" })).toBeVisible();
});
