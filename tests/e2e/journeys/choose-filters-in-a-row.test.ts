import { openPage } from "../../browser-support/hydration.ts";
import { expect, test } from "../../browser-support/test.ts";

/** Chooses the last sort when the next page has arrived and is not displayed yet. */
const sortWithNextPage = (): void => {
  const push = history.pushState.bind(history);
  history.pushState = (...entry) => {
    history.pushState = push;
    push(...entry);
    const sort = document.querySelector<HTMLSelectElement>(".choice-filters select[name=sort]");
    queueMicrotask(() => {
      if (sort === null) return;
      sort.selectedIndex = sort.options.length - 1;
      sort.dispatchEvent(new Event("change", { bubbles: true }));
    });
  };
};

test("the page of an earlier choice does not undo a later one", async ({ visit }) => {
  const { page, consoleErrors } = await visit();
  await openPage(page, "/ford/tous-les-modeles");
  const { promise: isRead, resolve: read } = Promise.withResolvers<void>();
  await page.route(/\.data\?.*sort=/, async (route) => {
    await isRead;
    await route.continue();
  });
  const form = page.getByRole("form", { name: "Filtrer les modèles" });
  const [fuel, sort] = [form.locator("select[name=fuel]"), form.locator("select[name=sort]")];
  const last = await sort.locator("option").last().getAttribute("value");
  const count = page.locator(".model-found");
  const before = await count.innerText();
  await page.evaluate(sortWithNextPage);
  await fuel.selectOption({ index: 1 });
  await expect(count).not.toHaveText(before);
  // The list of the first choice is there, and the answer to the second is not.
  expect(await sort.inputValue()).toBe(last);
  read();
  await expect(page).toHaveURL(/fuel=\w+.*sort=\w+/);
  await expect(sort).toHaveValue(last ?? "");
  // The form follows the page again.
  await page.goBack();
  await expect(sort).toHaveValue("");
  expect(consoleErrors).toEqual([]);
});
