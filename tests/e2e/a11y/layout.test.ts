import { openPage } from "../../browser/hydration.ts";
import { layoutProblems } from "../../browser/checks/layout-problems.ts";
import { listVehicles } from "../../browser/listed-vehicles.ts";
import { expect, test } from "../../browser/test.ts";

const PAGES: readonly (readonly [name: string, path: (vehicle: string) => string])[] = [
  ["home", () => "/"],
  ["stock", () => "/stock?brand=ford"],
  ["stock without a match", () => "/stock?brand=ford&price-max=1"],
  ["vehicle", (vehicle) => vehicle],
  ["form of a vehicle", (vehicle) => `${vehicle}/interessee`],
  ["lease calculator", (vehicle) => `${vehicle}/lease-calculator`],
  ["online leasing", (vehicle) => `${vehicle}/leasing-en-ligne`],
  ["comparison", () => "/stock/comparer"],
  ["favourites", () => "/stock/favoris"],
  ["lease offers", () => "/private-lease"],
  ["lease offer", () => "/private-lease/opel-corsa"],
  ["brand", () => "/ford"],
  ["models of a brand", () => "/opel/tous-les-modeles"],
  ["model", () => "/ford/models/puma"],
  ["story of a model", () => "/ford/puma"],
  ["content page with a table", () => "/services/apres-vente"],
  ["questions", () => "/faq"],
  ["contact", () => "/contact"],
  ["locator", () => "/concessions"],
  ["location", () => "/concessions/bertrange"],
  ["employees", () => "/collaborateurs"],
  ["vacancies", () => "/carrieres"],
  ["news", () => "/news"],
  ["error", () => "/nulle-part"],
];

for (const [name, path] of PAGES) {
  test(`${name}: nothing wraps, overlaps or repeats from 320 to 1920 pixels`, async ({ site, visit }) => {
    const [vehicle] = await listVehicles(site, "perPage=1&condition=new&availability=available&monthly-max=600");
    const { page } = await visit({ reducedMotion: "reduce" });
    await openPage(page, path(`/stock/${vehicle?.slug}`));
    expect(await layoutProblems(page)).toEqual([]);
  });
}
