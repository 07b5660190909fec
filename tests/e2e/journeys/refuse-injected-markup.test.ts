import { openPage } from "../../browser-support/hydration.ts";
import { expect, test } from "../../browser-support/test.ts";

test("a page runs no markup and no script that its own code did not mean to write", async ({ visit }) => {
  const { page } = await visit();
  await openPage(page, "/stock");
  const outcomes = await page.evaluate(() => {
    const outcomeOf = (assign: () => unknown): string => {
      try {
        assign();
        return "done";
      } catch (error) {
        return error instanceof Error ? error.name : "thrown";
      }
    };
    const element = document.createElement("div");
    return {
      markup: outcomeOf(() => (element.innerHTML = "<img src=x onerror=alert(1)>")),
      beside: outcomeOf(() => document.body.insertAdjacentHTML("beforeend", "<b>Bonjour</b>")),
      script: outcomeOf(() => (document.createElement("script").src = "https://other.example/a.js")),
      worker: outcomeOf(() => new Worker("data:text/javascript,0")),
      code: outcomeOf(() => (document.createElement("script").text = "<!-- alert(1)")),
      text: outcomeOf(() => (element.textContent = "<b>Bonjour</b>")),
    };
  });
  expect(outcomes).toEqual({
    markup: "TypeError",
    beside: "TypeError",
    script: "TypeError",
    worker: "TypeError",
    code: "TypeError",
    text: "done",
  });
});

test("navigation in the browser writes the data blocks of the next page", async ({ visit }) => {
  const { page, consoleErrors } = await visit();
  await openPage(page, "/stock");
  const blocks = page.locator('head script[type="application/ld+json"]');
  await page.locator("main article a[href^='/stock/']").first().click();
  await page.waitForURL(/\/stock\/\d+-/);
  await expect.poll(async () => (await blocks.allTextContents()).join("\n")).toContain('"Car"');
  expect(consoleErrors).toEqual([]);
});
