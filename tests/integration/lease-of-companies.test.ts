import { expect, test } from "vitest";
import { sharedSite } from "../browser-support/sites/shared-site.ts";
import { readPages } from "./site-with-settings.ts";

const { url } = sharedSite();
const readPage = readPages(url);

const plain = (text: string): string => text.replaceAll(/[\s\u00a0\u202f]+/gu, " ").trim();

test.each(["/business-lease", "/entreprise/fleet-leasing"])(
  "%s has vans, each payment without the tax and with it",
  async (path) => {
    const page = await readPage(path);
    const vans = page.querySelectorAll("#utilitaires .offer-card-price");
    expect(vans).toHaveLength(3);
    const all = page.querySelectorAll(".offer-card-price").map(({ text }) => plain(text));
    for (const price of all) expect(price).toMatch(/^[\d ,]+ € ?\/mois hors TVA.*soit [\d ,]+ € TTC$/);
    expect(page.querySelector('a[href^="/entreprise/vehicules-utilitaires"]')).not.toBeNull();
  },
);

test("the lowest price of a model on its card says that it has the tax", async () => {
  const page = await readPage("/opel/tous-les-modeles");
  const prices = page.querySelectorAll(".vehicle-grid .price").map(({ text }) => plain(text));
  expect(prices.length).toBeGreaterThan(3);
  for (const price of prices) expect(price).toMatch(/^[\d ]+ € ?TTC$/);
});
