// Every form and kind of page of `use-a-page-before-its-scripts.test.ts`.
import {
  CALCULATIONS,
  calculateByButton,
  CHOICES,
  chooseEarly,
  expectNamedScripts,
} from "../../browser-support/early-visit.ts";
import { test } from "../../browser-support/test.ts";

test.use({ reusesTabs: false });

for (const choice of CHOICES) {
  test(`a choice in ${choice.form} applies that was made before the scripts had loaded`, async ({ site, visit }) => {
    await chooseEarly({ site, visit }, choice);
  });
}

for (const calculation of CALCULATIONS) {
  test(`${calculation.form} calculates by its button when its script does not load`, async ({ site, visit }) => {
    await calculateByButton({ site, visit }, calculation);
  });
}

for (const path of ["/", "/contact", "/concessions", "/private-lease", "/ford", "/ford/puma", "/faq", "/stock"]) {
  test(`${path} names all scripts that it needs to answer`, async ({ visit }) => {
    await expectNamedScripts(visit, path);
  });
}
