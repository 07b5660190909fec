import { expect, test } from "../../browser/test.ts";
import { openPage } from "../../browser/hydration.ts";

declare global {
  interface Window {
    intlObjects: string[];
  }
}

/** Writes down each formatter and collator that a page makes, and each call that makes one. */
const recordIntl = (): void => {
  window.intlObjects = [];
  for (const name of ["NumberFormat", "DateTimeFormat", "Collator", "PluralRules", "ListFormat"] as const) {
    const recorded = new Proxy(Intl[name], {
      construct: (target, values) => {
        window.intlObjects.push(name);
        return Reflect.construct(target as new () => object, values);
      },
    });
    Object.defineProperty(Intl, name, { value: recorded });
  }
  for (const [owner, name] of [
    [Number.prototype, "toLocaleString"],
    [Date.prototype, "toLocaleDateString"],
    [String.prototype, "localeCompare"],
  ] as const) {
    const original = Reflect.get(owner, name) as (...values: unknown[]) => unknown;
    const recorded = function (this: unknown, ...values: unknown[]) {
      window.intlObjects.push(name);
      return original.apply(this, values);
    };
    Object.defineProperty(owner, name, { value: recorded });
  }
};

const PATHS = ["/", "/stock", "/stock/23961-1-ford-capri-select-52-kwh-rwd-170", "/concessions", "/ford"];

// The first one takes 25 ms of a computer, 100 ms of a phone.
for (const path of PATHS) {
  test(`${path} starts without a formatter of Intl`, async ({ visit }) => {
    const { page } = await visit();
    await page.addInitScript(recordIntl);
    await openPage(page, path);
    expect(await page.evaluate(() => window.intlObjects)).toEqual([]);
    expect(
      await page.evaluate(() => {
        new Intl.NumberFormat("fr-FR").format(1);
        (1).toLocaleString("fr-FR");
        return window.intlObjects;
      }),
    ).toEqual(["NumberFormat", "toLocaleString"]);
  });
}
