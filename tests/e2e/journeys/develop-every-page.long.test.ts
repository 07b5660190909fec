// Pages of the whole content in development; `develop-the-site.test.ts` opens two of a small one.
import { consoleErrorsOf } from "../../browser-support/checks/console-errors.ts";
import { openPage } from "../../browser-support/hydration.ts";
import { startDevelopmentSite } from "../../browser-support/sites/development-site.ts";
import { expect, test } from "../../browser-support/test.ts";
import { limit } from "../../time-limits.ts";

test("pages in development have no error at a first start", async ({ browser }) => {
  test.setTimeout(limit(300_000));
  const site = await startDevelopmentSite();
  try {
    const page = await browser.newPage();
    const errors = consoleErrorsOf(page, { hasScripts: true });
    for (const path of ["/", "/stock", "/faq", "/contact"]) {
      await openPage(page, site.url + path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
    expect(errors).toEqual([]);
    expect(site.output.filter((line) => line.includes("reloading"))).toEqual([]);
  } finally {
    await site.dispose();
  }
});
