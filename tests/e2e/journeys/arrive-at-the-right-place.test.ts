import { openPage } from "../../browser-support/hydration.ts";
import { requestedDocuments } from "../../browser-support/requested-paths.ts";
import { expect, test } from "../../browser-support/test.ts";

test("another page begins at its top, back returns to where one was, and a hash leads below the bar", async ({
  visit,
}) => {
  const { page } = await visit();
  await openPage(page, "/concessions/bertrange#horaires");
  const topOf = (id: string): Promise<number> =>
    page.locator(`#${id}`).evaluate((section) => Math.round(section.getBoundingClientRect().top));
  const margin = await page.evaluate(() =>
    Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
  );
  expect(margin).toBeGreaterThan(0);
  await expect.poll(() => topOf("horaires")).toBe(Math.round(margin));
  const ford = page.getByRole("main").getByRole("link", { name: "Ford", exact: true });
  await ford.scrollIntoViewIfNeeded();
  const position = await page.evaluate(() => scrollY);
  expect(position).toBeGreaterThan(0);
  await ford.click();
  await page.waitForURL(/\/ford$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await page.waitForURL(/#horaires$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(position);
});

test("a link to a section below the first screen of another page leads there", async ({ visit }) => {
  const { page } = await visit();
  const documents = requestedDocuments(page);
  await openPage(page, "/volvo");
  await page.locator('main a[href$="#rendez-vous"]:visible').first().click();
  await page.waitForURL(/#rendez-vous$/);
  const form = page.locator("#rendez-vous");
  await form.waitFor();
  const margin = await page.evaluate(() =>
    Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
  );
  await expect
    .poll(() => form.evaluate((section) => Math.round(section.getBoundingClientRect().top)))
    .toBe(Math.round(margin));
  expect(documents).toEqual(["/volvo"]);
});
