import { expect, test } from "../../browser/test.ts";
import { openPage } from "../../browser/hydration.ts";
import { requestedScripts } from "../../browser/requested-paths.ts";

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

test("the browser is asked to compile the framework while it arrives, not a small file", async ({ visit }) => {
  const { page } = await visit();
  const requested = requestedScripts(page);
  await openPage(page, "/faq");
  const hinted = await page.evaluate(async (paths) => {
    const codes = await Promise.all(paths.map(async (path) => [path, await (await fetch(path)).text()] as const));
    return codes.filter(([, code]) => code.startsWith("//# allFunctionsCalledOnLoad\n")).map(([path]) => path);
  }, requested);
  expect(
    hinted.map((path) => /\/assets\/([a-z]+)/.exec(path)?.[1] ?? path).toSorted((a, b) => (a < b ? -1 : 1)),
  ).toEqual(["framework", "root", "site"]);
});
